import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { HasText } from './text-keys.ts'

type Words = { [key: string]: string | Words }
const PLURAL = /_(zero|one|two|few|many|other)$/
/**
 * French typography puts a narrow no-break space before double punctuation and inside quotation marks (as in the
 * packs); a plain space would allow a line break.
 */
const BREAKABLE = /[ \u00a0][:;!?»]|«[ \u00a0]/

/** In German, three dots in place of words have a space before them. */
const CLOSE_DOTS = /\p{L}…/u

/** One word per thing (docs/glossary.md): synonyms that a language must not use beside its chosen word. */
const OTHER_WORDS: { readonly [locale: string]: readonly (readonly [other: RegExp, word: string])[] } = {
  ca: [
    [/\b(bitllet|tiquet)/i, 'passi'],
    [/(el|al|aquest|teu) mòbil/i, 'telèfon'],
    [/\btorns?\b/i, 'horari'],
    [/\bcroquis\b/i, 'esbós'],
    [/\bcobertura\b/i, 'connexió'],
    [/\bposici[oó]/i, 'ubicació'],
    [/no acceptad/i, 'rebutjada'],
    [/urgènci/i, 'emergència'],
  ],
  de: [
    [/\b(ticket|billett)/i, 'Pass'],
    [/reservierung/i, 'Buchung'],
    [/zeitfenster/i, 'Uhrzeit'],
    [/reiseleit/i, 'Guide'],
    [/\bEmpfang\b|(ohne|kein|mit|braucht es) Netz\b/i, 'Verbindung'],
    [/\bposition/i, 'Standort'],
    [/\bdiese[sm] Telefon\b/i, 'Handy'],
    [/\bfreiwillig\b/i, 'optional'],
    [/notruf/i, 'Notfall'],
    [/\bnochmal\b|versuche es/i, 'versuch es noch einmal'],
  ],
  en: [
    [/\bticket/i, 'pass'],
    [/\breservation\b/i, 'booking'],
    [/waiting list/i, 'waitlist'],
    [/\bseats?\b/i, 'place'],
    [/without (a )?(signal|network)|(have|is|better) signal/i, 'connection'],
    [/\bpositions?\b/i, 'location'],
  ],
  es: [
    [/\b(billete|tique)/i, 'pase'],
    [/(el|al|este|tu) móvil/i, 'teléfono'],
    [/\bturnos?\b/i, 'horario'],
    [/\bcroquis\b/i, 'esbozo'],
    [/\bcobertura\b/i, 'conexión'],
    [/\bposici[oó]n/i, 'ubicación'],
    [/no aceptad/i, 'rechazada'],
    [/\burgencia/i, 'emergencia'],
  ],
  fr: [
    [/\b(billet|ticket)/i, 'pass'],
    [/créneau/i, 'horaire'],
    [/(hors|sans|pas de|avec une|besoin d’une|faut une) connexion/i, 'réseau'],
    [/(bloqué|autoris\w+|partager) la localisation/i, 'position'],
    [/demande n’a pas été acceptée|non acceptée/i, 'refusée'],
    [/\bsecours\b/i, 'urgence'],
  ],
  nl: [
    [/\b(ticket|kaartje)/i, 'pas'],
    [/\bervaring/i, 'beleving'],
    [/reservering/i, 'boeking'],
    [/tijdslot/i, 'tijdstip'],
    [/incheckpunt/i, 'stempelpunt'],
    [/\bbereik\b|zonder netwerk/i, 'verbinding'],
    [/\bpositie/i, 'locatie'],
    [/\bnood(?!geval|za)/i, 'noodgeval'],
  ],
}

/**
 * Texts of a folder with a breakable French space, with other values than the Spanish text, or with a synonym for a
 * thing.
 */
export function localeTextFaults(folder: string, locales: readonly string[]): string[] {
  const read = (locale: string) =>
    texts(JSON.parse(readFileSync(path.join(folder, `${locale}.json`), 'utf8')) as Words)
  const named = new Map<string, string[]>()
  for (const [key, text] of read('es')) {
    const stem = key.replace(PLURAL, '')
    named.set(stem, [...(named.get(stem) ?? []), ...valuesOf(text)])
  }
  return locales.flatMap((locale) => {
    const file = path.join(folder, `${locale}.json`)
    return read(locale).flatMap(([key, text]) => {
      const wanted = named.get(key.replace(PLURAL, '')) ?? []
      const own = valuesOf(text)
      // "one" is often written as a word: "the ring" needs no number
      const complete = PLURAL.test(key) || wanted.every((name) => own.includes(name))
      const same = complete && own.every((name) => wanted.includes(name))
      return [
        ...(same ? [] : [`${file} names other values in "${key}" than Spanish: ${text}`]),
        ...(locale === 'fr' && BREAKABLE.test(text)
          ? [`${file} needs a narrow no-break space (U+202F) in "${key}": ${text}`]
          : []),
        ...(locale === 'de' && CLOSE_DOTS.test(text)
          ? [`${file} needs a space before the dots in "${key}": ${text}`]
          : []),
        ...(OTHER_WORDS[locale] ?? [])
          .filter(([other]) => other.test(text.replaceAll(/\{\{\w+\}\}/g, '')))
          .map(([, word]) => `${file} has another word for “${word}” in "${key}": ${text}`),
      ]
    })
  })
}

/** Whether a namespace has a text, by its Spanish file; of a plural, the name of its forms counts too. */
export function textsOf(root: string): HasText {
  const names = new Map<string, Set<string>>()
  const namesOf = (namespace: string) => {
    const folder = namespace === 'shell' ? namespace : `mf-${namespace}`
    const words = JSON.parse(readFileSync(path.join(root, folder, 'locales/es.json'), 'utf8')) as Words
    return new Set(texts(words).flatMap(([key]) => [key, key.replace(PLURAL, '')]))
  }
  return (namespace, key) => {
    const known = names.get(namespace) ?? namesOf(namespace)
    names.set(namespace, known)
    return known.has(key)
  }
}

const valuesOf = (text: string): readonly string[] => text.match(/(?<=\{\{)\w+/g) ?? []

function texts(words: Words, prefix = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] =>
    typeof value === 'object' ? texts(value, `${prefix}${key}.`) : [[`${prefix}${key}`, value]],
  )
}
