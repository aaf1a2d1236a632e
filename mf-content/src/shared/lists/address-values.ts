/** A value of the address if it is a known one, else null, so that an unknown value is no filter. */
export const knownValue = <T extends string>(value: string | null, words: readonly T[]): T | null =>
  words.find((word) => word === value) ?? null

/** The values of a parameter, as one list (`?season=otono,invierno`) or repeated, as in forms and other links. */
export const listedValues = (search: URLSearchParams, name: string): string[] => [
  ...new Set(search.getAll(name).join(',').split(',').filter(Boolean)),
]
