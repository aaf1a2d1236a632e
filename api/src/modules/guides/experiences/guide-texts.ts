import type { LocalizedText } from '@sureda/contract/schemas/fields/localized-text'
import type { GuideText, GuideTexts } from '@sureda/contract/schemas/guides/guide-experience'
import type { Language } from '../../../lib/localizer.ts'

type Texts = Partial<LocalizedText>

/** Merges a sent text into the stored one: a string is in the language of the request, an empty text removes its language. */
export function mergeText(stored: Texts, sent: GuideText | undefined, { locale }: Language): LocalizedText {
  const changes: Record<string, string | undefined> =
    typeof sent === 'string' ? { [locale]: sent } : (sent ?? {})
  const merged = Object.entries({ ...stored, ...changes }).filter(([, text]) => text)
  // languages may be missing: readers get a fallback, field by field
  return Object.fromEntries(merged) as unknown as LocalizedText
}

/** Replaces a list. A string that exists already in the language of the request keeps its other languages. */
export function mergeTexts(
  stored: readonly Texts[],
  sent: GuideTexts | undefined,
  language: Language,
): LocalizedText[] {
  if (!sent) return stored as LocalizedText[]
  return sent
    .map((line) => {
      const same = typeof line === 'string' ? stored.find((one) => one[language.locale] === line) : undefined
      return same ? (same as LocalizedText) : mergeText({}, line, language)
    })
    .filter((line) => Object.keys(line).length > 0)
}
