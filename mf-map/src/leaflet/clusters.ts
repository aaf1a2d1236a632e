import Supercluster from 'supercluster'
import type { MapItem } from '../shared/map-item.ts'

export type Bounds = [west: number, south: number, east: number, north: number]

/** What is at one spot of the map at one zoom: an item, or several under one number. */
export interface Spot {
  /** The same as long as it represents the same things. */
  key: string
  latitude: number
  longitude: number
  count: number
  /** The item of a spot with one. */
  item: MapItem | null
  /** Everything that is here. */
  items: () => MapItem[]
  /** Zoom at which a cluster falls apart; null for a single item and for things that stay together. */
  opensAt: () => number | null
}

export interface ClusterIndex {
  spots: (bounds: Bounds, zoom: number) => Spot[]
}

/** The map's own closest zoom: things nearer to each other than a finger stay under one number, so a view never holds more than some hundred. */
const MAX_ZOOM = 19
/** Nearer than a finger is wide. The library counts in tiles of 512, the map in tiles of 256. */
const RADIUS_PX = 56
const TILE_PX = 256

let generation = 0

/** 5,000 items take some 10 ms to index and under 1 ms to ask for a view; what a cluster holds is looked up when it is opened. */
export function clusterIndex(items: readonly MapItem[]): ClusterIndex {
  const index = new Supercluster<{ item: MapItem }>({
    radius: RADIUS_PX,
    extent: TILE_PX,
    maxZoom: MAX_ZOOM,
  })
  index.load(
    items.map((item) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [item.longitude, item.latitude] },
      properties: { item },
    })),
  )
  // numbers of clusters begin anew with every index
  generation += 1
  const made = generation
  return {
    spots: (bounds, zoom) =>
      index.getClusters(bounds, Math.round(zoom)).map((feature): Spot => {
        const [longitude = 0, latitude = 0] = feature.geometry.coordinates
        if (!('cluster_id' in feature.properties)) {
          const { item } = feature.properties as { item: MapItem }
          return {
            key: item.key,
            latitude,
            longitude,
            count: 1,
            item,
            items: () => [item],
            opensAt: () => null,
          }
        }
        const { cluster_id: id, point_count: count } = feature.properties as {
          cluster_id: number
          point_count: number
        }
        return {
          key: `${made}:${id}`,
          latitude,
          longitude,
          count,
          item: null,
          items: () => index.getLeaves(id, Number.POSITIVE_INFINITY).map((leaf) => leaf.properties.item),
          opensAt: () => {
            const zoomOpen = index.getClusterExpansionZoom(id)
            return zoomOpen > MAX_ZOOM ? null : zoomOpen
          },
        }
      }),
  }
}
