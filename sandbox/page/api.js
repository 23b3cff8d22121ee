/** @file The sandbox's HTTP routes and its live socket. */

/** A request the sandbox refused; `message` is a sentence fit to show. */
export class Refused extends Error {
  /** @param {string} message @param {number} status */
  constructor(message, status) {
    super(message);
    this.status = status;
  }
}

/** @param {string} method @param {string} path @param {any} [body] @param {AbortSignal} [signal] @returns {Promise<any>} */
async function call(method, path, body, signal) {
  const headers = new Headers(body ? { "Content-Type": "application/json" } : {});
  let response;
  try {
    response = await fetch(path, { method, headers, body: body && JSON.stringify(body), signal });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new Refused("The sandbox doesn’t answer.", 0);
  }
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Refused(answer.message || `${response.status} ${response.statusText}`, response.status);
  return answer;
}

const as = (/** @type {string|null} */ user) => (user ? `?user=${encodeURIComponent(user)}` : "");

export const api = {
  /** @param {string|null} user */
  state: (user) => call("GET", `/sandbox/state${as(user)}`),
  /** @param {{name: string, locale?: string, manager?: boolean, guild?: string|false}} person `guild`: false for none */
  createPerson: (person) => call("POST", "/sandbox/users", person),
  /** @param {string} user @param {object} change */
  changePerson: (user, change) => call("PATCH", `/sandbox/users/${user}`, change),
  /** @param {string} name @param {string} guild @param {string[]} [members] who alone sees it; without them everybody does @param {boolean} [forum] */
  createChannel: (name, guild, members, forum) => call("POST", "/sandbox/channels", { name, guild, private: members, forum }),
  /** @param {string} name @param {string} user who makes it, and manages it */
  createServer: (name, user) => call("POST", "/sandbox/guilds", { name, user }),
  /** @param {string} guild @param {{bot: boolean}} change */
  changeServer: (guild, change) => call("PATCH", `/sandbox/guilds/${guild}`, change),
  /** @param {string} guild @param {string} user */
  enter: (guild, user) => call("PUT", `/sandbox/guilds/${guild}/members/${user}`),
  /** @param {string} guild @param {string} user */
  depart: (guild, user) => call("DELETE", `/sandbox/guilds/${guild}/members/${user}`),
  /** @param {string} channel */
  deleteChannel: (channel) => call("DELETE", `/sandbox/channels/${channel}`),
  /** @param {string} channel @param {object} change */
  changeChannel: (channel, change) => call("PATCH", `/sandbox/channels/${channel}`, change),
  /** @param {string} channel @param {string} user @param {string} name */
  createThread: (channel, user, name) => call("POST", `/sandbox/channels/${channel}/threads`, { user, name }),
  /** @param {string} forum @param {string} user @param {string} name @param {string} content @param {string[]} tags ids */
  createPost: (forum, user, name, content, tags) =>
    call("POST", `/sandbox/channels/${forum}/threads`, { user, name, content, tags }),
  /** @param {string} user @param {string[]} people with whom @param {string} name of the group */
  converse: (user, people, name) => call("POST", "/sandbox/conversations", { user, people, name }),
  /** @param {string} channel @param {string} user */
  messages: (channel, user) => call("GET", `/sandbox/channels/${channel}/messages${as(user)}`),
  /** @param {string} channel @param {string} user @param {string} content */
  say: (channel, user, content) => call("POST", `/sandbox/channels/${channel}/messages`, { user, content }),
  /** @param {string} message @param {string} user */
  remove: (message, user) => call("DELETE", `/sandbox/messages/${message}${as(user)}`),
  /** @param {string} user @param {string} channel */
  commands: (user, channel) => call("GET", `/sandbox/commands${as(user)}&channel=${channel}`),
  /** @param {object} body @param {AbortSignal} [signal] */
  interact: (body, signal) => call("POST", "/sandbox/interactions", body, signal),
  /** @param {number} seconds */
  setClock: (seconds) => call("POST", "/sandbox/clock", { seconds }),
  faults: () => call("GET", "/sandbox/faults"),
  /** @param {object} change */
  setFaults: (change) => call("POST", "/sandbox/faults", change),
};

/** The live socket of one user. It comes back by itself, and says each time when it is open or gone. */
export class Live {
  /**
   * @param {string} user
   * @param {{frame: (frame: {t: string, d: any}) => void, open: () => void, gone: () => void}} heard
   */
  constructor(user, heard) {
    this.user = user;
    this.heard = heard;
    this.wait = 250;
    this.connect();
    window.addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.hurry());
  }

  connect() {
    this.timer = 0;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/sandbox/live${as(this.user)}`);
    socket.onopen = () => {
      this.wait = 250;
      this.heard.open();
    };
    socket.onmessage = (event) => this.heard.frame(JSON.parse(event.data));
    socket.onclose = () => {
      this.heard.gone();
      this.timer = window.setTimeout(() => this.connect(), this.wait);
      this.wait = Math.min(this.wait * 2, 4000);
    };
  }

  hurry() {
    if (!this.timer) return;
    clearTimeout(this.timer);
    this.connect();
  }
}
