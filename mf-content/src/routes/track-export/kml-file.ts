import type { GpxPoint } from '@sureda/remote/export'
import { degreesText, metresText, xmlText } from '@sureda/remote/export'
import type { TrackFile } from './track-file.ts'

/** The colour of cork as `aabbggrr`. */
const LINE_COLOUR = 'ff2a44a8'

/** A track as KML 2.2: a line for each part, and a folder with the stops. Map apps read descriptions as HTML, so all markup is escaped. */
export function kmlFile({ name, description, url, segments, stops }: TrackFile): string {
  const at = ({ latitude, longitude, elevation }: GpxPoint) =>
    [degreesText(longitude), degreesText(latitude), metresText(elevation)].filter(Boolean).join(',')
  const nameAndText = (title: string, text: string) =>
    `<name>${xmlText(title)}</name><description>${xmlText(withoutTags(text))}</description>`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<kml xmlns="http://www.opengis.net/kml/2.2">',
    `<Document>${nameAndText(name, `${description}\n\n${url}`)}`,
    `<Style id="way"><LineStyle><color>${LINE_COLOUR}</color><width>4</width></LineStyle></Style>`,
    `<Placemark>${nameAndText(name, description)}<styleUrl>#way</styleUrl>`,
    ...(segments.length > 1 ? ['<MultiGeometry>'] : []),
    ...segments.flatMap((points) => [
      '<LineString><tessellate>1</tessellate><coordinates>',
      ...points.map(at),
      '</coordinates></LineString>',
    ]),
    `${segments.length > 1 ? '</MultiGeometry>' : ''}</Placemark>`,
    ...(stops.length > 0
      ? [
          `<Folder><name>${xmlText(name)}</name>`,
          ...stops.map(
            (stop) =>
              `<Placemark>${nameAndText(stop.name, stop.description)}<Point><coordinates>${at(stop)}</coordinates></Point></Placemark>`,
          ),
          '</Folder>',
        ]
      : []),
    '</Document>',
    '</kml>',
    '',
  ].join('\n')
}

const withoutTags = (text: string): string => text.replaceAll('<', '‹').replaceAll('>', '›')
