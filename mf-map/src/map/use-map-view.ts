import { useSession } from '@sureda/remote/session'
import { useEffect, useRef, useState } from 'react'
import { metresBetween } from '../shared/geo/track-filter.ts'
import type { BaseLayerId } from '../shared/map-layers.ts'
import { type MapView, writeAt } from '../shared/map-view.ts'
import { rememberedView, rememberView } from '../shared/remembered-view.ts'
import type { MapAddress } from './map-address.ts'
import { useAddressChange } from './use-address-change.ts'

/** The map has stopped when it has rested this long. */
const REST_MS = 500

/** A linked or stored place further from the territory than this is ignored: nothing of the territory would be in view. */
const FAR_M = 500_000

/**
 * View and ground of the map. Both are restored on the next visit. Where the address names a place, it follows the map, so that coming back from another
 * screen shows the last view and not the linked one.
 */
export function useMapView(address: MapAddress) {
  const tenant = useSession((state) => state.tenant)
  const change = useAddressChange()
  const id = tenant?.id ?? ''
  const [remembered] = useState(() => rememberedView(id))
  const [latitude = 41.9, longitude = 3] = tenant?.map.center ?? []
  const middle = { latitude, longitude, zoom: tenant?.map.zoom ?? 10 }
  // first the linked place, then the last view, then the middle of the territory
  const [start] = useState(
    () => [address.at, remembered.view].find((view) => view && metresBetween(view, middle) < FAR_M) ?? middle,
  )
  const seen = useRef<MapView>(start)
  const arriving = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(arriving.current), [])

  const base = address.base ?? remembered.base ?? tenant?.map.layers[0]?.id ?? 'street'
  const isLinked = address.at !== null
  return {
    start,
    base,
    onMove: (view: MapView) => {
      if (writeAt(view) === writeAt(seen.current)) return
      seen.current = view
      rememberView(id, view, base)
      clearTimeout(arriving.current)
      if (isLinked) arriving.current = setTimeout(() => change({ at: writeAt(view) }), REST_MS)
    },
    setBase: (next: BaseLayerId) => {
      rememberView(id, seen.current, next)
      change({ base: next })
    },
  }
}
