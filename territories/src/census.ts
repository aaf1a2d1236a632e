import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES, type Locale } from '@sureda/contract/codes/locale'
import { KIND_NAMES } from './pack/kinds.ts'
import { itemFiles } from './pack/known-files.ts'
import { readText } from './pack/read-text.ts'

interface Row {
  kind: string
  items: number
  demo: number
  complete: Record<Locale, number>
  missing: Record<Locale, number>
}

/** Counts the content of a pack from its files; items with faults count, too. */
export function census(folder: string): Row[] {
  const documents = ['tenant.json', 'settings.json'].map((file) => row(file, [join(folder, file)]))
  const kinds = KIND_NAMES.map((kind) =>
    row(
      kind,
      itemFiles(folder, kind).map((file) => join(folder, file)),
    ),
  )
  return [...documents, ...kinds]
}

const filesIn = (folder: string, ending: RegExp): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => ending.test(name))
        .map((name) => join(folder, name))
    : []

const perLocale = () => Object.fromEntries(LOCALES.map((locale) => [locale, 0])) as Record<Locale, number>

function row(kind: string, files: readonly string[]): Row {
  const result: Row = { kind, items: files.length, demo: 0, complete: perLocale(), missing: perLocale() }
  for (const file of files) {
    const item = parsed(file)
    if ((item as { demo?: unknown } | undefined)?.demo === true) result.demo++
    for (const text of textsOf(item))
      for (const locale of LOCALES) result[text[locale]?.trim() ? 'complete' : 'missing'][locale]++
  }
  return result
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readText(file))
  } catch {
    // reported with the other faults
    return undefined
  }
}

/** Objects whose keys are languages and whose values are texts, unlike audio files per language. */
function* textsOf(value: unknown): Generator<Partial<Record<Locale, string>>> {
  if (value === null || typeof value !== 'object') return
  const entries = Object.entries(value)
  const isText = (key: string, child: unknown) =>
    (LOCALES as readonly string[]).includes(key) && typeof child === 'string' && !child.startsWith('media/')
  if (entries.length > 0 && entries.every(([key, child]) => isText(key, child))) yield value
  else for (const [, child] of entries) yield* textsOf(child)
}

/** `complete`, or `complete −missing`, per kind and language. */
export function censusTable(rows: readonly Row[]): string {
  const line = (name: string, cells: readonly (string | number)[]) =>
    `${name.padEnd(24)}${cells.map((cell) => String(cell).padStart(9)).join('')}`
  const cell = (one: Row, locale: Locale) =>
    one.missing[locale] > 0 ? `${one.complete[locale]} −${one.missing[locale]}` : one.complete[locale]
  const sum = (counts: readonly Record<Locale, number>[]) =>
    Object.fromEntries(
      LOCALES.map((locale) => [locale, counts.reduce((total, count) => total + count[locale], 0)]),
    ) as Record<Locale, number>
  const total: Row = {
    kind: 'in all',
    items: rows.reduce((count, one) => count + one.items, 0),
    demo: rows.reduce((count, one) => count + one.demo, 0),
    complete: sum(rows.map((one) => one.complete)),
    missing: sum(rows.map((one) => one.missing)),
  }
  return [
    line('texts per language', ['files', 'demo', ...LOCALES]),
    ...[...rows, total].map((one) =>
      line(one.kind, [one.items, one.demo, ...LOCALES.map((locale) => cell(one, locale))]),
    ),
  ].join('\n')
}

const MEDIA: readonly [what: string, ending: RegExp][] = [
  ['pictures', /\.(?:avif|webp|jpg|png|svg|ico)$/],
  ['sound', /\.(?:m4a|mp3|ogg)$/],
  ['film', /\.(?:webm|mp4)$/],
]

/** One line with number and size of media files by type. */
export function mediaLine(folder: string): string {
  const weigh = (files: readonly string[]) => files.reduce((sum, file) => sum + statSync(file).size, 0)
  const parts = MEDIA.map(([what, ending]) => {
    const files = filesIn(join(folder, 'media'), ending)
    return `${files.length} ${what} ${megabytes(weigh(files))}`
  })
  const all = weigh(filesIn(join(folder, 'media'), /\.\w+$/))
  return `media: ${parts.join(' · ')} · in all ${megabytes(all)}`
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`
