import type { ScriptSession } from '@sureda/api/database/database'

export interface TextItem {
  title: string
  text: string
}

const SYLLABLES =
  'ca su ro al zi na pe la vi fo nt bos que ri co mar ta sel va gav ar res mo li er mi ta pou can de so les bru guer ol tra me lla'
const VOCABULARY = 40_000
const IN_TITLE = 3
const IN_TEXT = 60

/**
 * The same items in every run. Their vocabulary is as large as that of a large territory: few words are in most texts,
 * and most words are in few.
 */
export function textItems(count: number): TextItem[] {
  const random = seeded(7)
  const syllables = SYLLABLES.split(' ')
  const syllable = () => syllables[Math.floor(random() * syllables.length)] ?? 'ca'
  const vocabulary = Array.from({ length: VOCABULARY }, () =>
    Array.from({ length: 1 + Math.floor(random() * 4) }, syllable).join(''),
  )
  const word = () => vocabulary[Math.floor(VOCABULARY * random() ** 4)] ?? 'suro'
  const words = (length: number) => Array.from({ length }, word).join(' ')
  return Array.from({ length: count }, () => ({ title: words(IN_TITLE), text: words(IN_TEXT) }))
}

/** The kinds of search questions; each round asks another one of its kind. */
export const searchQuestions = (
  items: readonly TextItem[],
): [what: string, question: (round: number) => string][] => {
  const title = (round: number) => items[(round * 97) % items.length]?.title ?? ''
  const longest = (round: number) =>
    title(round)
      .split(' ')
      .reduce((long, word) => (word.length > long.length ? word : long), '')
  return [
    ['a word', longest],
    ['a title', title],
    ['one letter', (round) => 'abcdefglmnopqrstv'.charAt(round % 17)],
    ['two letters', (round) => longest(round).slice(0, 2)],
    ['a word with two letters swapped', (round) => swapped(longest(round))],
    ['eight words', (round) => `${title(round)} ${title(round + 1)} ${title(round + 2)}`],
    ['500 letters', (round) => 'suredavi'.repeat(63).slice(round % 8, 500)],
  ]
}

const swapped = (word: string) => `${word.slice(0, 2)}${word.charAt(3)}${word.charAt(2)}${word.slice(4)}`

/** Replaces the titles and texts of the rows that `fillTables` has inserted, table by table. */
export async function replaceTexts(
  session: ScriptSession,
  tenant: string,
  tables: readonly string[],
  items: readonly TextItem[],
): Promise<void> {
  const each = items.length / tables.length
  await session.query(`select set_config('app.tenant', $1, false)`, [tenant])
  for (const [at, table] of tables.entries()) {
    const own = items.slice(at * each, (at + 1) * each)
    const name = table === 'locations' ? 'name' : 'title'
    const text = table === 'stories' ? 'body' : 'description'
    // the triggers would also update the search of each list, which is not measured
    await session.query(`alter table ${table} disable trigger user`)
    await session.query(
      `update ${table} set ${name} = jsonb_build_object('es', w.title), ${text} = jsonb_build_object('es', w.text)
       from unnest($1::int[], $2::text[], $3::text[]) as w(n, title, text) where id = 'x-' || w.n`,
      [own.map((_, n) => n + 1), own.map(({ title }) => title), own.map(({ text }) => text)],
    )
    await session.query(`alter table ${table} enable trigger user`)
  }
  await session.query(`select set_config('app.tenant', '', false)`)
}

function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}
