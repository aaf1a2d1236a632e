import { cutText } from '@sureda/contract/rules/cut-text'
import { readText } from './read-text.ts'
import { beforeSecondEncoding } from './twice-encoded.ts'

/** A fault at one place of a document; an empty field means the whole file. */
export interface JsonFault {
  field: string
  message: string
}

/** Twice the depth of any document in a pack; a deeper one would overflow the recursion. */
const DEEPEST = 30
/** A hundred times the largest document of a pack. */
const MOST_BYTES = 3_000_000
/** The largest integer that every column can store. */
const LARGEST = 2_147_483_647

/**
 * Reads a JSON file strictly: UTF-8, no duplicate keys, and nothing that the database could not store or a screen could
 * not show. Throws like `readFileSync` if there is no file.
 */
export function readJson(path: string): { content: unknown; faults: JsonFault[] } {
  let content: unknown
  let text: string
  try {
    text = readText(path)
    if (text.length > MOST_BYTES) throw new Error(`is larger than ${MOST_BYTES / 1e6} MB`)
    content = JSON.parse(text)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code) throw error
    const { message } = error as Error
    return { content, faults: [whole(error instanceof SyntaxError ? `is not JSON: ${message}` : message)] }
  }
  const shape = shapeFaults(text)
  return { content, faults: shape.length > 0 ? shape : [...valueFaults(content, '')] }
}

const whole = (message: string): JsonFault => ({ field: '', message })

interface Level {
  path: string
  /** Keys seen so far, for an object; undefined for a list. */
  keys: Set<string> | undefined
  /** Key or index of the current value. */
  at: string
}

/** Duplicate keys, and depth. JSON.parse silently takes the last of two keys. The text is known to be JSON. */
function shapeFaults(text: string): JsonFault[] {
  const faults: JsonFault[] = []
  const levels: Level[] = []
  let place = 0
  let line = 1
  for (const token of text.matchAll(/"(?:[^"\\]|\\.)*"(?=\s*(:)?)|[{}[\],]/g)) {
    const level = levels.at(-1)
    const [sign, colon] = token
    if (sign === '{' || sign === '[') {
      if (levels.length === DEEPEST) return [whole(`is nested more than ${DEEPEST} levels deep`)]
      const path = level ? joined(level.path, level.at) : ''
      levels.push({ path, keys: sign === '{' ? new Set() : undefined, at: sign === '[' ? '0' : '' })
    } else if (sign === '}' || sign === ']') levels.pop()
    else if (sign === ',') {
      if (level && !level.keys) level.at = String(Number(level.at) + 1)
    } else if (colon && level?.keys) {
      level.at = JSON.parse(sign) as string
      line += text.slice(place, token.index).split('\n').length - 1
      place = token.index
      if (level.keys.has(level.at))
        faults.push({
          field: joined(level.path, level.at),
          message: `is there twice (again in line ${line}): only one of them would be published. Remove one`,
        })
      level.keys.add(level.at)
    }
  }
  return faults
}

const joined = (path: string, key: string) => (path ? `${path}.${key}` : key)

function* valueFaults(value: unknown, field: string): Generator<JsonFault> {
  const message = typeof value === 'string' ? textFault(value) : numberFault(value)
  if (message) yield { field, message }
  if (value === null || typeof value !== 'object') return
  for (const [key, child] of Object.entries(value)) {
    const wrong = textFault(key)
    if (wrong)
      yield {
        field: joined(field, key.replace(HALF_PAIR, '\uFFFD')),
        message: `${wrong}, in the name of the field`,
      }
    yield* valueFaults(child, joined(field, key))
  }
}

const numberFault = (value: unknown) =>
  typeof value === 'number' && Math.abs(value) > LARGEST ? 'is too large a number' : undefined

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/
const HALF_PAIR = /\p{Cs}/gu
const DIRECTION = /[\u202A-\u202E\u2066-\u2069]/

function textFault(text: string): string | undefined {
  if (text.search(HALF_PAIR) >= 0)
    return 'holds half an emoji (one of the two \\u signs it is written with). Write it again'
  const meant = beforeSecondEncoding(text)
  if (meant !== undefined)
    return `was saved in two encodings: “${cutText(text, 40)}” is “${cutText(meant, 40)}”. Write it again`
  if (text.includes('\uFFFD')) return 'holds �: a letter was lost when the file was converted. Write it again'
  const [sign] = CONTROL.exec(text) ?? DIRECTION.exec(text) ?? []
  if (sign === undefined) return undefined
  return `holds an invisible sign (U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}). Remove it`
}
