import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkTerritory } from '../check.ts'
import { type SmallPack, smallPack } from '../testing/small-pack.ts'

let pack: SmallPack
beforeEach(() => {
  pack = smallPack()
})
afterEach(() => pack.dispose())

async function faults(): Promise<string[]> {
  const result = await checkTerritory(pack.folder)
  return result.faults.map(({ file, field, message }) => `${file} › ${field}: ${message}`)
}

it('requires every track to be marked as verified or schematic', async () => {
  const walked = { date: '2026-05-12', by: 'Consorci de les Gavarres', source: 'walked with a receiver' }
  pack.edit('routes/rt-suro.json', (route) => {
    route.verified = walked
  })
  expect(await faults()).toEqual([
    'routes/rt-suro.json › verified: goes with no "schematic": a line is one or the other',
  ])
  pack.edit('routes/rt-suro.json', (route) => {
    delete route.schematic
    delete route.verified
  })
  expect(await faults()).toEqual([expect.stringMatching(/^routes\/rt-suro\.json › schematic: is missing/)])
  pack.edit('routes/rt-suro.json', (route) => {
    route.verified = { ...walked, date: '2999-01-01' }
  })
  expect(await faults()).toEqual(['routes/rt-suro.json › verified.date: lies in the future'])
  pack.edit('routes/rt-suro.json', (route) => {
    route.verified = walked
  })
  const { faults: none, remarks } = await checkTerritory(pack.folder)
  expect(none).toEqual([])
  // the office's figures remained, but with a track they have to match its line
  expect(remarks.map(({ field, message }) => [field, message])).toEqual([
    ['distance', expect.stringMatching(/^says 3\.9 km, its track measures/)],
    ['elevation_gain', expect.stringMatching(/^says 150 m, its track climbs \d+ m/)],
  ])
})
