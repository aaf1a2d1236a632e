import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { drawnFeatures } from './drawn-features.ts'
import { readExtract } from './osm-features.ts'
import { smallOsmPbf } from './testing/small-osm-pbf.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sureda-osm-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const node = (id: number, x: number, y: number, tags?: Record<string, string>) => ({
  id,
  place: [x, y] as [number, number],
  ...(tags && { tags }),
})
const corners = [node(1, 0, 0), node(2, 4, 0), node(3, 4, 4), node(4, 0, 4)]
const hole = [node(11, 1, 1), node(12, 2, 1), node(13, 2, 2)]

async function read(extract: Partial<Parameters<typeof smallOsmPbf>[0]>) {
  const file = join(folder, 'small.osm.pbf')
  writeFileSync(file, smallOsmPbf({ nodes: [], ways: [], relations: [], ...extract }))
  return readExtract(file)
}

it('reads places, ways and closed ways of an extract', async () => {
  const features = await read({
    nodes: [...corners, node(5, 1.5, 1.25, { place: 'village', name: 'Vila Inventada' })],
    ways: [
      { id: 1, refs: [1, 2, 3], tags: { highway: 'track' } },
      { id: 2, refs: [1, 2, 3, 4, 1], tags: { landuse: 'forest' } },
      { id: 3, refs: [1, 2, 3, 1], tags: { highway: 'path' } },
      { id: 4, refs: [1, 99, 98], tags: { highway: 'path' } },
    ],
  })
  expect(features.map(({ geometry, properties }) => [geometry.type, Object.keys(properties)[0]])).toEqual([
    ['Point', 'place'],
    ['LineString', 'highway'],
    ['Polygon', 'landuse'],
    ['LineString', 'highway'],
  ])
  expect(features[0]?.geometry).toEqual({ type: 'Point', coordinates: [1.5, 1.25] })
})

it('joins the ways of a wood into a ring in any direction, with its clearing, and leaves out an open ring', async () => {
  const ways = [
    { id: 1, refs: [1, 2, 3] },
    { id: 2, refs: [1, 4, 3] },
    { id: 3, refs: [11, 12, 13, 11] },
  ]
  const members: [number, string][] = [
    [1, 'outer'],
    [2, 'outer'],
    [3, 'inner'],
  ]
  const tags = { type: 'multipolygon', natural: 'wood' }
  const nodes = [...corners, ...hole]
  const [wood] = await read({ nodes, ways, relations: [{ id: 1, members, tags }] })
  expect(wood?.geometry).toMatchObject({ type: 'Polygon' })
  expect(wood?.geometry.type === 'Polygon' && wood.geometry.coordinates.map(({ length }) => length)).toEqual([
    5, 4,
  ])
  expect(await read({ nodes, ways, relations: [{ id: 1, members: members.slice(1), tags }] })).toEqual([])
})

it('draws a border once, with the highest level of the areas beside it', async () => {
  const border = (id: number, level: string) => ({
    id,
    members: [[1, 'outer']] as [number, string][],
    tags: { type: 'boundary', boundary: 'administrative', admin_level: level },
  })
  const features = await read({
    nodes: corners,
    ways: [{ id: 1, refs: [1, 2, 3], tags: { boundary: 'administrative', admin_level: '8' } }],
    relations: [border(1, '8'), border(2, '2'), border(3, '8')],
  })
  expect(drawnFeatures(features).limits.map(({ properties }) => properties.kind)).toEqual(['country'])
})

it('draws what helps walkers, from a zoom with enough space on, with names in the app’s languages', () => {
  const line = {
    type: 'LineString' as const,
    coordinates: [
      [0, 0],
      [1, 1],
    ],
  }
  const area = {
    type: 'Polygon' as const,
    coordinates: [
      [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 0],
      ],
    ],
  }
  const thing = (geometry: object, properties: object) => ({ type: 'Feature', geometry, properties }) as never
  const layers = drawnFeatures([
    thing(line, { highway: 'primary_link' }),
    thing(line, { highway: 'proposed' }),
    thing(area, { building: 'no' }),
    thing(area, { building: 'yes' }),
    thing(area, { boundary: 'administrative', admin_level: '7' }),
    thing(
      { type: 'Point', coordinates: [0, 0] },
      { place: 'town', name: 'Marvão', 'name:es': 'Marvão', 'name:fr': 'Marvao', 'name:ja': 'x' },
    ),
    thing({ type: 'Point', coordinates: [0, 0] }, { place: 'town' }),
    thing(line, null as never),
  ])
  expect(layers.roads.map(({ properties }) => properties)).toEqual([{ kind: 'major', from: 8 }])
  expect(layers.buildings).toHaveLength(1)
  expect(layers.limits[0]?.geometry.type).toBe('MultiLineString')
  expect(layers.names.map(({ properties }) => properties)).toEqual([
    { kind: 'town', from: 8, name: 'Marvão', 'name:fr': 'Marvao' },
  ])
})

it.each([
  ['a.txt', 'x', 'is neither .osm.pbf nor .geojson'],
  ['a.geojson', '{}', 'is no GeoJSON FeatureCollection'],
  ['a.osm.pbf', 'no protocol buffer at all', ''],
])('refuses %s', async (name, content, why) => {
  writeFileSync(join(folder, name), content)
  await expect(readExtract(join(folder, name))).rejects.toThrow(why)
})
