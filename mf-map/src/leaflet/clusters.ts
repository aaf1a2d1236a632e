import Supercluster from 'supercluster'
import type { MapItem } from '../shared/map-item.ts'

export type Bounds = [west: number, south: number, east: number, north: number]

/** One spot of the map at one zoom: an item, or several under one number. */
export interface Spot {
  /** The same as long as the spot has the same items. */
  key: string
  latitude: number
  longitude: number
  count: number
  /** The item of a spot with one; otherwise null. */
  item: MapItem | null
  /** Every item of the spot. */
  items: () => MapItem[]
  /** Zoom at which a cluster separates; null for a single item and for items that never separate. */
  opensAt: () => number | null
}

export interface ClusterIndex {
  spots: (bounds: Bounds, zoom: number) => Spot[]
}

/** The closest zoom of the map. Items nearer than a finger stay one spot, so a view has some hundreds at most. */
const MAX_ZOOM = 19
/** The width of a finger. The library counts in tiles of 512 px, the map in tiles of 256 px. */
const RADIUS_PX = 56
const TILE_PX = 256

let generation = 0

/** Indexes items: 5,000 take about 10 ms, a view under 1 ms. The items of a cluster are looked up when it is opened. */
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
  // every index numbers its clusters from the start again
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
