import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { compose, type HouseName, type Recipe } from './compose.ts'
import { panoramaSvg } from './panorama.ts'
import { rendered } from './render.ts'

const recipesOf = (tenant: string) =>
  Object.entries(
    JSON.parse(readFileSync(new URL(`../${tenant}/illustrations.json`, import.meta.url), 'utf8')) as Record<
      string,
      Recipe
    >,
  )

it.each<HouseName>(['gavarres', 'raya'])('draws every recipe of %s, the same each time', (tenant) => {
  const again = new Set<string>()
  for (const [id, recipe] of recipesOf(tenant)) {
    const svg = compose(id, recipe, tenant)
    expect(svg, id).not.toMatch(/NaN|undefined|Infinity/)
    // one of each motif a second time: what makes a motif does not depend on the item
    if (!again.has(recipe.subject)) expect(compose(id, recipe, tenant) === svg, id).toBe(true)
    again.add(recipe.subject)
  }
})

it('draws two items of one motif differently', () => {
  const recipe: Recipe = { subject: 'dolmen', light: 'golden' }
  expect(compose('one', recipe, 'raya')).not.toBe(compose('two', recipe, 'raya'))
})

it('draws another view of a motif, and the first again after the last', () => {
  const drawn = Array.from({ length: 5 }, (_, view) => compose('one', { subject: 'goges', view }, 'gavarres'))
  expect(new Set(drawn.slice(0, 3)).size).toBe(3)
  expect(drawn[3]).toBe(drawn[0])
})

it('names a motif it does not know', () => {
  expect(() => compose('x', { subject: 'spaceship' }, 'raya')).toThrow('there is no subject "spaceship"')
})

it('gives the bytes that are in the pack again', async () => {
  const recipe = Object.fromEntries(recipesOf('raya'))['g2-c3-a']
  if (!recipe) throw new Error('the recipe is gone')
  const { files } = await rendered(compose('g2-c3-a', recipe, 'raya'), 'g2-c3-a')
  expect(files.map(({ name }) => name)).toEqual(['g2-c3-a-480.avif', 'g2-c3-a-800.avif', 'g2-c3-a-1200.avif'])
  for (const { name, bytes } of files)
    expect(bytes.equals(readFileSync(new URL(`../raya/media/${name}`, import.meta.url))), name).toBe(true)
})

it.each<HouseName>(['gavarres', 'raya'])('closes the panorama of %s without a seam', async (name) => {
  const svg = panoramaSvg(name)
  expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  expect(panoramaSvg(name) === svg).toBe(true)
  // a quarter of its size: a seam would be seen in it as well
  const { data, info } = await sharp(Buffer.from(svg), { density: 72 / 4 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(info.width).toBe(2 * info.height)
  const at = (x: number, y: number) => data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)
  const isUnlike = (one: Uint8Array, other: Uint8Array) =>
    one.some((part, channel) => Math.abs(part - (other[channel] ?? 0)) > 40)
  const last = info.width - 1
  let unlike = 0
  for (let y = 0; y < info.height; y++)
    // the edge of a crown may run along the seam: then one column beside it is like the other side
    if (
      isUnlike(at(0, y), at(last, y)) &&
      isUnlike(at(1, y), at(last, y)) &&
      isUnlike(at(0, y), at(last - 1, y))
    )
      unlike++
  expect(unlike).toBeLessThan(info.height / 50)
})
