import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import type { z } from 'zod'
import { cleanHtml } from '../clean-html.ts'
import { KIND_NAMES, KINDS } from './kinds.ts'
import { settingsDocument } from './settings.ts'
import { tenantDocument } from './tenant.ts'
import { plainText } from './text.ts'

const TEMPLATE = fileURLToPath(new URL('../../template/', import.meta.url))
const HOSTILE = '<img src=x onerror=alert(1)><script>alert(1)</script>'

const inSix = (text: string) => ({ es: text, ca: text, en: text, fr: text, de: text, nl: text })
const read = (file: string): unknown => JSON.parse(readFileSync(TEMPLATE + file, 'utf8'))
const documents: [file: string, schema: z.ZodType][] = [
  ['tenant.json', tenantDocument],
  ['settings.json', settingsDocument],
  ...KIND_NAMES.flatMap((kind) =>
    readdirSync(`${TEMPLATE}${kind}`).map((name): [string, z.ZodType] => [`${kind}/${name}`, KINDS[kind]]),
  ),
]

/** Notes of editors and lists that are never shown, and the HTML of cards, which is cleaned when it is written. */
const NOT_SHOWN = /^(?:\$schema|note|source\.\d+|demo_fields\.\d+|estimated\.\d+)$/

function leaves(value: unknown, path: string[] = []): string[][] {
  if (typeof value === 'string') return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => leaves(part, [...path, key]))
}

function withHostile(document: unknown, path: string[]): unknown {
  const copy = structuredClone(document)
  let at = copy as Record<string, unknown>
  for (const key of path.slice(0, -1)) at = at[key] as Record<string, unknown>
  at[path.at(-1) ?? ''] = HOSTILE
  return copy
}

it.each(documents)('refuses markup in every text of %s with its field', (file, schema) => {
  const document = read(file)
  expect(schema.safeParse(document).success).toBe(true)
  const paths = leaves(document).filter((path) => !NOT_SHOWN.test(path.join('.')))
  expect(paths.length).toBeGreaterThan(3)
  for (const path of paths) {
    const field = path.join('.')
    const { success, error } = schema.safeParse(withHostile(document, path))
    // the content of a card is cleaned instead, and refused because nothing is left of it
    expect(success, field).toBe(false)
    expect(field.startsWith(error?.issues[0]?.path.join('.') ?? '?'), field).toBe(true)
  }
})

it.each(['&#60;b&#62;', '&#x3c;script&#x3e;', '&lt;', '<!-- x', '</p>', '<?php', '<SVG/onload=x>'])(
  'takes no %s for plain text',
  (text) => {
    expect(plainText().safeParse(`a ${text} b`).success).toBe(false)
  },
)

it.each(['5 < 7', 'A & B', 'Suro & Cia; 3 > 2', 'C&A', '#1', 'l’Alzina – «suro»'])(
  'takes %s for what it is',
  (text) => {
    expect(plainText().safeParse(text).success).toBe(true)
  },
)

it.each([
  ['<p onclick=x>a</p>', '<p>a</p>'],
  ['<a href="jav&#x09;ascript:x">a</a>', '<a>a</a>'],
  ['<a href="data:text/html,x" target=_blank>a</a>', '<a>a</a>'],
  ['<a href="//evil.example">a</a>', '<a>a</a>'],
  ['<svg><script>alert(1)</script></svg>b', 'b'],
  ['<math><mi//xlink:href="data:x,<script>x</script>">', ''],
  ['<iframe srcdoc="<b>x"></iframe><style>p{}</style>c', 'c'],
  ['<noscript><p title="</noscript><img src=x onerror=x>">', '<p></p>'],
])('sanitises %s of a card to %s', (dirty, clean) => {
  expect(cleanHtml(inSix(dirty)).de).toBe(clean)
})

it.each([
  ['url', 'javascript:alert(1)'],
  ['url', 'data:text/html,x'],
  ['phone', 'javascript:alert(1)'],
  ['email', 'a@b.example?bcc=everybody'],
])('refuses a card whose button is a %s to %s', (type, value) => {
  const [file] = readdirSync(`${TEMPLATE}notification-cards`)
  const card = { ...(read(`notification-cards/${file}`) as object), button_text: inSix('Go') }
  const bad = { ...card, button_action_type: type, button_action_value: value }
  expect(KINDS['notification-cards'].safeParse(bad).error?.issues[0]?.path).toEqual(['button_action_value'])
})
