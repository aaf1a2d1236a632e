import { readStored, writeStored } from '@sureda/remote/device'
import { BASE_LAYERS, type BaseLayerId } from './map-layers.ts'
import { type MapView, readAt } from './map-view.ts'

const key = (tenant: string) => `map_view:${tenant}`

export interface Remembered {
  view: MapView | null
  base: BaseLayerId | null
}

/** The last view and ground per tenant: `41.9,3.1,12;satellite`. Any other stored value is ignored. */
export function rememberedView(tenant: string): Remembered {
  const [at = '', base] = (readStored(key(tenant)) ?? '').split(';')
  return { view: readAt(at), base: BASE_LAYERS.find((id) => id === base) ?? null }
}

export function rememberView(tenant: string, view: MapView, base: BaseLayerId): void {
  const at = [view.latitude.toFixed(5), view.longitude.toFixed(5), Math.round(view.zoom)].join(',')
  writeStored(key(tenant), `${at};${base}`)
}
