import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { readColours, readHashes } from '../src/checks/pictures.ts'
import { writeBrandFiles } from './brand-files.ts'
import { compose, type HouseName, type Recipe } from './compose.ts'
import { HOUSES } from './mood.ts'
import { writePanorama } from './panorama.ts'
import { renderPicture } from './render.ts'

/** As many as Node has threads for work outside JavaScript; each picture keeps to one. */
const LANES = 4

/**
 * Draws the brand files and every picture of `illustrations.json` into `media/` and notes the dominant colours in `media/index.json` and hashes in
 * `media/hashes.json`. The same recipe gives the same bytes. With `only`, the others stay as they are.
 */
export async function drawPack(folder: string, only?: readonly string[]): Promise<number> {
  const root = resolve(folder)
  const house = houseOf(basename(root))
  const recipes = JSON.parse(readFileSync(join(root, 'illustrations.json'), 'utf8')) as Record<string, Recipe>
  if (!only?.length) await Promise.all([writeBrandFiles(house, root), writePanorama(house, root)])
  const drawn = { colours: {} as Record<string, string>, hashes: {} as Record<string, string> }
  const names = Object.keys(recipes).filter((name) => !only?.length || only.includes(name))
  const waiting = [...names]
  const lane = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const recipe = recipes[name]
      if (!recipe) continue
      const { colour, hash } = await renderPicture(compose(name, recipe, house), root, name)
      drawn.colours[`media/${name}`] = colour
      drawn.hashes[`media/${name}`] = hash
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  const known = Object.keys(recipes).map((name) => `media/${name}`)
  const note = (file: string, noted: Record<string, string>) => {
    const sorted = Object.fromEntries(known.sort().map((name) => [name, noted[name]]))
    writeFileSync(join(root, file), `${JSON.stringify(sorted, null, 2)}\n`)
  }
  // read at the end: somebody may have drawn others meanwhile
  note('media/index.json', { ...readColours(root), ...drawn.colours })
  note('media/hashes.json', { ...readHashes(root), ...drawn.hashes })
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
