import { LOCALES, type Locale } from '@sureda/contract/codes/locale'
import type { LocalizedText } from '@sureda/contract/schemas/fields/localized-text'

const isFilled = (text: string | undefined): text is string => typeof text === 'string' && text.trim() !== ''

/** The text in the asked language, else in the tenant's, es or ca; empty texts count as missing. Null if there is none. */
export function pickText(value: LocalizedText, locale: Locale, tenantDefault: Locale): string
export function pickText(
  value: Partial<LocalizedText> | null | undefined,
  locale: Locale,
  tenantDefault: Locale,
): string | null
export function pickText(
  value: Partial<LocalizedText> | null | undefined,
  locale: Locale,
  tenantDefault: Locale,
): string | null {
  if (!value) return null
  for (const language of [locale, tenantDefault, 'es', 'ca'] as const) {
    const text = value[language]
    if (isFilled(text)) return text
  }
  return null
}

/** The same for a list of texts; entries without any text are omitted. */
export function pickTexts(
  values: readonly Partial<LocalizedText>[] | null | undefined,
  locale: Locale,
  tenantDefault: Locale,
): string[] {
  return (values ?? []).map((value) => pickText(value, locale, tenantDefault)).filter((text) => text !== null)
}

type Localized<T> = T extends LocalizedText
  ? string
  : T extends object
    ? { [Key in keyof T]: Localized<T[Key]> }
    : T

const isLocalizedText = (value: object): value is LocalizedText => {
  const keys = Object.keys(value)
  return keys.length > 0 && keys.every((key) => LOCALES.some((locale) => locale === key))
}

/** A document (settings, tenant) in which each `{es, ca, …}` is replaced by the picked text. */
export function pickDocument<T>(value: T, locale: Locale, tenantDefault: Locale): Localized<T> {
  const walk = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(walk)
    if (node === null || typeof node !== 'object') return node
    if (isLocalizedText(node)) return pickText(node, locale, tenantDefault) ?? ''
    return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, walk(child)]))
  }
  return walk(value) as Localized<T>
}
