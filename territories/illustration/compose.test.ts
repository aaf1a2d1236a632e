import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { compose, type HouseName, type Recipe } from './compose.ts'

const recipesOf = (tenant: string) =>
  Object.entries(
    JSON.parse(readFileSync(new URL(`../${tenant}/illustrations.json`, import.meta.url), 'utf8')) as Record<
      string,
      Recipe
    >,
  )

it.each<HouseName>(['gavarres', 'raya'])('draws every recipe of %s, the same each time', (tenant) => {
  for (const [id, recipe] of recipesOf(tenant)) {
    const svg = compose(id, recipe, tenant)
    expect(svg, id).not.toMatch(/NaN|undefined|Infinity/)
    expect(compose(id, recipe, tenant) === svg, id).toBe(true)
  }
})

it('draws two items of one motif differently', () => {
  const recipe: Recipe = { subject: 'dolmen', light: 'golden' }
  expect(compose('one', recipe, 'raya')).not.toBe(compose('two', recipe, 'raya'))
})

it('names a motif it does not know', () => {
  expect(() => compose('x', { subject: 'spaceship' }, 'raya')).toThrow('there is no subject "spaceship"')
})
