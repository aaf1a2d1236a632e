/** What a screen says where it has no words: a key, or a place for a value. */
export const BARE_WORDS = [/\b(shell|content|booking|map|games|guide|profile):[a-z]/i, /\{\{\w+\}\}/]
