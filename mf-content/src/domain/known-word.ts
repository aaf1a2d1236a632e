/** A word of the address if it is one of those that mean something, else null: nonsense narrows nothing. */
export const knownWord = <T extends string>(value: string | null, words: readonly T[]): T | null =>
  words.find((word) => word === value) ?? null
