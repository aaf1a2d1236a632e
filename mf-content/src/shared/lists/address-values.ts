/** A value of the address if it is known, otherwise null, so that an unknown value does not filter. */
export const knownValue = <T extends string>(value: string | null, words: readonly T[]): T | null =>
  words.find((word) => word === value) ?? null

/** The values of a parameter, as one list (`?season=otono,invierno`) or repeated, as forms and other links write them. */
export const listedValues = (search: URLSearchParams, name: string): string[] => [
  ...new Set(search.getAll(name).join(',').split(',').filter(Boolean)),
]
