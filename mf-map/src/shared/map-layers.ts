import { POINT_LAYERS } from '@sureda/contract/codes/enums'
import type { IconName } from '@sureda/ui/icons'

/** Layers that can be switched on and off: the point layers, experiences, routes and the games of story tours. */
export const MAP_LAYERS = [...POINT_LAYERS, 'experience', 'route', 'game'] as const
export type MapLayerId = (typeof MAP_LAYERS)[number]

export const LAYER_ICONS: Record<MapLayerId, IconName> = {
  accommodation: 'bed',
  restaurant: 'utensils',
  business: 'store',
  tourism: 'info',
  interest: 'landmark',
  experience: 'compass',
  route: 'route',
  game: 'gamepad',
}

/** The colours of a pin, in `layer-color.module.css`. */
type LayerColor = 'accent' | 'accent-soft' | 'danger' | 'info' | 'ink' | 'primary' | 'success' | 'warning'

export const LAYER_COLORS: Record<MapLayerId, LayerColor> = {
  accommodation: 'info',
  restaurant: 'danger',
  business: 'warning',
  tourism: 'success',
  interest: 'accent',
  experience: 'primary',
  route: 'ink',
  game: 'accent-soft',
}

export const BASE_LAYERS = ['street', 'satellite', 'topographic'] as const
export type BaseLayerId = (typeof BASE_LAYERS)[number]

/** Lowest ratings to choose from in the filter of restaurants. */
export const RATING_FILTERS = [2, 3, 4] as const
