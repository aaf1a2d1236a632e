import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '@sureda/build/workspace'
import sharp from 'sharp'
import type { Brand, Shot } from './shots.ts'

const DIR = 'docs/gallery'
const WIDTH = 480
const LARGEST = 40_000
const PER_ROW = 4

export interface GalleryPicture extends Partial<Shot> {
  brand: Brand['id']
  /** Name of one of the shots; the other fields change it for the gallery. */
  name: string
  caption: string
}

/** What the README shows, row by row. */
export const GALLERY: readonly GalleryPicture[] = [
  { brand: 'gavarres', name: 'welcome', caption: 'The way in, through a gap in the bark' },
  { brand: 'gavarres', name: 'inicio-guest', hour: 11, caption: 'Home before noon, in Catalan' },
  { brand: 'gavarres', name: 'mapa', caption: 'The map, drawn from our own data when tiles fail' },
  { brand: 'gavarres', name: 'ruta', caption: 'A route with its profile' },
  {
    brand: 'raya',
    name: 'inicio-guest',
    hour: 19,
    locale: 'es-ES',
    caption: 'The other brand, at golden hour',
  },
  {
    brand: 'raya',
    name: 'inicio',
    hour: 22,
    dark: true,
    locale: 'es-ES',
    caption: 'A member’s home at night',
  },
  { brand: 'raya', name: 'experiencia', caption: 'An experience and what it asks of you' },
  { brand: 'raya', name: 'relato', locale: 'de-DE', caption: 'A story, in German' },
]

export const galleryFile = ({ brand, name }: GalleryPicture) => `${DIR}/${brand}-${name}.webp`

/** Small enough for a README that people open on a phone: at most 40 KB, as good as fits. */
export async function saveForGallery(picture: GalleryPicture, png: Buffer): Promise<void> {
  mkdirSync(path.join(ROOT, DIR), { recursive: true })
  for (const quality of [84, 76, 68, 60, 50, 40]) {
    const webp = await sharp(png).resize({ width: WIDTH }).webp({ quality, effort: 6 }).toBuffer()
    if (webp.length > LARGEST) continue
    writeFileSync(path.join(ROOT, galleryFile(picture)), webp)
    return
  }
  throw new Error(`${galleryFile(picture)} stays over ${LARGEST / 1000} KB`)
}

const BEGIN = '<!-- gallery: written by npm run screenshots -- --gallery -->'
const END = '<!-- /gallery -->'

/** The README with the gallery's table between its two marks; four pictures in a row, each over its caption. */
export function withGallery(readme: string, pictures: readonly GalleryPicture[] = GALLERY): string {
  const [before, rest] = readme.split(BEGIN)
  const after = rest?.split(END)[1]
  if (before === undefined || after === undefined)
    throw new Error('README.md has lost the marks of its gallery')
  const image = (picture: GalleryPicture) =>
    `<img src="${galleryFile(picture)}" width="200" alt="${picture.caption}">`
  const rows: string[][] = []
  for (let first = 0; first < pictures.length; first += PER_ROW) {
    const row = pictures.slice(first, first + PER_ROW)
    rows.push(
      row.map(image),
      row.map(({ caption }) => caption),
    )
  }
  return `${before}${BEGIN}\n\n${table(rows)}\n\n${END}${after}`
}

/** A Markdown table, its first row the head, with the columns as wide as the formatter makes them. */
function table(rows: readonly string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[], fill = ' ') =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width, fill)).join(' | ')} |`
  const [head = [], ...body] = rows
  return [line(head), line([], '-'), ...body.map((row) => line(row))].join('\n')
}

export function writeGalleryIntoReadme(): void {
  const file = path.join(ROOT, 'README.md')
  writeFileSync(file, withGallery(readFileSync(file, 'utf8')))
}
