import { folded } from './text-match.ts'

/** Something searchable. `text` is everything except the title. */
export interface Findable {
  title: string
  text: string
}

export interface Found<Item> {
  item: Item
  /** 0 is the best: see `RANKS`. */
  rank: number
}

/** Whole words and their inflections before parts of words, the title before the text; typos last. */
const RANKS = { whole: 0, form: 1, beginning: 4, inside: 8, slip: 12 } as const
const IN_TEXT = 2
/** "vino" also matches "vinos": up to this many letters more are an inflection of a word of at least four. */
const ENDING_MAX = 2
const STEM_MIN = 4
const NOT_FOUND = 255
/** Characters indexed per text: the beginning says what it is about, and the index stays small. */
const TEXT_CHARS = 700
const MOST_WORDS = 8
/** Capacity of the index's item numbers. */
const ITEMS_MAX = 2 ** 20

interface Entry {
  word: string
  /** Items with the word in the title. */
  title: number[]
  text: number[]
  /** Letters of the word as a bit mask. */
  letters: number
}

/**
 * An index of words over everything searchable: accent-insensitive, from the first letter, tolerant of typos. The API
 * holds one per territory and language, the phone one over what it has stored; both give the same results.
 */
export class WordIndex<Item extends Findable> {
  readonly #items: Item[] = []
  readonly #words = new Map<string, Entry>()
  /** The same words as an array: every query scans all of them. */
  readonly #entries: Entry[] = []

  get size(): number {
    return this.#items.length
  }

  /** Adds items; their order breaks ties. */
  add(items: readonly Item[]): this {
    for (const item of items) {
      const at = this.#items.push(item) - 1
      const title = wordsOf(item.title)
      for (const word of title) this.#entryOf(word).title.push(at)
      for (const word of wordsOf(item.text.slice(0, TEXT_CHARS)))
        if (!title.has(word)) this.#entryOf(word).text.push(at)
    }
    return this
  }

