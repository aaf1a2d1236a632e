import type { BrowserContext, Page } from '@playwright/test'
import { expect, serverAnswer } from './fixtures.ts'
import { whereStored } from './stored-app.ts'

export interface Place {
  latitude: number
  longitude: number
}
export type Track = [latitude: number, longitude: number, elevation: number][]

const METRES_PER_DEGREE = 111_320

/** The line of a route in the territory of the page, as the server stores it. */
export async function trackOf(page: Page, routeId: string): Promise<Track> {
  const answer = await serverAnswer(page, new URL(`/api/v1/routes/${routeId}`, page.url()).href)
  return ((await answer.json()) as { data: { track: Track } }).data.track
}

/** Points along a line at equal distances. */
export function stepsAlong(track: Track, everyMetres: number): Place[] {
  const steps: Place[] = []
  let walked = 0
  for (const [index, [latB, lngB]] of track.entries()) {
    const [latA, lngA] = track[index - 1] ?? [latB, lngB]
    const length =
      Math.hypot(latB - latA, (lngB - lngA) * Math.cos((latA * Math.PI) / 180)) * METRES_PER_DEGREE
    for (let at = Math.ceil(walked / everyMetres) * everyMetres; at < walked + length; at += everyMetres) {
      const share = (at - walked) / length
      steps.push({ latitude: latA + (latB - latA) * share, longitude: lngA + (lngB - lngA) * share })
    }
    walked += length
  }
  const [latitude = 0, longitude = 0] = track.at(-1) ?? []
  return [...steps, { latitude, longitude }]
}

let turn = 0
/**
 * Moves the phone and waits until the open walk has processed the position. The accuracy changes with every move,
 * because it is the only thing on the screen that tells two positions apart. It is low enough that steps of 60 m are
 * plausible.
 */
export async function moveTo(page: Page, context: BrowserContext, place: Place): Promise<void> {
  turn = (turn + 1) % 5
  const accuracy = 40 + turn
  await context.setGeolocation({ ...place, accuracy })
  await expect(page.getByText(`± ${accuracy} m`)).toBeAttached()
}

/**
 * Waits until the phone has stored the walk up to this position: closing the page would lose what is not written yet.
 */
export async function untilStored(page: Page, { latitude, longitude }: Place): Promise<void> {
  const where = () => whereStored(page, [`${latitude},${longitude}`])
  await expect.poll(where).toContainEqual(expect.stringContaining('database sureda-tracks'))
}

/** A place some metres west of another. */
export const westOf = ({ latitude, longitude }: Place, metres: number): Place => ({
  latitude,
  longitude: longitude - metres / (METRES_PER_DEGREE * Math.cos((latitude * Math.PI) / 180)),
})
