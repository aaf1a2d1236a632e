import { PACKAGE_TYPES } from '@sureda/contract/enums'
import { BUDGET_BANDS_EUR } from '@sureda/contract/limits'
import type { TravelPackage } from '@sureda/contract/travel-package'
import { knownWord } from './known-word.ts'

/** 0–50, 50–100, over 100 euros. */
export const BUDGETS = ['low', 'medium', 'high'] as const
/** One day, two, three and more. */
export const STAYS = ['1', '2', '3'] as const
const LONGEST = 3

/** What narrows the packages, as it stands in the address: `?type=cultural&budget=low&days=2`. */
export interface PackageFilter {
  type: TravelPackage['type'] | null
  budget: (typeof BUDGETS)[number] | null
  days: (typeof STAYS)[number] | null
}
export const NO_PACKAGE_FILTER: PackageFilter = { type: null, budget: null, days: null }

export const readPackageFilter = (search: URLSearchParams): PackageFilter => ({
  type: knownWord(search.get('type'), PACKAGE_TYPES),
  budget: knownWord(search.get('budget'), BUDGETS),
  days: knownWord(search.get('days'), STAYS),
})

export function budgetOf(price: number): (typeof BUDGETS)[number] {
  const [low, medium] = BUDGET_BANDS_EUR
  if (price <= low) return 'low'
  return price <= medium ? 'medium' : 'high'
}

/** A package without a price passes only when no budget is asked for. */
export function filterPackages(packages: readonly TravelPackage[], filter: PackageFilter): TravelPackage[] {
  return packages.filter(
    ({ type, price, duration }) =>
      (filter.type === null || type === filter.type) &&
      (filter.budget === null || (price !== null && budgetOf(price) === filter.budget)) &&
      (filter.days === null || String(Math.min(duration, LONGEST)) === filter.days),
  )
}

/** Texts of a package that a search looks through. */
export const wordsOfPackage = (item: TravelPackage): (string | undefined)[] => [
  item.title,
  item.summary,
  item.operator?.name,
]

/** The key of the word for who sells a package: an institution or an association is never called a company. */
export const organiserWord = ({ operator, operator_type }: TravelPackage): string =>
  operator && operator.type !== 'agencia'
    ? `operator.type.${operator.type}`
    : `package.operator.${operator_type}`
