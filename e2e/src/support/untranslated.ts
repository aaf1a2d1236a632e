/** What a screen shows in place of a missing text: its key, or an unfilled placeholder. */
export const UNTRANSLATED = [/\b(shell|content|booking|map|games|guide|profile):[a-z]/i, /\{\{\w+\}\}/]
