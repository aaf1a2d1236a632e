import type { Route } from '@sureda/contract/schemas/catalogue/route'

/** Texts of a route that a search looks through. */
export const searchTextsOfRoute = ({ title, summary, province, start, operator }: Route): string[] => [
  title,
  summary,
  province,
  start.name,
  operator?.name ?? '',
]
