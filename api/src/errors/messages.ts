import type { GuideReason } from '@sureda/contract/codes/enums'
import { DEFAULT_LOCALE, intlTag, type Locale } from '@sureda/contract/codes/locale'
import type { ProblemCode } from '@sureda/contract/codes/problem-codes'
import type { PassResult } from '@sureda/contract/rules/pass-verdict'
import { nameInMail } from '../mail/name-in-mail.ts'
import ca from '../messages/ca.json' with { type: 'json' }
import de from '../messages/de.json' with { type: 'json' }
import en from '../messages/en.json' with { type: 'json' }
import es from '../messages/es.json' with { type: 'json' }
import fr from '../messages/fr.json' with { type: 'json' }
import nl from '../messages/nl.json' with { type: 'json' }
import { distanceText } from './distance-text.ts'

type Texts = Record<string, string>

/** Every text that the server sends to people, by language and use; the files are in `src/messages`. */
export const MESSAGES: Record<
  Locale,
  {
    problems: Texts
    fields: Texts
    mail: Texts
    cards: Texts
    reasons: Texts
    groups: Texts
    passes: Texts
    sheet: Texts
    closures: Texts
    stays: Texts
    archive: Texts
  }
> = {
  es,
  ca,
  en,
  fr,
  de,
  nl,
}

/** Replaces `{{name}}` by values, with numbers in the language's form. A missing value becomes empty. */
export const fill = (text: string, locale: Locale, values: Record<string, unknown> = {}) =>
  text.replace(/\{\{(\w+)\}\}/g, (_match, name: string) => {
    const value = values[name] ?? ''
    return typeof value === 'number' ? value.toLocaleString(intlTag(locale)) : String(value)
  })

/** The text of a code. A `distance_m` also fills `{{distance}}`, with its unit. */
export function problemText(code: ProblemCode, locale: Locale, values?: Record<string, unknown>): string {
  const metres = values?.distance_m
  const distance = typeof metres === 'number' ? distanceText(metres, locale) : ''
  // without a confirmed e-mail the text names confirming it as another way
  const key = values?.email_confirmed === false ? `${code}_unconfirmed` : code
  const text = MESSAGES[locale].problems[key] ?? MESSAGES[DEFAULT_LOCALE].problems[code] ?? code
  return fill(text, locale, { ...values, distance })
}

export const fieldText = (code: string, locale: Locale, values?: Record<string, unknown>) =>
  fill(MESSAGES[locale].fields[code] ?? MESSAGES[locale].fields.invalid ?? code, locale, values)

/** Keys of the mails' texts; all languages have the same. */
export type MailKey = keyof typeof es.mail

/** The text of a mail. Names of people (`name`, `member`) are cleaned, so that they cannot carry a message. */
export function mailText(key: MailKey, locale: Locale, values: Record<string, unknown> = {}): string {
  const names = Object.entries(values).filter(([name]) => name === 'name' || name === 'member')
  const shown = Object.fromEntries(names.map(([name, value]) => [name, nameInMail(String(value))]))
  const text = MESSAGES[locale].mail[key] ?? key
  // if cleaning leaves nothing of the name, the greeting has none
  const greeting = shown.name === '' ? text.replace(/^(\p{L}+),? \{\{name\}\}/u, '$1') : text
  return fill(greeting, locale, { ...values, ...shown })
}

export const cardText = (key: string, locale: Locale, values?: Record<string, unknown>) =>
  fill(MESSAGES[locale].cards[key] ?? key, locale, values)

export const reasonText = (reason: GuideReason, locale: Locale) => MESSAGES[locale].reasons[reason] ?? reason

export const groupText = (key: string, locale: Locale, values?: Record<string, unknown>) =>
  fill(MESSAGES[locale].groups[key] ?? key, locale, values)

export const passText = (result: PassResult, locale: Locale, values?: Record<string, unknown>) =>
  fill(MESSAGES[locale].passes[result] ?? result, locale, values)

/** The warning of a closure, or its reason. */
export const closureText = (key: string, locale: Locale, values?: Record<string, unknown>) =>
  fill(MESSAGES[locale].closures[key] ?? key, locale, values)

/** First day, last day and number of nights as one phrase. */
export const stayText = (
  locale: Locale,
  values: { from: string; time: string; until: string; count: number },
) => fill(MESSAGES[locale].stays[values.count === 1 ? 'one' : 'other'] ?? '', locale, values)

export const sheetText = (key: string, locale: Locale, values?: Record<string, unknown>) =>
  fill(MESSAGES[locale].sheet[key] ?? key, locale, values)

/** Texts of the archive with a person's data. */
export const archiveText = (key: string, locale: Locale, values?: Record<string, unknown>) =>
  fill(MESSAGES[locale].archive[key] ?? key, locale, values)
