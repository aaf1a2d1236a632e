/** A word of the address if it is one of those that mean something, else null: nonsense narrows nothing. */
export const knownValue = <T extends string>(value: string | null, words: readonly T[]): T | null =>
  words.find((word) => word === value) ?? null

/** The words an address lists under a name, as one parameter (`?season=otono,invierno`) or as forms and other people's links repeat it. */
export const listedValues = (search: URLSearchParams, name: string): string[] => [
  ...new Set(search.getAll(name).join(',').split(',').filter(Boolean)),
]
