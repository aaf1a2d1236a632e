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
}

export const add = (scene: Scene, ...parts: string[]) => scene.parts.push(...parts)
