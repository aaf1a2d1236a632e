import { beginsPart, type TrackPoint } from '@sureda/contract/rules/track-parts'
import { measured } from '../shared/geo/along-track.ts'

export interface Sketch {
  /** SVG path data inside `0 0 width height`. */
  path: string
  place: (latitude: number, longitude: number) => { x: number; y: number }
}

/** A track as a line drawing in its true shape (longitude shortened by the latitude), fitted and centred with a margin. */
export function sketchOf(track: readonly TrackPoint[], width: number, height: number, margin = 16): Sketch {
  const squeeze = Math.cos(((track[0]?.[0] ?? 0) * Math.PI) / 180)
  const flat = track.map(([latitude, longitude]) => ({ x: longitude * squeeze, y: -latitude }))
  const [left, right] = extent(flat.map(({ x }) => x))
  const [top, bottom] = extent(flat.map(({ y }) => y))
  const scale = Math.min(
    (width - 2 * margin) / Math.max(right - left, 1e-6),
    (height - 2 * margin) / Math.max(bottom - top, 1e-6),
  )
  const place = (latitude: number, longitude: number) => ({
    x: round(width / 2 + (longitude * squeeze - (left + right) / 2) * scale),
    y: round(height / 2 + (-latitude - (top + bottom) / 2) * scale),
  })
  const path = track
    .map((point, index) => {
      const { x, y } = place(point[0], point[1])
      return `${index === 0 || beginsPart(point) ? 'M' : 'L'}${x} ${y}`
    })
    .join('')
  return { path, place }
}

export interface Profile {
  /** The line of heights, interrupted between the parts of the track. */
  line: string
  /** The outline without gaps, open at the bottom. */
  outline: string
  area: string
  lowest: number
  highest: number
}

/** The elevation profile of a track in `0 0 width height`; the width follows the distance, not the number of points. */
export function profileOf(track: readonly TrackPoint[], width: number, height: number): Profile | null {
  if (track.length < 2) return null
  const { along, length } = measured(track)
  const [lowest, highest] = extent(track.map(([, , elevation]) => elevation))
  // a plain must not look like a mountain range: at least 60 m from bottom to top
  const span = Math.max(highest - lowest, 60)
  const points = track.map(([, , elevation], index) => {
    const x = round(((along[index] ?? 0) / (length || 1)) * width)
    return `${x} ${round(height - ((elevation - lowest) / span) * height)}`
  })
  const line = points
    .map((at, index) => `${index === 0 || beginsPart(track[index]) ? 'M' : 'L'}${at}`)
    .join('')
  const outline = `M${points.join('L')}`
  return { line, outline, area: `${outline}L${width} ${height}L0 ${height}Z`, lowest, highest }
}

// not Math.min(...values): 50,000 arguments are more than some engines take
const extent = (values: readonly number[]): [number, number] => [
  values.reduce((least, one) => Math.min(least, one), Number.POSITIVE_INFINITY),
  values.reduce((most, one) => Math.max(most, one), Number.NEGATIVE_INFINITY),
]
const round = (value: number): number => Math.round(value * 10) / 10
