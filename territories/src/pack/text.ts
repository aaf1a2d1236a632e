import { LOCALES } from '@sureda/contract/codes/locale'
import { isSeen, normalizedText, textFault } from '@sureda/contract/schemas/fields/plain-text'
import { z } from 'zod'

const LONGEST = 8000
/**
 * Shorter texts are names, titles or addresses and must be one line: they appear in subjects of mails and calendars.
 */
const LONGEST_LINE = 200
/** A tag, a comment or an entity, which would be shown literally in plain text. */
const MARKUP = /<[a-z!/?]|&(?:[a-z]+|#x?[0-9a-f]+);/i

const TEXT_FAULTS = {
  one_line: 'has a line break: this field is one line',
  invalid_characters: 'has nothing to see, or signs that are invisible. Write it again',
}

const word = (longest: number) =>
  z
    .string()
    .max(longest)
    .refine((text) => text.trim() !== '', 'is empty')
    .refine((text) => text === text.trim(), 'begins or ends with a space')
    .superRefine((text, context) => {
      const fault = textFault(normalizedText(text), { isMultiLine: longest > LONGEST_LINE })
      if (fault) context.addIssue({ code: 'custom', message: TEXT_FAULTS[fault] })
    })

/** Plain text of one language. */
export const plainText = (longest = LONGEST) =>
  word(longest).refine((text) => !MARKUP.test(text), 'contains HTML; this field is plain text')

const sixOf = <Schema extends z.ZodType>(schema: Schema) =>
  z.strictObject(
    Object.fromEntries(LOCALES.map((locale) => [locale, schema])) as Record<(typeof LOCALES)[number], Schema>,
  )

/** One text in all six languages. */
export const text = (longest?: number) => sixOf(plainText(longest))
export const title = text(140)
export const texts = z.array(text(600))
/** For notification cards only; sanitised when written. */
export const html = sixOf(
  word(2000)
    .refine(
      (text) => !/href\s*=\s*["']?\s*https?:\/\/[^"'/\s>]*@/i.test(text),
      'has a link with a user name or a password (before the @). Leave it out',
    )
    .refine(
      (text) => !/<a\b(?![^>]*\shref\s*=\s*["']?\s*(?:https:|tel:|mailto:|\/(?![/\\])))/i.test(text),
      'has a link that leads nowhere: it needs an address that begins with https://, tel:, mailto: or /',
    )
    // scripts and styles are removed with their content, other tags without
    .refine(
      (text) => isSeen(text.replaceAll(/<(script|style)[\s\S]*?(?:<\/\1>|$)|<[^>]*>|&nbsp;/gi, '')),
      'has no text that is shown',
    ),
)
/** A word for hangman: only letters, in every language. The keys on screen are A to Z, whatever the accent. */
export const guessWord = sixOf(
  z
    .string()
    .regex(/^\p{Lu}{3,20}$/u, 'must be one word of 3–20 capital letters')
    .refine(
      (word) => /^[A-Zẞ]*$/.test(word.normalize('NFD').replace(/\p{M}/gu, '')),
      'has a letter that is on no key of the game: A to Z, with or without accents',
    ),
)

export type SixTexts = z.infer<ReturnType<typeof text>>
