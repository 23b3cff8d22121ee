/**
 * @file The shapes the page works with: Discord's own, as far as the page reads them. Types only.
 *
 * @typedef {{id: string, username: string, global_name?: string|null, bot?: boolean}} User
 * @typedef {User & {locale: string, dms_open: boolean, installed: boolean, guilds: Object<string, {manager: boolean, roles: string[]}>}} Person
 * @typedef {{id: string, name: string, roles: any[], bot: boolean}} Guild   `bot`: whether the bot is in it
 * @typedef {{id: string, name: string, emoji_name?: string|null}} Tag
 * @typedef {{id: string, type: number, name?: string, flags?: number, owner_id?: string, available_tags?: Tag[], applied_tags?: string[], thread_metadata?: any, topic?: string, parent_id?: string, guild_id?: string, private?: string[]|null, recipients?: User[],
 *   last_message_id?: string|null, bot_permissions?: Object<string, boolean>, external_apps?: boolean}} Channel
 * @typedef {{id: string, filename: string, url: string, description?: string, size: number, content_type?: string,
 *   width?: number, height?: number}} Attachment
 * @typedef {{type: number, custom_id?: string, [key: string]: any}} Component
 * @typedef {{id: string, channel_id: string, type: number, author: User, content: string, timestamp: string,
 *   edited_timestamp?: string|null, flags?: number, embeds?: any[], attachments?: Attachment[], components?: Component[],
 *   mentions?: User[], mention_everyone?: boolean, referenced_message?: Message|null, interaction_metadata?: any,
 *   interaction?: any, thread?: Channel, dismissable?: boolean}} Message
 * @typedef {{name: string, value: string|number, name_localizations?: Object<string, string>}} OptionChoice
 * @typedef {{type: number, name: string, description: string, required?: boolean, choices?: OptionChoice[],
 *   autocomplete?: boolean, min_value?: number|null, max_value?: number|null, options?: CommandOption[], channel_types?: number[],
 *   name_localizations?: Object<string, string>, description_localizations?: Object<string, string>}} CommandOption
 * @typedef {{path: string, shown: string, description: string, options: CommandOption[]}} Command
 *   `path` is the name sent, `shown` the name in the reader's language; both without the slash.
 * @typedef {{value: string, label: string, description?: string, emoji?: any, person?: User, selected?: boolean}} Item
 * @typedef {{store: import("./store.js").Store, open: (channel: string) => void, toast: (words: string) => void}} App
 */

export {};
