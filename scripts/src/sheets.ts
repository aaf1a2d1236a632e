import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '@sureda/build/workspace'
import sharp from 'sharp'
import { BRANDS, type Shot } from './shots.ts'

const DIR = 'docs/gallery/screens'
const WIDTH = 230
const GAP = 8
const LARGEST = 40_000

/** Screens of the review, as docs/gallery/README.md names them: the shots of these names, from the top of the page. */
export const SHEETS = [
  'inicio-guest',
  'inicio',
  'buscar',
  'agenda',
  'rutas',
  'ruta',
  'mapa',
  'experiencias',
  'experiencia',
  'restaurantes',
  'alojamientos',
  'operadores',
  'relatos',
  'lugar',
] as const

/** Those that there were before: the search over everything is new. */
export const BEFORE = SHEETS.filter((name) => name !== 'buscar')

/** The four pictures of a sheet, from left to right. */
export const SCHEMES = BRANDS.flatMap(({ id }) => [
  { brand: id, dark: false },
  { brand: id, dark: true },
])

export const forSheet = (shot: Shot, dark: boolean): Shot => ({
  ...shot,
  dark,
  full: false,
  hour: 11,
  locale: 'es-ES',
})

/** Four pictures of one screen side by side in one file of at most 40 KB. */
export async function saveSheet(file: string, pictures: readonly Buffer[]): Promise<void> {
  const small = await Promise.all(pictures.map((png) => sharp(png).resize({ width: WIDTH }).png().toBuffer()))
  const { height = 0 } = await sharp(small[0]).metadata()
  const sheet = sharp({
    create: {
      width: small.length * (WIDTH + GAP) - GAP,
      height,
      channels: 3,
      background: '#808080',
    },
  }).composite(small.map((input, at) => ({ input, left: at * (WIDTH + GAP), top: 0 })))
  const png = await sheet.png().toBuffer()
  mkdirSync(path.join(ROOT, DIR), { recursive: true })
  for (const quality of [80, 70, 60, 50, 40, 30, 20]) {
    const webp = await sharp(png).webp({ quality, effort: 6 }).toBuffer()
    if (webp.length > LARGEST) continue
    writeFileSync(path.join(ROOT, DIR, `${file}.webp`), webp)
    return
  }
  throw new Error(`${file} stays over ${LARGEST / 1000} KB`)
}
