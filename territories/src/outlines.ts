import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Outlines } from '@sureda/contract/schemas/platform/outlines'
import { feature } from 'topojson-client'
import type { TenantPack } from './pack/tenant.ts'

type Bounds = TenantPack['map']['bounds']
type Ring = [number, number][]
type Topology = Parameters<typeof feature>[0] & { objects: { municipalities: Parameters<typeof feature>[1] } }
interface Area {
  geometry: { type: string; coordinates: Ring[] | Ring[][] }
  properties: { name?: string } | null
}

/** Path of the boundaries in a pack, named in `map.outlines`. */
export const OUTLINES_FILE = 'media/outlines.json'
/** Share of the territory's extent drawn around it, so that a panned map is not empty. */
const MARGIN = 0.25

const SOURCE = '© IGN, CC BY 4.0'

/** The municipal boundaries around a territory from es-atlas, simplified for phones. Only for Spain. */
export function outlinesWithin(bounds: Bounds): Outlines {
  const atlas = createRequire(import.meta.url)('es-atlas/es/municipalities.json') as Topology
  const all = feature(atlas, atlas.objects.municipalities) as unknown as { features: Area[] }
  return { source: SOURCE, municipalities: within(all.features, padded(bounds)) }
}

export function writeOutlines(folder: string, outlines: Outlines): void {
  writeFileSync(join(folder, OUTLINES_FILE), `${JSON.stringify(outlines)}\n`)
}

function padded([[south, west], [north, east]]: Bounds): Bounds {
  const lat = (north - south) * MARGIN
  const lng = (east - west) * MARGIN
  return [
    [south - lat, west - lng],
    [north + lat, east + lng],
  ]
}

function within(areas: Area[], [[south, west], [north, east]]: Bounds): Outlines['municipalities'] {
  return areas
    .flatMap(({ geometry, properties }) => {
      const polygons = (
        geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
      ) as Ring[][]
      const rings = polygons
        .map((polygon) => polygon[0] ?? [])
        .filter((ring) =>
          ring.some(([lng, lat]) => lng >= west && lng <= east && lat >= south && lat <= north),
        )
        .map((ring) => ring.map(([lng, lat]): [number, number] => [round(lat), round(lng)]))
      return rings.length > 0 ? [{ name: (properties?.name ?? '').replaceAll("'", '’'), rings }] : []
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'es'))
}

/** Three decimals are about 100 m, finer than the atlas's own grid. */
const round = (degrees: number): number => Math.round(degrees * 1000) / 1000
