import type { Locale } from '@sureda/contract/codes/locale'

/** A distance as on the screens, in the person's language: metres below one kilometre, else kilometres with one decimal. */
export function distanceText(metres: number, locale: Locale): string {
  const whole = Math.round(metres)
  const [unit, value] = whole < 1000 ? ['meter', whole] : ['kilometer', whole / 1000]
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value)
}
