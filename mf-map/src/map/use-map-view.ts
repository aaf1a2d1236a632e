import { useSession } from '@sureda/remote/session'
import { useEffect, useRef, useState } from 'react'
import { metresBetween } from '../shared/geo/track-filter.ts'
import type { BaseLayerId } from '../shared/map-layers.ts'
import { type MapView, writeAt } from '../shared/map-view.ts'
import { rememberedView, rememberView } from '../shared/remembered-view.ts'
import type { MapAddress } from './map-address.ts'
import { useAddressChange } from './use-address-change.ts'

/** A finger that rests this long has arrived. */
const REST_MS = 500

/** From so far away nothing of the territory is seen, nor the way to it: such a place is as if it was not given. */
const FAR_M = 500_000

/**
 * Where the map is and on which ground. Both come back on the next visit; where the address names a place, the address follows the
 * map, so that coming back from a detail shows what was left and not what was linked.
 */
export function useMapView(address: MapAddress) {
  const tenant = useSession((state) => state.tenant)
  const change = useAddressChange()
  const id = tenant?.id ?? ''
  const [remembered] = useState(() => rememberedView(id))
  const [latitude = 41.9, longitude = 3] = tenant?.map.center ?? []
  const middle = { latitude, longitude, zoom: tenant?.map.zoom ?? 10 }
  // a linked place wins over where the map was left, and that over the middle of the territory
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
