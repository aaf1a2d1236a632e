import Supercluster from 'supercluster'
import type { MapItem } from './map-item.ts'

export type Bounds = [west: number, south: number, east: number, north: number]

/** What stands at one spot of the map at one zoom: an item, or several under one number. */
export interface Spot {
  key: string
  latitude: number
  longitude: number
  items: MapItem[]
  /** Zoom at which a cluster falls apart; null for a single item and for things at the very same place. */
  opensAt: number | null
}

export interface ClusterIndex {
  spots: (bounds: Bounds, zoom: number) => Spot[]
}

/** Closest zoom at which things are still gathered; past it everything stands alone unless it shares one place. */
const MAX_CLUSTER_ZOOM = 15
const RADIUS_PX = 56

export function clusterIndex(items: readonly MapItem[]): ClusterIndex {
  const index = new Supercluster<{ item: MapItem }>({ radius: RADIUS_PX, maxZoom: MAX_CLUSTER_ZOOM })
  index.load(
    items.map((item) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [item.longitude, item.latitude] },
      properties: { item },
    })),
  )
  return {
    spots: (bounds, zoom) =>
      index.getClusters(bounds, Math.round(zoom)).map((feature) => {
        const [longitude = 0, latitude = 0] = feature.geometry.coordinates
        if (!('cluster_id' in feature.properties)) {
          const { item } = feature.properties as { item: MapItem }
          return { key: item.key, latitude, longitude, items: [item], opensAt: null }
        }
        const id = feature.properties.cluster_id as number
        const leaves = index.getLeaves(id, Number.POSITIVE_INFINITY).map((leaf) => leaf.properties.item)
        const zoomOpen = index.getClusterExpansionZoom(id)
        return {
          key: leaves.map(({ key }) => key).join('|'),
          latitude,
          longitude,
          items: leaves,
          opensAt: zoomOpen > MAX_CLUSTER_ZOOM ? null : zoomOpen,
        }
      }),
  }
}
