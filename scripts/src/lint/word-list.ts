interface Rule {
  pattern: RegExp
  says: string
}

/** Words to avoid, each with what to write instead. */
const RULES: readonly Rule[] = [
  { pattern: /\b(stand|stands|stood|standing)\b/i, says: 'say "is", or what it does there' },
  { pattern: /\b(somebody|nobody|whoever)\b/i, says: 'say who: the visitor, a member, the guide, "no one"' },
  {
    pattern: /\b(houses?|doors?)\b|\brooms? of (an?other|other|its|their|the|a) (team|remote|package)/i,
    says: 'say app, installation, package, entry or link, whichever is meant',
  },
  { pattern: /\bhearts?\b/i, says: 'say favorite' },
  { pattern: /\bof ours\b/i, says: 'say whose it is: the shell, the API, this repository' },
  { pattern: /\bkept\b/i, says: 'say cached, stored, saved or left, whichever is meant' },
  { pattern: /\b(take|takes|took|taken|taking)( \w+)? along\b/i, says: 'say save for offline use' },
  { pattern: /\bin the words of\b/i, says: 'say "as … says"' },
]

/** Files about words or about accommodation. */
const EXEMPT =
  /^scripts\/src\/lint\/word-list(\.test)?\.ts$|^shared\/build\/fixtures\/|^territories\/[a-z]+\/.*\.json$/

/**
 * Words to avoid in Markdown, comments, test titles and messages of one file. Texts of locales and packs are excluded.
 */
export function wordListFaults(file: string, source: string): string[] {
  if (EXEMPT.test(file)) return []
  return readable(file, source).flatMap(({ line, text }) =>
    RULES.flatMap(({ pattern, says }) => {
      const word = pattern.exec(text)?.[0]
      return word ? [`${file}:${line} says "${word}": ${says}`] : []
    }),
  )
}

interface Line {
  line: number
  text: string
}

const TEST = /\.(test|e2e)\.tsx?$|\/testing\//
const TITLE = /\b(?:it|test|describe|step)(?:\.\w+)*(?:\([^)]*\))?\(\s*(['"`])((?:(?!\1).)+)\1/
const STRING = /(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g

function readable(file: string, source: string): Line[] {
  const lines = source.split('\n').map((text, index) => ({ line: index + 1, text }))
  if (file.endsWith('.md')) return lines.map(({ line, text }) => ({ line, text: withoutCode(text) }))
  let isInside = false
  return lines.map(({ line, text }) => {
    const began = isInside
    const opens = text.search(/(?:^|[\s({,;])\/\*(?!.*[\s({,;]\/\*)/)
    if (text.includes('*/')) isInside = opens > text.lastIndexOf('*/')
    else if (opens >= 0) isInside = true
    const comment =
      began || opens >= 0 ? text.slice(began ? 0 : opens) : (/(?:^|[\s;{(,])\/\/(.*)$/.exec(text)?.[1] ?? '')
    return { line, text: withoutCode(`${comment} ${messagesOf(file, text)}`) }
  })
}

/** A string with a space counts as a message. */
const messagesOf = (file: string, text: string): string =>
  TEST.test(file)
    ? (TITLE.exec(text)?.[2] ?? '')
    : [...text.matchAll(STRING)].flatMap(([, , said = '']) => (said.includes(' ') ? [said] : [])).join(' ')

/** Names in backticks are excluded. */
const withoutCode = (text: string): string => text.replaceAll(/`[^`]*`/g, '``').replaceAll(/\S*[-_/]\S*/g, '')
