import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Fault } from '../faults.ts'
import { isPhotograph } from '../pack/fields.ts'
import { isIgnored } from '../pack/known-files.ts'
import type { Pack } from '../pack/read-pack.ts'
import type { Track } from '../pack/track.ts'
import { sourceFault } from '../pictures/make-widths.ts'
import { brandFileFault } from './brand-files.ts'
import { checkTrack } from './check-track.ts'
import { groundFaults } from './ground.ts'
import {
  fileFault,
  isPicture,
  otherCase,
  type Reference,
  referencesOf,
  shownPictures,
} from './media-files.ts'
import { outlinesFaults } from './outlines.ts'
import { panoramaFault } from './panorama.ts'
import { pictureFault, twinFault } from './pictures.ts'
import { spokenRemarks } from './spoken.ts'

export interface MediaReport {
  faults: Fault[]
  /** No faults, but worth knowing. */
  remarks: Fault[]
  tracks: Map<string, Track>
}

/** Checks that every file named in a pack exists and has the right format. */
export async function checkMedia(pack: Pack): Promise<MediaReport> {
  const report: MediaReport = { faults: [], remarks: [], tracks: new Map() }
  const references = [...referencesOf(pack)]
  const pictures = references.filter(({ path }) => isPicture(path, pack))
  const asked = new Map<string, Promise<string | undefined>>()
  const shown = shownPictures(pack)
  const faultOf = async (path: string) =>
    isPhotograph(path)
      ? sourceFault(pack.folder, path)
      : (twinFault(pack.folder, path, shown) ?? pictureFault(pack.folder, path, pack.hashes))
  for (const { path } of pictures) if (!asked.has(path)) asked.set(path, faultOf(path))
  for (const { file, field, path } of pictures) {
    const message =
      (await asked.get(path)) ??
      (field === 'photo_360.file' ? await panoramaFault(pack.folder, path) : undefined)
    if (message) report.faults.push({ file, field, message: otherCase(pack.folder, path) ?? message })
  }
  for (const { file, field, path } of references) {
    if (pictures.some((picture) => picture.path === path)) continue
    const message = fileFault(pack.folder, path) ?? (await brandFileFault(pack.folder, path, field))
    if (message) report.faults.push({ file, field, message })
  }
  report.faults.push(...outlinesFaults(pack), ...(await groundFaults(pack)))
  for (const route of pack.items.routes) checkTrack(pack, route, report)
  const left = unnamed(pack, references)
  report.faults.push(...left.faults)
  report.remarks.push(...left.remarks, ...spokenRemarks(pack))
  return report
}

/** Photographs and tracks that no item names. A track without a route usually belongs to a missing or renamed route. */
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
    faults: [
      // unnamed files are served as well
      ...filesIn('media')
        .filter((file) => file.endsWith('.svg') && !photographs.has(file))
        .map((file) => ({ file, field: '', message: fileFault(pack.folder, file) ?? '' }))
        .filter(({ message }) => message !== ''),
      ...filesIn('tracks')
        .filter(
          (file) => file.endsWith('.gpx') && !tracks.has(file) && !pack.unread.has(basename(file, '.gpx')),
        )
        .map((file) => ({
          file,
          field: '',
          message: 'is named by no route. Name it as "track" of its route, or remove it',
        })),
    ],
    remarks: filesIn('photos')
      .filter((file) => !photographs.has(file))
      .map((file) => ({ file, field: '', message: 'is named by no item: it is not shown' })),
  }
}
