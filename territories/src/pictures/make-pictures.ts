import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import sharp from 'sharp'
import {
  fileFault,
  isFilm,
  isPicture,
  type Reference,
  referencesOf,
  shownPictures,
} from '../checks/media-files.ts'
import { panoramaFault } from '../checks/panorama.ts'
import {
  dominantColour,
  ENDINGS,
  hashOf,
  MOST_PHONE_BYTES,
  pictureFault,
  pictureFiles,
  readColours,
  readHashes,
  stem,
  twinFault,
  WIDTHS,
} from '../checks/pictures.ts'
import type { Fault } from '../faults.ts'
import { isPhotograph } from '../pack/fields.ts'
import { type Pack, readPack } from '../pack/read-pack.ts'
import { makeWidths, pictureFormat, sourceFault } from './make-widths.ts'
import { storedPhotograph } from './photographs.ts'

const [NARROW, , WIDE] = WIDTHS
const NOTES = ['media/index.json', 'media/hashes.json'] as const

export interface MadePictures {
  /** New and changed pictures and films, by the names in the notes. */
  changed: string[]
  faults: Fault[]
  remarks: Fault[]
}

/**
 * Updates everything derived from the pictures and films of items: widths, colours in `media/index.json`, hashes in
 * `media/hashes.json`. Unchanged files are skipped.
 */
export async function makePictures(folder: string): Promise<MadePictures> {
  const { pack, faults: found } = readPack(folder)
  if (!pack) return { changed: [], faults: found, remarks: [] }
  // rewritten below
  const faults = found.filter(({ file }) => !NOTES.some((note) => note === file))
  const remarks: Fault[] = []
  const notes = new Notes(pack.folder, faults.length < found.length)
  const shown = shownPictures(pack)
  const seen = new Set<string>()
  for (const reference of referencesOf(pack)) {
    const { file, field, path } = reference
    if (seen.has(path) || !(isPicture(path, pack) || isFilm(path))) continue
    seen.add(path)
    // for example a link to elsewhere, which is reported already
    if (found.some((fault) => path === fault.file || path.startsWith(`${fault.file}/`))) continue
    const message = await prepare(pack, reference, shown.has(path), notes)
    if (message) faults.push({ file, field, message })
    else if (shown.has(path) && (await isNarrow(pack, path)))
      remarks.push({ file, field, message: `${path} is narrower than ${WIDE} pixels: it stays one file` })
  }
  notes.write()
  return { changed: notes.changed, faults, remarks }
}

/** Makes and records what one file needs; returns the fault that prevents it. */
async function prepare(
  pack: Pack,
  { field, path }: Reference,
  isShown: boolean,
  notes: Notes,
): Promise<string | undefined> {
  if (isFilm(path)) {
    const message = fileFault(pack.folder, path)
    if (!message) notes.add(path, readFileSync(join(pack.folder, path)))
    return message
  }
  if (isPhotograph(path)) {
    const message = await sourceFault(pack.folder, path)
    if (message) return message
    const { file, color } = await storedPhotograph(pack.folder, path)
    const name = file.replace(/-800\.avif$/, '')
    notes.add(name, readFileSync(join(pack.folder, `${name}-${NARROW}.avif`)), color)
    return undefined
  }
  const message =
    twinFault(pack.folder, path, shownPictures(pack)) ??
    (isShown ? await widthsFault(pack.folder, path, notes) : undefined) ??
    (await pictureFault(pack.folder, path, pack.hashes)) ??
    (field === 'photo_360.file' ? await panoramaFault(pack.folder, path) : undefined)
  if (message) return message
  const content = readFileSync(join(pack.folder, pictureFiles(pack.folder, path).files[0] ?? path))
  const known = notes.colourOf(stem(path), content)
  notes.add(stem(path), content, known ?? (await dominantColour(content)))
  return undefined
}

/** Makes three widths of an original picture; one that already has widths, or is small and light, is unchanged. */
async function widthsFault(folder: string, path: string, notes: Notes): Promise<string | undefined> {
  const source = sourceOf(folder, path)
  if (!source) return undefined
  const content = readFileSync(join(folder, source))
  const made = pictureFiles(folder, path).widths.length === WIDTHS.length
  if (made && notes.has(source, content)) return undefined
  const narrowest = content.length > MOST_PHONE_BYTES ? WIDE : NARROW
  const message = (await sourceFault(folder, source, narrowest)) ?? endingFault(source, content)
  if (message) return message
  if ((await widthOf(content)) < WIDE) return undefined
  await makeWidths(content, (width) => join(folder, `${stem(path)}-${width}.avif`))
  notes.add(source, content)
  return undefined
}

/**
 * The original of a picture: the file as the item names it, or with another extension. A JPEG is a photograph and must
 * be named itself.
 */
const sourceOf = (folder: string, path: string): string | undefined =>
  [path, ...['avif', 'webp', 'png'].map((ending) => `${stem(path)}.${ending}`)].find((file) =>
    existsSync(join(folder, file)),
  )

function endingFault(path: string, content: Buffer): string | undefined {
  const format = pictureFormat(content)
  const ending = extname(path).slice(1)
  if (format === undefined || ending.replace('jpg', 'jpeg') === format) return undefined
  return `${path} is ${format.toUpperCase()}, whatever its name says. Export it as ${ending.toUpperCase()}, or change its ending, and where it is named`
}

const widthOf = async (content: Buffer) => (await sharp(content).metadata()).autoOrient.width

async function isNarrow({ folder }: Pack, path: string): Promise<boolean> {
  const { widths, files } = isPhotograph(path) ? { widths: WIDTHS, files: [] } : pictureFiles(folder, path)
  return widths.length === 0 && (await widthOf(readFileSync(join(folder, files[0] ?? path)))) < WIDE
}

/** Stores colours and hashes beside the pictures. */
class Notes {
  readonly changed: string[] = []
  readonly #folder: string
  readonly #colours: Record<string, string>
  readonly #hashes: Record<string, string>

  constructor(folder: string, areBroken: boolean) {
    this.#folder = folder
    const there = (noted: Record<string, string>) =>
      Object.fromEntries(Object.entries(noted).filter(([name]) => isThere(folder, name)))
    this.#colours = areBroken ? {} : there(readColours(folder))
    this.#hashes = areBroken ? {} : there(readHashes(folder))
  }

  has(name: string, content: Buffer): boolean {
    return this.#hashes[name] === hashOf(content)
  }

  colourOf(name: string, content: Buffer): string | undefined {
    return this.has(name, content) ? this.#colours[name] : undefined
  }

  add(name: string, content: Buffer, colour?: string): void {
    if (this.has(name, content) && this.#colours[name] === colour) return
    this.#hashes[name] = hashOf(content)
    if (colour) this.#colours[name] = colour
    this.changed.push(name)
  }

  write(): void {
    for (const [file, noted] of [
      ['media/index.json', this.#colours],
      ['media/hashes.json', this.#hashes],
    ] as const) {
      const path = join(this.#folder, file)
      const sorted = Object.fromEntries(Object.entries(noted).sort(([a], [b]) => (a < b ? -1 : 1)))
      const text = `${JSON.stringify(sorted, null, 2)}\n`
      const before = existsSync(path) ? readFileSync(path, 'utf8') : '{}\n'
      if (text !== before) writeFileSync(path, text)
    }
  }
}

const isThere = (folder: string, name: string) =>
  [name, ...ENDINGS.flatMap((ending) => [`${name}.${ending}`, `${name}-${NARROW}.${ending}`])].some((file) =>
    existsSync(join(folder, file)),
  )
