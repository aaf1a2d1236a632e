import { contrastFaults } from '@sureda/ui/brand'
import { checkCards } from './checks/check-cards.ts'
import { checkMedia } from './checks/check-media.ts'
import { checkPlaces } from './checks/check-places.ts'
import { checkReferences } from './checks/check-references.ts'
import type { Fault } from './faults.ts'
import { KIND_NAMES } from './pack/kinds.ts'
import { type Pack, readPack } from './pack/read-pack.ts'
import type { Track } from './pack/track.ts'

export interface CheckResult {
  faults: Fault[]
  remarks: Fault[]
  /** Number of readable items, by folder. */
  counts: Record<string, number>
  pack: Pack | undefined
  tracks: Map<string, Track>
}

/** Everything that can be checked without a database. Without `faults` the pack can be imported. */
export async function checkTerritory(folder: string): Promise<CheckResult> {
  const { pack, faults } = readPack(folder)
  if (!pack) return { faults, remarks: [], counts: {}, pack, tracks: new Map() }
  const media = await checkMedia(pack)
  const places = checkPlaces(pack)
  const cards = checkCards(pack)
  const brand = contrastFaults(pack.tenant.branding.colors).map(({ message, foreground }) => ({
    file: 'tenant.json',
    field: `branding.colors.${foreground}`,
    message,
  }))
  return {
    faults: [
      ...faults,
      ...checkReferences(pack),
      ...cards.faults,
      ...places.faults,
      ...brand,
      ...media.faults,
    ],
    remarks: [...media.remarks, ...cards.remarks, ...places.remarks],
    counts: {
      ...Object.fromEntries(KIND_NAMES.map((kind) => [kind, pack.items[kind].length])),
      'route points': pack.items.routes.reduce((sum, route) => sum + route.points.length, 0),
    },
    pack,
    tracks: media.tracks,
  }
}
