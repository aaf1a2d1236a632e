import { OPERATOR_CATEGORIES, OPERATOR_TYPES } from '@sureda/contract/enums'
import type { Operator } from '@sureda/contract/operator'
import { matchesText } from '@sureda/contract/text-match'
import { knownWord } from './known-word.ts'

/** What narrows the operators, as it stands in the address: `?type=agencia&category=alojamiento&q=cassa`. */
export interface OperatorFilter {
  type: Operator['type'] | null
  category: Operator['category'] | null
  q: string
}

export const readOperatorFilter = (search: URLSearchParams): OperatorFilter => ({
  type: knownWord(search.get('type'), OPERATOR_TYPES),
  category: knownWord(search.get('category'), OPERATOR_CATEGORIES),
  q: search.get('q') ?? '',
})

export const filterOperators = (
  all: readonly Operator[],
  { type, category, q }: OperatorFilter,
): Operator[] =>
  all.filter(
    (item) =>
      (type === null || item.type === type) &&
      (category === null || item.category === category) &&
      matchesText(q, [item.name, item.municipality, item.description]),
  )

/** By category in the order of the specification, each by name; a category nobody stands in is left out. */
export function byCategory(operators: readonly Operator[], language: string) {
  return OPERATOR_CATEGORIES.map((category) => ({
    category,
    operators: operators
      .filter((item) => item.category === category)
      .sort((a, b) => a.name.localeCompare(b.name, language)),
  })).filter(({ operators: some }) => some.length > 0)
}
