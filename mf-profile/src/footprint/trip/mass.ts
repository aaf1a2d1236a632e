import type { Locale } from '@sureda/contract/codes/locale'
import { useSession } from '@sureda/remote/session'
import { formatter } from '@sureda/ui/core'

/** Below one kilogram in grams, otherwise in kilograms, with as many digits as the figure justifies. */
export function formatMass(grams: number, language: Locale): string {
  const isSmall = Math.abs(grams) < 1_000
  const kg = grams / 1_000
  return formatter(Intl.NumberFormat, language, {
    style: 'unit',
    unit: isSmall ? 'gram' : 'kilogram',
    maximumFractionDigits: isSmall || Math.abs(kg) >= 100 ? 0 : 1,
  }).format(isSmall ? grams : kg)
}

/** Grams of an activity with two significant digits, because its size and duration are assumed (docs/decisions/0037-footprint.md). */
export const roughly = (grams: number): number => Number(grams.toPrecision(2))

export function useMass(): (grams: number) => string {
  const language = useSession((state) => state.language)
  return (grams) => formatMass(grams, language)
}
