import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { readColours } from '../src/checks/pictures.ts'
import { writeBrandFiles } from './brand-files.ts'
import { compose, type HouseName, type Recipe } from './compose.ts'
import { HOUSES } from './mood.ts'
import { writePanorama } from './panorama.ts'
import { renderPicture } from './render.ts'

/** As many as Node has threads for work outside JavaScript; each picture keeps to one. */
const LANES = 4

/**
 * Draws the brand files and every picture of `illustrations.json` into `media/` and notes the dominant colours in `media/index.json`. The same recipe gives the
 * same bytes. With `only`, the others stay as they are.
 */
export async function drawPack(folder: string, only?: readonly string[]): Promise<number> {
  const root = resolve(folder)
  const house = houseOf(basename(root))
  const recipes = JSON.parse(readFileSync(join(root, 'illustrations.json'), 'utf8')) as Record<string, Recipe>
  if (!only?.length) await Promise.all([writeBrandFiles(house, root), writePanorama(house, root)])
  const drawn: Record<string, string> = {}
  const names = Object.keys(recipes).filter((name) => !only?.length || only.includes(name))
  const waiting = [...names]
  const lane = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const recipe = recipes[name]
      if (recipe) drawn[`media/${name}`] = await renderPicture(compose(name, recipe, house), root, name)
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  // read at the end: somebody may have drawn others meanwhile
  const colours = { ...readColours(root), ...drawn }
  const known = Object.keys(recipes).map((name) => `media/${name}`)
  const sorted = Object.fromEntries(known.sort().map((file) => [file, colours[file]]))
  writeFileSync(join(root, 'media/index.json'), `${JSON.stringify(sorted, null, 2)}\n`)
  return names.length
}

function houseOf(tenant: string): HouseName {
  if (tenant in HOUSES) return tenant as HouseName
  throw new Error(
    `There is no palette for "${tenant}" yet: add one to territories/illustration/mood.ts and brand.ts`,
  )
}

if (import.meta.main) {
  const [folder, ...only] = process.argv.slice(2)
  if (!folder) throw new Error('usage: node territories/illustration/draw.ts <folder> [picture …]')
  console.log(`${await drawPack(folder, only)} pictures drawn into ${folder}/media`)
}
