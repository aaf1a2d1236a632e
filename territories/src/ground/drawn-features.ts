import { LOCALES } from '@sureda/contract/codes/locale'
import type { GroundLayer } from '@sureda/contract/schemas/platform/ground-archive'
import type { TaggedFeature, Tags } from './osm-features.ts'

/** Properties of a feature that the painter uses. */
export interface DrawnProperties {
  kind: string
  /** Lowest zoom at which it is drawn. */
  from: number
  [word: string]: string | number
}
export type DrawnFeature = GeoJSON.Feature<GeoJSON.Geometry, DrawnProperties>
export type DrawnLayers = Record<GroundLayer, DrawnFeature[]>

type Rule = [layer: GroundLayer, kind: string, from: number]

const COVER: Record<string, string> = {
  forest: 'wood',
  wood: 'wood',
  scrub: 'scrub',
  heath: 'scrub',
  meadow: 'grass',
  grass: 'grass',
  grassland: 'grass',
  orchard: 'field',
  vineyard: 'field',
  farmland: 'field',
  residential: 'built',
  industrial: 'built',
  commercial: 'built',
}
const ROADS: Record<string, [kind: string, from: number]> = {
  motorway: ['major', 8],
  trunk: ['major', 8],
  primary: ['major', 8],
  secondary: ['middle', 9],
  tertiary: ['middle', 10],
  unclassified: ['minor', 11],
  residential: ['minor', 12],
  living_street: ['minor', 12],
  road: ['minor', 12],
  service: ['minor', 13],
  pedestrian: ['minor', 13],
  track: ['track', 12],
  path: ['path', 13],
  footway: ['path', 13],
  bridleway: ['path', 13],
  cycleway: ['path', 13],
  steps: ['path', 13],
}
const NAMES: Record<string, number> = {
  city: 6,
  town: 8,
  village: 9,
  hamlet: 12,
  isolated_dwelling: 13,
  farm: 13,
  locality: 13,
}

/** Selects the OpenStreetMap features that are drawn, with their lowest zoom. */
export function drawnFeatures(features: readonly TaggedFeature[]): DrawnLayers {
  const layers: DrawnLayers = {
    cover: [],
    water: [],
    contours: [],
    limits: [],
    buildings: [],
    roads: [],
    names: [],
  }
  for (const { geometry, properties: tags } of features) {
    const rule = ruleFor(tags ?? {}, geometry.type)
    if (!rule) continue
    const [layer, kind, from] = rule
    const drawn = layer === 'limits' ? linesOf(geometry) : geometry
    const words = layer === 'names' ? namesOf(tags) : {}
    layers[layer].push({ type: 'Feature', geometry: drawn, properties: { kind, from, ...words } })
  }
  return layers
}

function ruleFor(tags: Tags, type: GeoJSON.Geometry['type']): Rule | undefined {
  const isArea = /Polygon/.test(type)
  if (type === 'Point') {
    if (!tags.name) return undefined
    if (tags.natural === 'peak') return ['names', 'peak', 13]
    const from = NAMES[tags.place ?? '']
    return tags.place && from ? ['names', tags.place, from] : undefined
  }
  if (tags.boundary === 'administrative') return limitOf(tags.admin_level)
  if (isArea && tags.building && tags.building !== 'no') return ['buildings', 'building', 14]
  if (isArea && (tags.natural === 'water' || tags.landuse === 'reservoir' || tags.waterway === 'riverbank'))
    return ['water', 'lake', 9]
  if (!isArea && /^(river|canal)$/.test(tags.waterway ?? '')) return ['water', 'river', 10]
  if (!isArea && /^(stream|ditch|drain)$/.test(tags.waterway ?? '')) return ['water', 'stream', 12]
  const cover = COVER[tags.natural ?? ''] ?? COVER[tags.landuse ?? '']
  if (isArea && cover) return ['cover', cover, cover === 'wood' ? 8 : 10]
  if (!isArea && tags.railway === 'rail') return ['roads', 'rail', 10]
  const road = ROADS[(tags.highway ?? '').replace(/_link$/, '')]
  return road && !isArea ? ['roads', ...road] : undefined
}

/** Borders of countries and municipalities: level 8 in Spain, level 7 in Portugal. */
function limitOf(level: string | undefined): Rule | undefined {
  if (level === '2') return ['limits', 'country', 6]
  return level === '7' || level === '8' ? ['limits', 'municipality', 9] : undefined
}

/** The local name, and names in our languages that differ from it. */
function namesOf(tags: Tags): Record<string, string | number> {
  const own = LOCALES.flatMap((locale) => {
    const name = tags[`name:${locale}`]
    return name && name !== tags.name ? [[`name:${locale}`, name]] : []
  })
  const height = Math.round(Number.parseFloat(tags.ele ?? ''))
  return { name: tags.name ?? '', ...Object.fromEntries(own), ...(Number.isNaN(height) ? {} : { height }) }
}

function linesOf(geometry: GeoJSON.Geometry): GeoJSON.Geometry {
  if (geometry.type === 'Polygon') return { type: 'MultiLineString', coordinates: geometry.coordinates }
  if (geometry.type !== 'MultiPolygon') return geometry
  return { type: 'MultiLineString', coordinates: geometry.coordinates.flat() as GeoJSON.Position[][] }
}
