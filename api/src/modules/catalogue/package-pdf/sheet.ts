import { cutText } from '@sureda/contract/rules/cut-text'
/** Everything that is on the sheet of a package, in words of one language: what the drawing worker gets, without any question left. */
export interface PackageSheet {
  lang: string
  title: string
  /** Kind of package, above the title. */
  kind: string
  /** Duration, price, operator: one line below the title. */
  facts: string[]
  /** What the office says of it, with its day: before everything else. */
  notice: string | null
  summary: string
  description: string
  /** Said first where the package is invented. */
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
  /** Page of what happens there; null where there is none. */
  url: string | null
}

const LONGEST = 5_000
/** What the fonts on the sheet can show: Latin with its accents and the usual signs (the `latin` range of the font files). */
const SHOWN =
  /[^\n\x20-\x7e\u00a0-\u00ff\u0131\u0152\u0153\u2010-\u2015\u2018-\u201e\u2020-\u2022\u2026\u2032\u2033\u2039\u203a\u20ac\u2122\u2212]/g

/** No language has longer words, and setting one letter by letter takes seconds. */
const LONGEST_WORD = /[^\s]{50}(?=[^\s])/g

/**
 * A text as it can be set: other letters lose their accents or are left out, control and direction signs vanish, wide and narrow spaces become plain
 * ones, endless words are broken, and no text is longer than `most` characters. Nothing of it is ever read as HTML.
 */
export const settable = (text: string, most = LONGEST): string =>
  cutText(text, most)
    .replace(/\r\n?/g, '\n')
    .replace(/[\u2000-\u200a\u202f\u205f\t]/g, '\u00a0')
    .normalize('NFC')
    .replace(SHOWN, (letter) => letter.normalize('NFKD').replace(SHOWN, ''))
    .replace(LONGEST_WORD, '$& ')
    .trim()

/** Texts of one line: titles, places, items of lists. */
export const settableLine = (text: string): string => settable(text.replace(/\s+/g, ' '), 300)
