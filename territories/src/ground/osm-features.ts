import { readFileSync, statSync } from 'node:fs'
import { createOSMStream } from 'osm-pbf-parser-node'
import { type Place, polygonsOf } from './polygons.ts'

export type Tags = Readonly<Record<string, string>>
/** A feature with its OpenStreetMap tags. */
export type TaggedFeature = GeoJSON.Feature<GeoJSON.Geometry, Tags>

interface Way {
  refs: number[]
  tags: Tags
}
type Item =
  | { type: 'node'; id: number; lat: number; lon: number; tags?: Tags }
  | { type: 'way'; id: number; refs: number[]; tags?: Tags }
  | { type: 'relation'; tags?: Tags; members: { type: string; ref: number; role: string }[] }
  | { type?: undefined }

/** The whole extract is held in memory; a territory needs a few MB. */
const MAX_EXTRACT_BYTES = 200 * 1024 * 1024
/** Keys by which a closed way is an area instead of a line. */
const AREA_KEYS = ['building', 'landuse', 'natural', 'leisure', 'amenity']

/** All tagged features of an extract (`.osm.pbf` or GeoJSON). @throws if the file cannot be read */
export async function readExtract(file: string): Promise<TaggedFeature[]> {
  if (statSync(file).size > MAX_EXTRACT_BYTES)
    throw new Error(
      `${file} has more than 200 MB: cut it first, osmium extract --bbox <west,south,east,north>`,
    )
  if (/\.(geo)?json$/.test(file)) return readGeoJson(file)
  if (file.endsWith('.pbf')) return readPbf(file)
  throw new Error(`${file} is neither .osm.pbf nor .geojson`)
}

function readGeoJson(file: string): TaggedFeature[] {
  const { features } = JSON.parse(readFileSync(file, 'utf8')) as GeoJSON.FeatureCollection
  if (!Array.isArray(features)) throw new Error(`${file} is no GeoJSON FeatureCollection`)
  return features.filter(({ geometry }) => geometry) as TaggedFeature[]
}

async function readPbf(file: string): Promise<TaggedFeature[]> {
  const places = new Map<number, Place>()
  const ways = new Map<number, Way>()
  const found: TaggedFeature[] = []
  const borders = new Map<number, Tags>()
  const lineOf = (refs: readonly number[]) => refs.flatMap((id) => [places.get(id) ?? []].filter(isPlace))
  // nodes come before ways, ways before relations
  for await (const item of createOSMStream(file) as AsyncIterable<Item>) {
    if (item.type === 'node') {
      places.set(item.id, [item.lon, item.lat])
      if (item.tags) found.push(featureOf({ type: 'Point', coordinates: [item.lon, item.lat] }, item.tags))
    } else if (item.type === 'way') ways.set(item.id, { refs: item.refs, tags: item.tags ?? {} })
    else if (item.type === 'relation' && item.tags) {
      const { tags } = item
      const members = item.members.flatMap(({ type, ref, role }) => {
        const way = type === 'way' ? ways.get(ref) : undefined
        return way ? [{ id: ref, role, line: lineOf(way.refs) }] : []
      })
      // a border is drawn once, as a line of the highest level that it separates
      if (tags.boundary === 'administrative')
        for (const { id } of members)
          if (Number(tags.admin_level) < Number(borders.get(id)?.admin_level ?? 99)) borders.set(id, tags)
      if (tags.type === 'multipolygon')
        for (const polygon of polygonsOf(members))
          found.push(featureOf({ type: 'Polygon', coordinates: polygon }, tags))
    }
  }
  for (const [id, { refs, tags }] of ways) {
    const line = lineOf(refs)
    const border = borders.get(id)
    if (line.length < 2) continue
    if (border) found.push(featureOf({ type: 'LineString', coordinates: line }, border))
    if (Object.keys(tags).length === 0 || (border && tags.boundary)) continue
    const isArea =
      refs.length > 3 && refs[0] === refs.at(-1) && AREA_KEYS.some((key) => tags[key]) && !tags.highway
    found.push(
      featureOf(
        isArea ? { type: 'Polygon', coordinates: [line] } : { type: 'LineString', coordinates: line },
        tags,
      ),
    )
  }
  return found
}

const isPlace = (place: Place | never[]): place is Place => place.length === 2
const featureOf = (geometry: GeoJSON.Geometry, properties: Tags): TaggedFeature => ({
  type: 'Feature',
  geometry,
  properties,
})
