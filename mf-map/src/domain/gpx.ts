import { type TrackPoint, trackParts } from './track-filter.ts'

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** GPX knows no accuracy in metres; its extensions may hold one under a name of ours. */
const OWN_NAMESPACE = 'urn:sureda:gpx:1'

/** A recorded walk as GPX 1.1: a track with a segment per part, in the order the schema demands. */
export function gpxFile(name: string, points: readonly TrackPoint[], startedAt: number): string {
  const segments = trackParts(points).map(
    (part) => `    <trkseg>\n${part.map(pointElement).join('\n')}\n    </trkseg>`,
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<gpx version="1.1" creator="Sureda" xmlns="http://www.topografix.com/GPX/1/1" xmlns:sureda="${OWN_NAMESPACE}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.topografix.com/GPX/1/1 http://www.topografix.com/GPX/1/1/gpx.xsd">`,
    `  <metadata><name>${escaped(name)}</name><time>${instant(startedAt)}</time></metadata>`,
    `  <trk>\n    <name>${escaped(name)}</name>`,
    ...segments,
    '  </trk>',
    '</gpx>',
    '',
  ].join('\n')
}

function pointElement({ latitude, longitude, elevation, at, accuracy }: TrackPoint): string {
  const height = elevation === null ? '' : `<ele>${elevation.toFixed(1)}</ele>`
  return `      <trkpt lat="${latitude.toFixed(6)}" lon="${longitude.toFixed(6)}">${height}<time>${instant(at)}</time><extensions><sureda:accuracy>${accuracy.toFixed(1)}</sureda:accuracy></extensions></trkpt>`
}

const instant = (at: number): string => new Date(at).toISOString()

/** Also without the control characters that XML has no way to write. */
const escaped = (text: string): string =>
  Array.from(text)
    .filter((character) => character >= ' ' || character === '\t')
    .map((character) => ESCAPES[character] ?? character)
    .join('')
