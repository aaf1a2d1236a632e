/** Municipal boundaries around a territory, for the map that needs no tiles. Rings of `[lat, lng]`. */
export interface Outlines {
  municipalities: { name: string; rings: [number, number][][] }[]
}
