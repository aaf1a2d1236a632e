import type { GameStatus, PriceUnit } from '@sureda/contract/codes/enums'
import type { ItemNotice } from '@sureda/contract/rules/notice-of'
import type { Route } from '@sureda/contract/schemas/catalogue/route'
import type { Image } from '@sureda/contract/schemas/fields/media'
import type { MapLayerId } from './map-layers.ts'

/** One thing on the map, whatever it is. */
export interface MapItem extends Image {
  /** `location:loc-fitor`: as it is in `?item=`. */
  key: string
  layer: MapLayerId
  title: string
  /** Municipality or place. */
  place: string
  text: string
  /** What a search looks through: the same as in the lists of mf-content. */
  words: readonly (string | undefined)[]
  latitude: number
  longitude: number
  rating: number | null
  /** How many people gave the rating: without any it is not shown. */
  ratings_count: number
  isExact: boolean
  /** What the office says of it, and its day; pins and lists mark a warning only. */
  notice: ItemNotice | null
  demo: boolean
  href: string
  /** Of routes: what they are filtered by. */
  route?: { distance: number; duration: number; difficulty: Route['difficulty'] }
  /** When it is open, in the office's words. */
  hours?: string | null
  phone?: string | null
  /** Euros, for what the unit says; left out where it has no price of its own. */
  price?: { euros: number; unit: PriceUnit }
  /** Of games: whether it can be played now. */
  status?: GameStatus
}
