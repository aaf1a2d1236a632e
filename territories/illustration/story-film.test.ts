import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type Shot, shotFrame, shotTimes } from './story-film.ts'

const films = (tenant: string) =>
  JSON.parse(readFileSync(new URL(`../${tenant}/films.json`, import.meta.url), 'utf8')) as Record<
    string,
    Shot[]
  >
const viewOf = (svg: string) => /viewBox="([^"]+)" width="768" height="432"/.exec(svg)?.[1]

it('goes from the first view of a shot to the last', () => {
  const shot: Shot = { subject: 'rails', from: [300, 300, 640], to: [0, 110, 1200] }
  expect(viewOf(shotFrame('x', shot, 'gavarres', 0))).toBe('300 300 640 360')
  expect(viewOf(shotFrame('x', shot, 'gavarres', 1))).toBe('0 110 1200 675')
})

it('lets a shot begin while the one before fades', () => {
  const [first, second] = shotTimes(2)
  expect(first?.end).toBeCloseTo(4.4)
  expect(second?.start).toBeCloseTo(3.8)
  expect(second?.end).toBeCloseTo(8.2)
})

it.each(['gavarres', 'raya'] as const)('stays on the canvas of every drawing of %s', (tenant) => {
  for (const [story, shots] of Object.entries(films(tenant)))
    for (const [index, shot] of shots.entries())
      for (const share of [0, 1]) {
        const view = viewOf(shotFrame(`${story}/film/${index}`, shot, tenant, share))
        const [x = -1, y = -1, width = 0, height = 0] = view?.split(' ').map(Number) ?? []
        expect(x >= 0 && y >= 0 && x + width <= 1200 && y + height <= 800, `${story} ${index}: ${view}`).toBe(
          true,
        )
      }
})
