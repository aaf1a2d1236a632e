import type { FieldFault } from '../core/fault-message.ts'
import { formatter } from '../core/formatter.ts'

const signs = (language: string) => {
  const parts = formatter(Intl.NumberFormat, language, { useGrouping: 'always' }).formatToParts(12_345.6)
  const signOf = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return { group: signOf('group'), decimal: signOf('decimal') }
}

export interface NumberRules {
  /** The person's language, with the region where known: `de-CH`. */
  language: string
  min: number
  max: number
  /** Fraction digits. */
  digits?: number
}

export type NumberReading =
  | { value: number; fault?: undefined }
  | { value?: undefined; fault: FieldFault; readings?: readonly [number, number] }

/** Normalises what keyboards and other programs write: full-width digits, minus signs, spaces, invisible characters. */
function plainOf(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .replace(/^[\u2212\u2010-\u2015]\s?/, '-')
}

const grouped = (sign: string) => new RegExp(`^[1-9]\\d{0,2}(\\${sign}\\d{3})+$`)

/** The number that digits, points and commas mean, or undefined. */
function numberIn(digits: string, language: string): number | undefined {
  const { group, decimal } = signs(language)
  const other = decimal === ',' ? '.' : ','
  const read = (groups: string, point: string) => {
    const [whole = '', rest, ...more] = digits.split(point)
    if (more.length > 0) return undefined
    const isGrouped = grouped(groups).test(whole)
    if (!isGrouped && !/^\d*$/.test(whole)) return undefined
    if (rest !== undefined && !/^\d*$/.test(rest)) return undefined
    const joined = `${isGrouped ? whole.replaceAll(groups, '') : whole}.${rest ?? ''}`
    return /\d/.test(joined) ? Number(joined) : undefined
  }
  // a language that groups by spaces reads a single point or comma as the decimal sign
  const isOther = group === other || digits.split(other).length === 1
  return (isOther ? read(other, decimal) : undefined) ?? read(decimal, other) ?? read(other, decimal)
}

/**
 * Parses a typed or pasted number by the rules of the language. Never guesses: what reads in two ways that both fit
 * (`1.200` in English, `1,200` in Spanish) is `unclearNumber` with both readings; out-of-range values stay faults
 * (docs/decisions/0026-few-taps.md).
 */
export function readNumber(text: string, rules: NumberRules): NumberReading {
  const { language, min, max, digits = 0 } = rules
  const plain = plainOf(text)
  if (plain === '') return { fault: 'valueMissing' }
  const [, sign = '', written = ''] = /^([+-]?)(.*)$/.exec(plain) ?? []
  // spaces and apostrophes can only group
  const hasGroups = /^\d{1,3}([ '’]\d{3})+([.,]\d*)?$/.test(written)
  const signsOnly = hasGroups ? written.replaceAll(/[ '’]/g, '') : written
  const size = /^[\d.,]+$/.test(signsOnly) ? numberIn(signsOnly, language) : undefined
  if (size === undefined) return { fault: 'noNumber' }
  const turn = (number: number) => (sign === '-' ? 0 - number : number)
  const isIn = (number: number) => number >= min && number <= max
  const value = turn(size)
  const pair = /^([1-9]\d{0,2})[.,](\d{3})$/.exec(signsOnly)
  const whole = pair && turn(Number(`${pair[1]}${pair[2]}`))
  if (whole !== null && whole !== value && isIn(whole))
    return { fault: 'unclearNumber', readings: [whole, value] }
  if (!isIn(value)) return { fault: 'outOfRange' }
  if (Number(value.toFixed(digits)) !== value) return { fault: digits === 0 ? 'notWhole' : 'tooManyDecimals' }
  return { value }
}

/** Formats the number for a field: without grouping, which would shift while typing. */
export const formatForInput = (value: number, language: string): string =>
  String(value).replace('.', signs(language).decimal)
