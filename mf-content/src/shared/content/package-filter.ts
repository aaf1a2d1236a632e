import { PACKAGE_TYPES } from '@sureda/contract/codes/enums'
import { BUDGET_BANDS_EUR } from '@sureda/contract/rules/limits'
import type { PackageFilterOptions, TravelPackage } from '@sureda/contract/schemas/catalogue/travel-package'
import { knownValue } from '../lists/address-values.ts'

/** 0–50, 50–100, over 100 euros. */
export const BUDGETS = ['low', 'medium', 'high'] as const

/** The filters of the packages, as in the address: `?type=cultural&budget=low&days=2&operator=op-guies`. */
export interface PackageFilter {
  type: TravelPackage['type'] | null
  budget: (typeof BUDGETS)[number] | null
  /** As text, like everything in an address. */
  days: string | null
  /** An operator's id. */
  operator: string | null
}
export type PackageChoices = Pick<PackageFilterOptions, 'types' | 'durations' | 'operators'>

export const NO_PACKAGE_FILTER: PackageFilter = { type: null, budget: null, days: null, operator: null }

/** Only available values filter the list: a former operator or nine days in an old link are ignored. */
export const readPackageFilter = (search: URLSearchParams, choices: PackageChoices): PackageFilter => ({
  type: knownValue(search.get('type'), choices.types),
  budget: knownValue(search.get('budget'), BUDGETS),
  days: knownValue(search.get('days'), choices.durations.map(String)),
  operator: knownValue(
    search.get('operator'),
    choices.operators.map(({ id }) => id),
  ),
})

/** Choices from the loaded packages, until the server's answer is there. */
export function choicesOf(packages: readonly TravelPackage[]): PackageChoices {
  const operators = packages.flatMap(({ operator }) => operator ?? [])
  return {
    types: PACKAGE_TYPES.filter((type) => packages.some((item) => item.type === type)),
    durations: [...new Set(packages.map(({ duration }) => duration))].sort((a, b) => a - b),
    operators: operators.filter(({ id }, at) => operators.findIndex((other) => other.id === id) === at),
  }
}

export function budgetOf(price: number): (typeof BUDGETS)[number] {
  const [low, medium] = BUDGET_BANDS_EUR
  if (price <= low) return 'low'
  return price <= medium ? 'medium' : 'high'
}

/** A package without a price passes only without a budget filter. */
export function filterPackages(packages: readonly TravelPackage[], filter: PackageFilter): TravelPackage[] {
  return packages.filter(
    ({ type, price, duration, operator }) =>
      (filter.type === null || type === filter.type) &&
      (filter.budget === null || (price !== null && budgetOf(price) === filter.budget)) &&
      (filter.days === null || String(duration) === filter.days) &&
      (filter.operator === null || operator?.id === filter.operator),
  )
}

/** Texts of a package that a search looks through. */
export const searchTextsOfPackage = (item: TravelPackage): (string | undefined)[] => [
  item.title,
  item.summary,
  item.operator?.name,
]

/** The text key for the seller of a package: an institution or an association is never called a company. */
export const organiserKey = ({ operator, operator_type }: TravelPackage): string =>
  operator && operator.type !== 'agencia'
    ? `operator.type.${operator.type}`
    : `package.operator.${operator_type}`
