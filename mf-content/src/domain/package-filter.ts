import type { TravelPackage } from '@sureda/contract/travel-package'

/** Texts of a package that a search looks through. */
export const wordsOfPackage = (item: TravelPackage): (string | undefined)[] => [
  item.title,
  item.summary,
  item.operator?.name,
]
