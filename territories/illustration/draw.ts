import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { writeBrandFiles } from './brand-files.ts'
import { compose, type HouseName, type Recipe } from './compose.ts'
import { HOUSES } from './mood.ts'
import { renderPicture } from './render.ts'

/**
 * Draws the brand files and every picture of `illustrations.json` into `media/` and notes the dominant colours in `media/index.json`. The same recipe gives the
 * same bytes. With `only`, the others stay as they are.
 */
export async function drawPack(folder: string, only?: readonly string[]): Promise<number> {
  const root = resolve(folder)
  const house = houseOf(basename(root))
  const recipes = JSON.parse(readFileSync(join(root, 'illustrations.json'), 'utf8')) as Record<string, Recipe>
  if (!only?.length) await writeBrandFiles(house, root)
  const index = join(root, 'media/index.json')
  const colours: Record<string, string> = existsSync(index) ? JSON.parse(readFileSync(index, 'utf8')) : {}
  const names = Object.keys(recipes).filter((name) => !only?.length || only.includes(name))
  for (const name of names) {
    const recipe = recipes[name]
    if (recipe) colours[`media/${name}.webp`] = await renderPicture(compose(name, recipe, house), root, name)
  }
  const known = Object.keys(recipes).map((name) => `media/${name}.webp`)
  const sorted = Object.fromEntries(known.sort().map((file) => [file, colours[file]]))
  writeFileSync(index, `${JSON.stringify(sorted, null, 2)}\n`)
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
