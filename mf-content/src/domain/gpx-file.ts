import { degrees, height, type TrackFile } from './track-file.ts'
import { xmlText } from './xml-text.ts'

/** A track as GPX 1.1: stops as waypoints, the line as one track. The order of the elements is the schema's. */
export function gpxFile({ name, description, url, track, stops }: TrackFile, now = new Date()): string {
  const words = `<name>${xmlText(name)}</name><desc>${xmlText(description)}</desc>`
  const link = `<link href="${xmlText(url)}"><text>${xmlText(name)}</text></link>`
  const ele = (elevation: number | null) => height(elevation) && `<ele>${height(elevation)}</ele>`
  const at = (latitude: number, longitude: number) => `lat="${degrees(latitude)}" lon="${degrees(longitude)}"`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Sureda" xmlns="http://www.topografix.com/GPX/1/1" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.topografix.com/GPX/1/1 http://www.topografix.com/GPX/1/1/gpx.xsd">',
    `<metadata>${words}${link}<time>${now.toISOString()}</time></metadata>`,
    ...stops.map(
      (stop) =>
        `<wpt ${at(stop.latitude, stop.longitude)}>${ele(stop.elevation)}<name>${xmlText(stop.name)}</name><desc>${xmlText(stop.description)}</desc></wpt>`,
    ),
    `<trk>${words}${link}<trkseg>`,
    ...track.map(
      ([latitude, longitude, elevation]) => `<trkpt ${at(latitude, longitude)}>${ele(elevation)}</trkpt>`,
    ),
    '</trkseg></trk>',
    '</gpx>',
    '',
  ].join('\n')
}
