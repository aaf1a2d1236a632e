import type { GameStatus, PriceUnit } from '@sureda/contract/codes/enums'
import type { ItemNotice } from '@sureda/contract/rules/notice-of'
import type { Route } from '@sureda/contract/schemas/catalogue/route'
import type { Image } from '@sureda/contract/schemas/fields/media'
import type { MapLayerId } from './map-layers.ts'

/** One thing on the map. */
export interface MapItem extends Image {
  /** As in `?item=`: `location:loc-fitor`. */
  key: string
  layer: MapLayerId
  title: string
  /** Municipality or place. */
  place: string
  text: string
  /** The texts that a search reads, as in the lists of mf-content. */
  words: readonly (string | undefined)[]
  latitude: number
  longitude: number
  rating: number | null
  /** How many members rated it: without any the rating is not shown. */
  ratings_count: number
  isExact: boolean
  /** The office's notice and its day; pins and lists mark warnings only. */
  notice: ItemNotice | null
  demo: boolean
  href: string
  /** What routes are filtered by; only of routes. */
  route?: { distance: number; duration: number; difficulty: Route['difficulty'] }
  /** Opening hours, as the office wrote them. */
  hours?: string | null
  phone?: string | null
  /** Euros per `unit`; left out where there is no price. */
  price?: { euros: number; unit: PriceUnit }
  /** Whether a game can be played now; only of games. */
  status?: GameStatus
}
