import { LOCALES } from '@sureda/contract/codes/locale'
import sanitizeHtml from 'sanitize-html'
import type { SixTexts } from './pack/text.ts'

/** What a notification card may contain; everything else is removed, including text inside scripts. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'a'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'tel', 'mailto'],
  allowProtocolRelative: false,
}

export const cleanHtml = (texts: SixTexts): SixTexts =>
  Object.fromEntries(LOCALES.map((locale) => [locale, sanitizeHtml(texts[locale], ALLOWED)])) as SixTexts
