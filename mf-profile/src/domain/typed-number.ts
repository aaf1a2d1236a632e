import { formatter } from '@sureda/ui/formatter'

const signs = (language: string) => {
  const parts = formatter(Intl.NumberFormat, language, { useGrouping: 'always' }).formatToParts(12_345.6)
  const signOf = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return { group: signOf('group'), decimal: signOf('decimal') }
}

/**
 * A number as somebody types it: `1.150` is a thousand and more where the language groups by points, and one and a bit elsewhere. As decimals comma and
 * point are taken in every language. Undefined: that is no number.
 */
export function typedNumber(text: string, language: string): number | undefined {
  // a space never stands before decimals
  const compact = text.replaceAll(/\s/g, '')
  const { group } = signs(language)
  const whole = compact.split(group === '.' ? ',' : '.')[0] ?? ''
  const isGrouped = (group === '.' || group === ',') && /^[1-9]\d{0,2}([.,]\d{3})+$/.test(whole)
  const plain = (isGrouped ? compact.replaceAll(group, '') : compact).replace(',', '.')
  return /^(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined
}

/** The same number as the language writes it in a field: without groups, which would move while one types. */
export const asTyped = (value: number, language: string): string =>
  String(value).replace('.', signs(language).decimal)