  /** Items with all query words, best first. If none has all, those with the most. */
  find(question: string): Found<Item>[] {
    const all = [...new Set(folded(question).split(' ').filter(Boolean))].slice(0, MOST_WORDS)
    const long = all.filter((word) => word.length > 2)
    // "de", "la" and "of" do not matter beside other words
    const words = long.length > 0 ? long : all
    if (words.length === 0) return []
    const { worst, sum, count, most } = this.#count(words)
    if (most === 0 || most * 2 < words.length) return []
    const withShort = this.#withShort(all.filter((word) => !words.includes(word)))
    const order = new Float64Array(this.#items.length)
    let found = 0
    for (const [at, item] of this.#items.entries())
      if (count[at] === most)
        order[found++] = sortKey(worst[at] ?? 0, sum[at] ?? 0, withShort[at] ?? 0, item.title.length, at)
    return Array.from(order.subarray(0, found).sort(), (key) => {
      const at = key % ITEMS_MAX
      return { item: this.#items[at] as Item, rank: worst[at] ?? 0 }
    })
  }

  /** For each item: its worst rank, their sum, and the number of matched words. */
  #count(words: readonly string[]) {
    const worst = new Uint8Array(this.#items.length)
    const sum = new Uint16Array(this.#items.length)
    const count = new Uint8Array(this.#items.length)
    let most = 0
    for (const word of words) {
      const ranks = this.#ranksOf(word, 0)
      // typos are considered only for a word that occurs nowhere
      const isThere = ranks.some((rank) => rank !== NOT_FOUND)
      const found = isThere ? ranks : this.#ranksOf(word, slipsAllowed(word))
      found.forEach((rank, at) => {
        if (rank === NOT_FOUND) return
        worst[at] = Math.max(worst[at] ?? 0, rank)
        sum[at] = (sum[at] ?? 0) + rank
        count[at] = (count[at] ?? 0) + 1
        most = Math.max(most, count[at] ?? 0)
      })
    }
    return { worst, sum, count, most }
  }

  /** Number of short words per item, doubled in its title: "vi" decides between two items with "tast". */
  #withShort(words: readonly string[]): Uint8Array {
    const counts = new Uint8Array(this.#items.length)
    for (const word of words) {
      const { title = [], text = [] } = this.#words.get(word) ?? {}
      for (const at of title) counts[at] = (counts[at] ?? 0) + 2
      for (const at of text) counts[at] = (counts[at] ?? 0) + 1
    }
    return counts
  }

  #entryOf(word: string): Entry {
    const known = this.#words.get(word)
    if (known) return known
    const entry = { word, title: [], text: [], letters: lettersOf(word) }
    this.#words.set(word, entry)
    this.#entries.push(entry)
    return entry
  }

  /** The best rank of the word in each item. */
  #ranksOf(asked: string, slips: number): Uint8Array {
    const ranks = new Uint8Array(this.#items.length).fill(NOT_FOUND)
    const note = (places: readonly number[], rank: number) => {
      for (const at of places) if (rank < (ranks[at] ?? 0)) ranks[at] = rank
    }
    const wanted = lettersOf(asked)
    for (const { word, title, text, letters } of this.#entries) {
      // each typo can add one letter that the word lacks: most words need no closer check
      if (bitsOf(wanted & ~letters) > slips) continue
      const rank = likeness(asked, word, slips)
      if (rank === null) continue
      note(title, rank)
      note(text, rank + IN_TEXT)
    }
    return ranks
  }
}

/** Sorting one number is ten times as fast as five comparisons: rank, sum, short words, title length, item order. */
const sortKey = (rank: number, sum: number, short: number, titleLength: number, at: number): number =>
  (((rank * 64 + Math.min(sum, 63)) * 64 + 63 - Math.min(short, 63)) * 256 + Math.min(titleLength, 255)) *
    ITEMS_MAX +
  at

const JOINS = /[-'’]/g

/** Words, also joined: "l'alzina" matches "alzina", "lalzina" and "l alzina". */
function wordsOf(text: string): Set<string> {
  const together = text.replaceAll(JOINS, '')
  const words = folded(text).split(' ')
  if (together !== text) words.push(...folded(together).split(' '))
  return new Set(words.filter(Boolean))
}

/** Bit mask of the letters a to z; all digits share one bit. */
function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << Math.max(0, word.charCodeAt(at) - 96)
  return letters
}

function bitsOf(letters: number): number {
  let bits = 0
  for (let left = letters; left !== 0; left &= left - 1) bits++
  return bits
}

function likeness(asked: string, word: string, slips: number): number | null {
  if (word === asked) return RANKS.whole
  if (word.startsWith(asked))
    return asked.length >= STEM_MIN && word.length - asked.length <= ENDING_MAX ? RANKS.form : RANKS.beginning
  if (asked.length >= 3 && word.includes(asked)) return RANKS.inside
  if (slips === 0 || word.length < asked.length - slips) return null
  // with one wrong letter of four, half the language matches: the first must be right, and the length complete
  if (asked.length < 5) return asked[0] === word[0] && isWithin(asked, word, slips) ? RANKS.slip : null
  // also matches a word still being typed
  const start = word.slice(0, asked.length)
  return isWithin(asked, start, slips) ||
    (word.length <= asked.length + slips && isWithin(asked, word, slips))
    ? RANKS.slip
    : null
}

/** Short words are too similar, and numbers have no typos. */
function slipsAllowed(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0
  return word.length < 8 ? 1 : 2
}

/** Longer words are addresses and the like, which have no typos to find. */
const LETTERS_MAX = 60
/** The last three rows of the edit distance table, reused for each pair of words. */
const LINES = [0, 1, 2].map(() => new Uint8Array(LETTERS_MAX + 1)) as [Uint8Array, Uint8Array, Uint8Array]

/** Whether the edit distance (insertion, deletion, substitution, transposition) is at most `most`. */
function isWithin(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most || b.length > LETTERS_MAX) return false
  let [line, above, before] = LINES
  for (let column = 0; column <= b.length; column++) above[column] = column
  for (let row = 1; row <= a.length; row++) {
    line[0] = row
    let least = row
    for (let column = 1; column <= b.length; column++) {
      const isSame = a.charCodeAt(row - 1) === b.charCodeAt(column - 1)
      let cost = Math.min(
        (above[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
      )
      const isSwapped =
        row > 1 &&
        column > 1 &&
        a.charCodeAt(row - 1) === b.charCodeAt(column - 2) &&
        a.charCodeAt(row - 2) === b.charCodeAt(column - 1)
      if (isSwapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1)
      line[column] = cost
      least = Math.min(least, cost)
    }
    if (least > most) return false
    ;[line, above, before] = [before, line, above]
  }
  return (above[b.length] ?? 0) <= most
}
