import { expect, it } from 'vitest'
import { type NextStop, nextStop } from './next-stop.ts'
import { type Followed, followed, nextProgress, type RouteProgress } from './route-progress.ts'

type Way = [latitude: number, longitude: number, height: number][]
/** 2.2 km to the north: 100 m up, 50 m down, 30 m up, with the noise of a receiver. */
const HEIGHTS = [100, 150, 200, 150, 180]
const WAY: Way = Array.from({ length: 41 }, (_, i) => {
  const [part, share] = [Math.floor(i / 10), (i % 10) / 10]
  const [low = 0, high = low] = [HEIGHTS[part], HEIGHTS[part + 1]]
  return [41.9 + i * 0.0005, 3, low + (high - low) * share + (i % 2)]
})
const stop = (name: string, latitude: number) => ({ name, latitude, longitude: 3 })
const STOPS = [stop('Font', 41.905), stop('Dolmen', 41.915)]

const route = (schematic = false, track = WAY): Followed => {
  const points = STOPS.map((point) => ({ ...point }) as never)
  const made = followed({ id: 'rt', title: 'Fitor', schematic, distance: 2.2, track, points })
  if (!made) throw new Error('no line')
  return made
}

/** Pseudo-random numbers that are the same every time. */
function noise(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648 - 0.5
  }
}

/** A walk along a meridian whose positions are wrong by up to `metres`. */
function walk(on: Followed, from: number, to: number, metres = 0, seed = 1) {
  const random = noise(seed)
  const wrong = () => (random() * 2 * metres) / 111_320
  const steps = Math.ceil(Math.abs(to - from) / 0.0001)
  let progress: RouteProgress | null = null
  const seen: (NextStop | null)[] = []
  let alarms = 0
  for (let i = 0; i <= steps; i++) {
    const latitude = from + ((to - from) * i) / steps + wrong()
    progress = nextProgress(progress, { latitude, longitude: 3 + wrong(), accuracy: metres || 5 }, on)
    if (progress.offRoute.isOff) alarms++
    seen.push(nextStop(on, progress))
  }
  return { seen, alarms, last: seen.at(-1) ?? null }
}

it('names the next stop, how far it is along the line, and what is left to climb', () => {
  const { last } = walk(route(), 41.9, 41.902)
  expect(last).toMatchObject({ name: 'Font', isStart: false })
  expect(last?.left).toBeCloseTo(334, -1)
  // 80 m of the first hill, and 30 m of the last
  expect(last?.climbLeft).toBeGreaterThan(105)
  expect(last?.climbLeft).toBeLessThan(120)
  expect(walk(route(), 41.9, 41.912).last?.climbLeft).toBeLessThan(40)
})

it('changes to the next stop just before one is reached, and to the end after the last', () => {
  expect(walk(route(), 41.9, 41.9046).last?.name).toBe('Font')
  expect(walk(route(), 41.9, 41.9048).last?.name).toBe('Dolmen')
  expect(walk(route(), 41.9, 41.917).last).toMatchObject({ name: null, isStart: false })
})

it('names the stops in the other order, then the start, for a person who walks backwards', () => {
  expect(walk(route(), 41.92, 41.91).last).toMatchObject({ name: 'Font' })
  const { last } = walk(route(), 41.92, 41.903)
  expect(last).toMatchObject({ name: null, isStart: true })
  expect(last?.left).toBeCloseTo(334, -1)
  // downhill all the way to the start
  expect(last?.climbLeft).toBeLessThan(4)
})

it('names no stop on a sketch, before the line and off it', () => {
  expect(walk(route(true), 41.9, 41.902).last).toBeNull()
  const line = route()
  const away = nextProgress(null, { latitude: 41.9, longitude: 3.01, accuracy: 8 }, line)
  expect(nextStop(line, away)).toBeNull()
})

it.each([1, 2, 3, 4, 5])(
  'is led by a phone that is 25 m wrong without an alarm or a step back (%i)',
  (seed) => {
    const { seen, alarms } = walk(route(), 41.9, 41.918, 25, seed)
    expect(alarms).toBe(0)
    const names = seen.map((next) => next?.name).filter((name, i, all) => name !== all[i - 1])
    // the direction is not known in the first steps
    expect(names.slice(-3)).toEqual(['Font', 'Dolmen', null])
  },
)

it('has no climb for a line without heights', () => {
  const flat = WAY.map(([latitude, longitude]): Way[number] => [latitude, longitude, 0])
  expect(walk(route(false, flat), 41.9, 41.902).last?.climbLeft).toBe(0)
})
