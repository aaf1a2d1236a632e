/**
 * Cuts the municipal boundaries of each territory out of es-atlas (IGN, CC BY 4.0) and writes them small enough for a phone:
 * `node mf-map/generate-outlines.ts`. Run it after a territory's `map.bounds` changed; a test compares the result with the files.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { feature } from 'topojson-client'
import type { Outlines } from './src/domain/outlines.ts'

type Bounds = [[number, number], [number, number]]
type Ring = [number, number][]
type Topology = Parameters<typeof feature>[0] & { objects: { municipalities: Parameters<typeof feature>[1] } }
interface Area {
  geometry: { type: string; coordinates: Ring[] | Ring[][] }
  properties: { name?: string } | null
}

const ROOT = path.join(import.meta.dirname, '..')
/** Share of the territory's extent kept around it, so that a panned map does not end in nothing. */
const MARGIN = 0.25
/** The pack that offices copy: it stands for no land. */
const TEMPLATE = 'template'

export function generateOutlines(): Record<string, Outlines> {
  const atlas = createRequire(import.meta.url)('es-atlas/es/municipalities.json') as Topology
  const all = feature(atlas, atlas.objects.municipalities) as unknown as {
    features: Area[]
  }
  return Object.fromEntries(
    territories().map(({ id, bounds }) => [id, { municipalities: within(all.features, padded(bounds)) }]),
  )
}

export const outlinesFile = (id: string): string =>
  path.join(import.meta.dirname, 'src/outlines', `${id}.json`)

function territories(): { id: string; bounds: Bounds }[] {
  const folder = path.join(ROOT, 'territories')
  return readdirSync(folder).flatMap((name) => {
    if (name === TEMPLATE) return []
    try {
      const tenant = JSON.parse(readFileSync(path.join(folder, name, 'tenant.json'), 'utf8'))
      return [{ id: String(tenant.id), bounds: tenant.map.bounds as Bounds }]
    } catch {
      return []
    }
  })
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

/** Three decimals, about 100 m: finer than the atlas' own grid. */
const round = (degrees: number): number => Math.round(degrees * 1000) / 1000

if (process.argv[1] === import.meta.filename)
  for (const [id, outlines] of Object.entries(generateOutlines())) {
    writeFileSync(outlinesFile(id), `${JSON.stringify(outlines)}\n`)
    console.log(`${id}: ${outlines.municipalities.length} municipalities`)
  }
