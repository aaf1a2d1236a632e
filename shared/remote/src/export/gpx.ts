import { degreesText, metresText, xmlText } from './xml-text.ts'

/** One point of a line. */
export interface GpxPoint {
  latitude: number
  longitude: number
  /** Metres above sea level; null where unknown. */
  elevation: number | null
  /** When the walker was there, in milliseconds since 1970. */
  at?: number
  /** Accuracy reported by the phone, in metres. */
  accuracy?: number
}

/** A track for other apps. */
export interface GpxTrack {
  name: string
  /** Begins with warnings that must not be overlooked. */
  description?: string
  /** Absolute address of the item the track belongs to. */
  url?: string
  /** Named places, written as waypoints. */
  stops?: readonly (GpxPoint & { name: string; description: string })[]
  /** One line per part walked without a break. */
  segments: readonly (readonly GpxPoint[])[]
}

/** GPX has no accuracy in metres; its extensions may hold one in a namespace. */
const OWN_NAMESPACE = 'urn:sureda:gpx:1'

/** A track as GPX 1.1, with elements in the order its schema requires. `time`: when it was made. */
export function gpxFile(track: GpxTrack, time = new Date()): string {
  const { name, description, url, stops = [], segments } = track
  const words = `<name>${xmlText(name)}</name>${description === undefined ? '' : `<desc>${xmlText(description)}</desc>`}`
  const link = url ? `<link href="${xmlText(url)}"><text>${xmlText(name)}</text></link>` : ''
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<gpx version="1.1" creator="Sureda" xmlns="http://www.topografix.com/GPX/1/1" xmlns:sureda="${OWN_NAMESPACE}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.topografix.com/GPX/1/1 http://www.topografix.com/GPX/1/1/gpx.xsd">`,
    `<metadata>${words}${link}<time>${time.toISOString()}</time></metadata>`,
    ...stops.map(
      (stop) =>
        `<wpt ${place(stop)}>${height(stop)}<name>${xmlText(stop.name)}</name><desc>${xmlText(stop.description)}</desc></wpt>`,
    ),
    `<trk>${words}${link}`,
    ...segments.flatMap((points) => ['<trkseg>', ...points.map(trackPoint), '</trkseg>']),
    '</trk>',
    '</gpx>',
    '',
  ].join('\n')
}

function trackPoint(point: GpxPoint): string {
  const { at, accuracy } = point
  const time = at === undefined ? '' : `<time>${new Date(at).toISOString()}</time>`
  const sure =
    accuracy === undefined
      ? ''
      : `<extensions><sureda:accuracy>${metresText(accuracy)}</sureda:accuracy></extensions>`
  return `<trkpt ${place(point)}>${height(point)}${time}${sure}</trkpt>`
}

const place = ({ latitude, longitude }: GpxPoint): string =>
  `lat="${degreesText(latitude)}" lon="${degreesText(longitude)}"`

function height({ elevation }: GpxPoint): string {
  const metres = metresText(elevation)
  return metres && `<ele>${metres}</ele>`
}
