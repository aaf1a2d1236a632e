import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isPhotograph } from '../pack/fields.ts'
import type { Pack } from '../pack/read-pack.ts'
import { readText } from '../pack/read-text.ts'
import { audioFault } from './audio.ts'
import { drawingFault } from './brand-files.ts'
import { captionsFault } from './captions.ts'
import { filmFault } from './film.ts'

export interface Reference {
  file: string
  field: string
  path: string
}

/** Each string in the pack that names a file below `media/` or `photos/`, with its field. */
export function* referencesOf(pack: Pack): Generator<Reference> {
  yield* within('tenant.json', '', pack.tenant)
  yield* within('settings.json', '', pack.settings)
  for (const [kind, items] of Object.entries(pack.items))
    for (const item of items as { id: string }[]) yield* within(`${kind}/${item.id}.json`, '', item)
}

function* within(file: string, field: string, value: unknown): Generator<Reference> {
  if (typeof value === 'string' && /^(?:media|photos)\//.test(value)) yield { file, field, path: value }
  if (value === null || typeof value !== 'object') return
  for (const [key, child] of Object.entries(value))
    yield* within(file, field ? `${field}.${key}` : key, child)
}

export const isFilm = (path: string): boolean => /\.(webm|mp4)$/.test(path)
/** Logos and icons stay as the brand made them. */
export const isPicture = (path: string, pack: Pack): boolean =>
  isPhotograph(path) || (/\.(avif|webp|jpg|png)$/.test(path) && !isBrandFile(path, pack))
const isBrandFile = (path: string, pack: Pack) =>
  JSON.stringify(pack.tenant.branding).includes(JSON.stringify(path))

/**
 * Pictures shown in several widths, by file name: those of items and of the welcome screen, but no posters and
 * panoramas.
 */
export function shownPictures(pack: Pack): Set<string> {
  const files = new Set<string>()
  JSON.stringify([pack.settings, pack.items], (key, value: unknown) => {
    const file = (value as { file?: unknown } | null)?.file
    if ((key === 'image' || Number.isInteger(Number(key))) && typeof file === 'string') files.add(file)
    return value
  })
  return files
}

/** Why a film, sound or text file cannot be used, or undefined. */
export function fileFault(folder: string, path: string): string | undefined {
  const file = join(folder, path)
  const other = otherCase(folder, path)
  if (other) return other
  if (!existsSync(file)) return `${path} does not exist`
  if (isFilm(path)) {
    const message = filmFault(readFileSync(file), path)
    return message && `${path} ${message}`
  }
  if (path.endsWith('.vtt')) {
    const message = textFileFault(file, captionsFault)
    return message && `${path} ${message}`
  }
  if (path.endsWith('.svg')) {
    const message = textFileFault(file, drawingFault)
    return message && `${path} ${message}`
  }
  if (/\.(m4a|mp3|ogg)$/.test(path)) {
    const message = audioFault(readFileSync(file), path)
    return message && `${path} ${message}`
  }
  return undefined
}

function textFileFault(file: string, check: (text: string) => string | undefined): string | undefined {
  try {
    return check(readText(file))
  } catch (error) {
    return (error as Error).message
  }
}

/** A name that differs only in case is found on some computers, but not on the server. */
export function otherCase(folder: string, path: string): string | undefined {
  const place = dirname(join(folder, path))
  const names = existsSync(place) ? readdirSync(place) : []
  if (names.includes(basename(path))) return undefined
  const same = names.find((name) => name.toLowerCase() === basename(path).toLowerCase())
  return (
    same && `${path} is called ${same} there: capital and small letters count. Use one name in both places`
  )
}
