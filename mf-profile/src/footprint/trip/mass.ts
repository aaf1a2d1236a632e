import type { Locale } from '@sureda/contract/codes/locale'
import { useSession } from '@sureda/remote/session'
import { formatter } from '@sureda/ui/core'

/** Grams below one kilogram, else kilograms with as many digits as one can trust. */
export function formatMass(grams: number, language: Locale): string {
  const isSmall = Math.abs(grams) < 1_000
  const kg = grams / 1_000
  return formatter(Intl.NumberFormat, language, {
    style: 'unit',
    unit: isSmall ? 'gram' : 'kilogram',
    maximumFractionDigits: isSmall || Math.abs(kg) >= 100 ? 0 : 1,
  }).format(isSmall ? grams : kg)
}

/** Grams of an activity as they are shown: its size and duration are assumed, so two figures are all one can trust (docs/decisions/0037-footprint.md). */
export const roughly = (grams: number): number => Number(grams.toPrecision(2))

export function useMass(): (grams: number) => string {
  const language = useSession((state) => state.language)
  return (grams) => formatMass(grams, language)
}
