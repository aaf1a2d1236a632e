import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Fault } from '../faults.ts'
import { isPhotograph } from '../pack/fields.ts'
import { isIgnored } from '../pack/known-files.ts'
import type { Pack } from '../pack/read-pack.ts'
import { readText } from '../pack/read-text.ts'
import type { Track } from '../pack/track.ts'
import { photographFault } from '../pictures/photographs.ts'
import { audioFault } from './audio.ts'
import { captionsFault } from './captions.ts'
import { checkTrack } from './check-track.ts'
import { filmFault } from './film.ts'
import { groundFaults } from './ground.ts'
import { outlinesFaults } from './outlines.ts'
import { panoramaFault } from './panorama.ts'
import { pictureFault } from './pictures.ts'
import { spokenRemarks } from './spoken.ts'

export interface MediaReport {
  faults: Fault[]
  /** Not wrong, but worth knowing. */
  remarks: Fault[]
  tracks: Map<string, Track>
}

interface Reference {
  file: string
  field: string
  path: string
}

/** Every file a pack speaks of must exist and be what it says. */
export async function checkMedia(pack: Pack): Promise<MediaReport> {
  const report: MediaReport = { faults: [], remarks: [], tracks: new Map() }
  const references = [...referencesOf(pack)]
  const pictures = references.filter(
    ({ path }) => isPhotograph(path) || (/\.(avif|webp|jpg|png)$/.test(path) && !isBrandFile(path, pack)),
  )
  const asked = new Map<string, Promise<string | undefined>>()
  const faultOf = (path: string) =>
    isPhotograph(path) ? photographFault(pack.folder, path) : pictureFault(pack.folder, path, pack.hashes)
  for (const { path } of pictures) if (!asked.has(path)) asked.set(path, faultOf(path))
  for (const { file, field, path } of pictures) {
    const message =
      (await asked.get(path)) ??
      (field === 'photo_360.file' ? await panoramaFault(pack.folder, path) : undefined)
    if (message) report.faults.push({ file, field, message: otherCase(pack.folder, path) ?? message })
  }
  for (const { file, field, path } of references) {
    if (pictures.some((picture) => picture.path === path)) continue
    const message = fileFault(pack.folder, path)
    if (message) report.faults.push({ file, field, message })
  }
  report.faults.push(...outlinesFaults(pack), ...(await groundFaults(pack)))
  for (const route of pack.items.routes) checkTrack(pack, route, report)
  const left = unnamed(pack, references)
  report.faults.push(...left.faults)
  report.remarks.push(...left.remarks, ...spokenRemarks(pack))
  return report
}

const isBrandFile = (path: string, pack: Pack) =>
  JSON.stringify(pack.tenant.branding).includes(JSON.stringify(path))

function fileFault(folder: string, path: string): string | undefined {
  const file = join(folder, path)
  const other = otherCase(folder, path)
  if (other) return other
  if (!existsSync(file)) return `${path} does not exist`
  if (/\.(webm|mp4)$/.test(path)) {
    const message = filmFault(readFileSync(file))
    return message && `${path} ${message}`
  }
  if (path.endsWith('.vtt')) {
    const message = textFileFault(file, captionsFault)
    return message && `${path} ${message}`
  }
  if (path.endsWith('.svg')) {
    const message = textFileFault(file, () => undefined)
    return message && `${path} ${message}`
  }
  if (/\.(m4a|mp3|ogg)$/.test(path)) {
    const message = audioFault(readFileSync(file))
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

/** A name that differs in capital and small letters only is found on some computers and not on the one that serves it. */
function otherCase(folder: string, path: string): string | undefined {
  const place = dirname(join(folder, path))
  const names = existsSync(place) ? readdirSync(place) : []
  if (names.includes(basename(path))) return undefined
  const same = names.find((name) => name.toLowerCase() === basename(path).toLowerCase())
  return (
    same && `${path} is called ${same} there: capital and small letters count. Use one name in both places`
  )
}

/** Photographs and tracks that nothing names. A track without a route most often means a route that was forgotten or is called otherwise. */
function unnamed(pack: Pack, references: readonly Reference[]): Pick<MediaReport, 'faults' | 'remarks'> {
  const filesIn = (name: string) =>
    existsSync(join(pack.folder, name))
      ? readdirSync(join(pack.folder, name))
          .filter((file) => !isIgnored(file))
          .map((file) => `${name}/${file}`)
      : []
  const tracks = new Set(pack.items.routes.map(({ track }) => track))
  const photographs = new Set(references.map(({ path }) => path))
  return {
    faults: filesIn('tracks')
      .filter(
        (file) => file.endsWith('.gpx') && !tracks.has(file) && !pack.unread.has(basename(file, '.gpx')),
      )
      .map((file) => ({
        file,
        field: '',
        message: 'is named by no route. Name it as "track" of its route, or remove it',
      })),
    remarks: filesIn('photos')
      .filter((file) => !photographs.has(file))
      .map((file) => ({ file, field: '', message: 'is named by no item: it is not shown' })),
  }
}

/** Each string in the pack that names a file below `media/` or `photos/`, with the field it stands in. */
function* referencesOf(pack: Pack): Generator<Reference> {
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
