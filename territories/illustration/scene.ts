import type { Mood } from './mood.ts'
import type { Random } from './random.ts'

export const WIDTH = 1200
export const HEIGHT = 800

/** What every drawing function gets: chance, colours, and the paper it draws on. */
export interface Scene {
  random: Random
  mood: Mood
  /** Drawn from back to front. */
  parts: string[]
  /** -1: light from the left, 1: from the right. */
  side: -1 | 1
  /** Winding quartzite crests or soft domes. */
  relief: 'soft' | 'crest'
  /** Which of a motif's views is asked for, from 0. */
  view: number
  /** Part of the paper that is shown, in the shape of the whole. */
  frame: { x: number; y: number; width: number }
}

/** A blank sheet: the whole paper, the first view. */
export function blank(house: 'gavarres' | 'raya', of: Pick<Scene, 'random' | 'mood' | 'side'>): Scene {
  return {
    ...of,
    parts: [],
    relief: house === 'raya' ? 'crest' : 'soft',
    view: 0,
    frame: { x: 0, y: 0, width: WIDTH },
  }
}

export const add = (scene: Scene, ...parts: string[]) => scene.parts.push(...parts)

/** One of a motif's views: the recipe says which; past the last one it begins again. */
export function viewOf<T>(scene: Scene, views: readonly [T, ...T[]]): T {
  return views[scene.view % views.length] ?? views[0]
}

/** Goes nearer: shows the part around a point, `times` larger, and never past the edge of the paper. */
export function closer(scene: Scene, x: number, y: number, times: number): void {
  const [width, height] = [WIDTH / times, HEIGHT / times]
  const within = (middle: number, size: number, whole: number) =>
    Math.min(whole - size, Math.max(0, middle - size / 2))
  scene.frame = { x: within(x, width, WIDTH), y: within(y, height, HEIGHT), width }
}
