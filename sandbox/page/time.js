/** @file The sandbox's time of day, which testers set forward. */

let ahead = 0;

/** Learns what time it is in the sandbox. @param {number} seconds since 1970 */
export function setNow(seconds) {
  ahead = seconds * 1000 - Date.now();
}

/** The sandbox's time. */
export const now = () => new Date(Date.now() + ahead);
