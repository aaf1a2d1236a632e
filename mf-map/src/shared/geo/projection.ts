type Bounds = readonly [readonly [south: number, west: number], readonly [north: number, east: number]]

export interface Projection {
  /** Pixels inside `0 0 width height`. */
  project: (latitude: number, longitude: number) => { x: number; y: number }
  /** The inverse: the coordinate of a pixel. */
  unproject: (x: number, y: number) => { latitude: number; longitude: number }
  /** Kilometres per pixel in the middle. */
  kmPerPixel: number
}

const DEGREE_KM = 111.32
const mercator = (latitude: number) => Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360))

const parallel = (y: number) => ((Math.atan(Math.exp(y)) - Math.PI / 4) * 360) / Math.PI

/** Fits an area into a picture, filling it or showing all of it. */
export function projectionOf(
  bounds: Bounds,
  width: number,
  height: number,
  fit: 'cover' | 'contain' = 'cover',
): Projection {
  const [[south, west], [north, east]] = bounds
  const choose = fit === 'cover' ? Math.max : Math.min
  const scale = choose(
    width / Math.max(east - west, 1e-9),
    (height / Math.max(mercator(north) - mercator(south), 1e-9)) * (Math.PI / 180),
  )
  const middle = { x: (west + east) / 2, y: (mercator(south) + mercator(north)) / 2 }
  return {
    project: (latitude, longitude) => ({
      x: round(width / 2 + (longitude - middle.x) * scale),
      y: round(height / 2 - ((mercator(latitude) - middle.y) * scale * 180) / Math.PI),
    }),
    unproject: (x, y) => ({
      latitude: parallel(middle.y - ((y - height / 2) * Math.PI) / (scale * 180)),
      longitude: middle.x + (x - width / 2) / scale,
    }),
    kmPerPixel: (DEGREE_KM * Math.cos((((south + north) / 2) * Math.PI) / 180)) / scale,
  }
}

/** An area of the given width around a place. */
export function boundsAround(latitude: number, longitude: number, km: number): Bounds {
  const lat = km / 2 / DEGREE_KM
  const lng = lat / Math.cos((latitude * Math.PI) / 180)
  return [
    [latitude - lat, longitude - lng],
    [latitude + lat, longitude + lng],
  ]
}

/** The longest round length for a scale bar of at most so many pixels. */
export function scaleBar(kmPerPixel: number, maxPixels: number): { km: number; pixels: number } {
  const lengths = [20, 10, 5, 2, 1, 0.5, 0.2]
  const km = lengths.find((length) => length / kmPerPixel <= maxPixels) ?? 0.1
  return { km, pixels: round(km / kmPerPixel) }
}

const round = (value: number) => Math.round(value * 10) / 10
