import * as L from 'leaflet'
import css from './ground-names.module.css'
import type { TilePiece } from './ground-tiles.ts'
import { PIECE_PX } from './paint-piece.ts'

interface Name {
  text: string
  kind: string
  place: L.LatLng
}

/** From the most important kind to the least: where two names meet, the earlier one stays. */
const RANKS = ['city', 'town', 'village', 'peak', 'hamlet', 'isolated_dwelling', 'farm', 'locality']
/** Average width of a letter and height of a line, in pixels. */
const LETTER = 6.6
const LINE = 18

/** Place names above the painted ground, none twice and none overlapping. They are markers, because text in tiles is cut at their edges. */
export function groundNames(map: L.Map, pane: string, language: string) {
  const ofTiles = new Map<string, Name[]>()
  const shown = new Map<string, L.Marker>()
  let asked = 0
  const draw = () => {
    asked = 0
    const wanted = chosen(map, [...ofTiles.values()].flat())
    for (const [key, marker] of shown)
      if (!wanted.has(key)) {
        marker.remove()
        shown.delete(key)
      }
    for (const [key, name] of wanted) if (!shown.has(key)) shown.set(key, markerOf(name, pane).addTo(map))
  }
  const soon = () => {
    asked ||= requestAnimationFrame(draw)
  }
  return {
    add: (tile: string, at: L.Coords, piece: TilePiece) => {
      ofTiles.set(tile, namesOf(map, at, piece, language))
      soon()
    },
    drop: (tile: string) => {
      if (ofTiles.delete(tile)) soon()
    },
    remove: () => {
      cancelAnimationFrame(asked)
      for (const marker of shown.values()) marker.remove()
    },
  }
}

function namesOf(map: L.Map, at: L.Coords, { tile, scale, x, y }: TilePiece, language: string): Name[] {
  const layer = tile.names
  const names: Name[] = []
  for (let index = 0; index < (layer?.length ?? 0); index++) {
    const feature = layer?.feature(index)
    const [point] = feature?.loadGeometry()[0] ?? []
    if (!feature || !point) continue
    const { kind, name, height, [`name:${language}`]: own } = feature.properties
    const share = (value: number, piece: number) => (value / feature.extent) * scale - piece
    const across = share(point.x, x)
    const down = share(point.y, y)
    // points outside of the piece belong to its neighbours
    if (across < 0 || across >= 1 || down < 0 || down >= 1) continue
    const place = map.unproject(L.point((at.x + across) * PIECE_PX, (at.y + down) * PIECE_PX), at.z)
    const text = kind === 'peak' ? ['▲', own ?? name, height].filter(Boolean).join(' ') : String(own ?? name)
    names.push({ text, kind: String(kind), place })
  }
  return names
}

/** The names that fit, the more important ones first. */
function chosen(map: L.Map, names: readonly Name[]): Map<string, Name> {
  const taken: L.Bounds[] = []
  const found = new Map<string, Name>()
  for (const name of [...names].sort((a, b) => RANKS.indexOf(a.kind) - RANKS.indexOf(b.kind))) {
    const middle = map.latLngToLayerPoint(name.place)
    const half = L.point((name.text.length * LETTER) / 2, LINE / 2)
    const box = L.bounds(middle.subtract(half), middle.add(half))
    if (taken.some((other) => other.intersects(box))) continue
    taken.push(box)
    found.set(`${name.kind} ${name.text} ${name.place.lat.toFixed(4)}`, name)
  }
  return found
}

function markerOf({ text, kind, place }: Name, pane: string): L.Marker {
  const words = document.createElement('span')
  words.textContent = text
  words.dataset.kind = kind
  const icon = L.divIcon({ html: words, className: css.name ?? '', iconSize: [160, LINE] })
  return L.marker(place, { icon, pane, interactive: false, keyboard: false })
}
