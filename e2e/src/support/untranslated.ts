/** What a screen says where it has no words: a key, or a place for a value. */
export const UNTRANSLATED = [/\b(shell|content|booking|map|games|guide|profile):[a-z]/i, /\{\{\w+\}\}/]
