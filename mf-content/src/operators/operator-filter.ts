import { OPERATOR_CATEGORIES, OPERATOR_TYPES } from '@sureda/contract/codes/enums'
import { matchesText } from '@sureda/contract/rules/text-match'
import type { Operator } from '@sureda/contract/schemas/catalogue/operator'
import { knownValue } from '../shared/lists/address-values.ts'

/** The filters of the operators, as in the address: `?type=agencia&category=alojamiento&q=cassa`. */
export interface OperatorFilter {
  type: Operator['type'] | null
  category: Operator['category'] | null
  q: string
}

export const readOperatorFilter = (search: URLSearchParams): OperatorFilter => ({
  type: knownValue(search.get('type'), OPERATOR_TYPES),
  category: knownValue(search.get('category'), OPERATOR_CATEGORIES),
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

/** Groups of operator categories, because there are too many categories to browse. */
export const OPERATOR_GROUPS = {
  stay: ['alojamiento', 'restauracion'],
  visit: ['guia_turistico', 'recurso_interes_turistico', 'instalacion_turistica', 'organizacion_eventos'],
  local: ['negocio_local'],
  move: ['transporte_viajeros', 'infraestructura_transporte'],
  help: ['servicio_publico', 'intermediario_turistico'],
} as const satisfies Record<string, readonly Operator['category'][]>
export type OperatorGroup = keyof typeof OPERATOR_GROUPS

/** Operators by group, sorted by category and name; empty groups are left out. */
export function byGroup(operators: readonly Operator[], language: string) {
  return (Object.keys(OPERATOR_GROUPS) as OperatorGroup[])
    .map((group) => {
      const order: readonly Operator['category'][] = OPERATOR_GROUPS[group]
      const own = operators.filter(({ category }) => order.includes(category))
      return {
        group,
        operators: own.sort(
          (a, b) =>
            order.indexOf(a.category) - order.indexOf(b.category) || a.name.localeCompare(b.name, language),
        ),
      }
    })
    .filter(({ operators: some }) => some.length > 0)
}
