import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Fault } from '../faults.ts'
import { isPhotograph } from '../pack/fields.ts'
import type { Pack } from '../pack/read-pack.ts'
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
    if (message) report.faults.push({ file, field, message })
  }
  for (const { file, field, path } of references) {
    if (pictures.some((picture) => picture.path === path)) continue
    const message = fileFault(pack.folder, path)
    if (message) report.faults.push({ file, field, message })
  }
  report.faults.push(...outlinesFaults(pack), ...(await groundFaults(pack)))
  for (const route of pack.items.routes) checkTrack(pack.folder, route, report)
  report.remarks.push(...spokenRemarks(pack))
  return report
}

const isBrandFile = (path: string, pack: Pack) =>
  JSON.stringify(pack.tenant.branding).includes(JSON.stringify(path))

function fileFault(folder: string, path: string): string | undefined {
  const file = join(folder, path)
  if (!existsSync(file)) return `${path} does not exist`
  if (/\.(webm|mp4)$/.test(path)) {
    const message = filmFault(readFileSync(file))
    return message && `${path} ${message}`
  }
  if (path.endsWith('.vtt')) {
    const message = captionsFault(readFileSync(file, 'utf8'))
    return message && `${path} ${message}`
  }
  if (/\.(m4a|mp3|ogg)$/.test(path)) {
    const message = audioFault(readFileSync(file))
    return message && `${path} ${message}`
  }
  return undefined
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
