import { excerptOf } from '@sureda/contract/rules/cut-text'
/** Content of a package's sheet in one language, as the worker gets it. */
export interface PackageSheet {
  lang: string
  title: string
  /** Kind of package, above the title. */
  kind: string
  /** Duration, price, operator: one line below the title. */
  facts: string[]
  /** The office's notice with its date: before everything else. */
  notice: string | null
  summary: string
  description: string
  /** Shown first if the package is invented. */
  demoNote: string | null
  /** Stored file on disk and what it shows. */
  picture: { file: string; alt: string } | null
  itinerary: { title: string; days: { title: string; steps: Step[] }[] }
  sections: { title: string; groups: { title: string | null; items: string[] }[] }[]
  contact: {
    title: string
    name: string
    lines: { label: string; text: string; url: string | null }[]
  } | null
  /** The page of the package in the app. */
  online: { text: string; url: string }
  brand: {
    name: string
    logo: string | null
    colors: { primary: string; accent: string; text: string; border: string; surface: string }
    fonts: { heading: string; text: string; textBold: string }
  }
  /** `Page {{page}} of {{pages}}`. */
  pageLabel: string
  /** When the content last changed, as ISO 8601. */
  changedAt: string
}

export interface Step {
  time: string
  title: string
  place: string
  /** Page of the item; null if there is none. */
  url: string | null
}

const LONGEST = 5_000
/** Characters that the sheet's fonts support: the `latin` range of the font files. */
const SHOWN =
  /[^\n\x20-\x7e\u00a0-\u00ff\u0131\u0152\u0153\u2010-\u2015\u2018-\u201e\u2020-\u2022\u2026\u2032\u2033\u2039\u203a\u20ac\u2122\u2212]/g

/** No language has longer words, and breaking a text letter by letter takes seconds. */
const LONGEST_WORD = /[^\s]{50}(?=[^\s])/g

/**
 * Prepares a text for the fonts: unsupported letters lose their accents or are dropped, control and direction
 * characters are removed, special spaces become plain ones, endless words are broken, and the text ends at a word
 * before `most` characters. Nothing is ever interpreted as HTML.
 */
export const printableText = (text: string, most = LONGEST): string =>
  excerptOf(text, most)
    .replace(/\r\n?/g, '\n')
    .replace(/[\u2000-\u200a\u202f\u205f\t]/g, '\u00a0')
    .normalize('NFC')
    .replace(SHOWN, (letter) => letter.normalize('NFKD').replace(SHOWN, ''))
    .replace(LONGEST_WORD, '$& ')
    .trim()

/** Single-line texts: titles, places, list items. */
export const printableLine = (text: string): string => printableText(text.replace(/\s+/g, ' '), 300)
