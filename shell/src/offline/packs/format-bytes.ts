import type { Locale } from '@sureda/contract/codes/locale'

const STEPS = [
  [1e9, 'gigabyte', 1],
  [1e6, 'megabyte', 1],
  [1e3, 'kilobyte', 0],
] as const

/** Bytes in readable form: `3.4 MB`. */
export function formatBytes(bytes: number, language: Locale): string {
  const [size, unit, digits] = STEPS.find(([step]) => bytes >= step) ?? [1e3, 'kilobyte', 0]
  const options = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: digits } as const
  return new Intl.NumberFormat(language, options).format(bytes / size)
}
