import { HOUSES, type Light, moodOf, type Season } from './mood.ts'
import { seeded } from './random.ts'
import { blank, HEIGHT, WIDTH } from './scene.ts'
import { SUBJECTS } from './subjects.ts'

/** What a pack says about one picture, in `illustrations.json`. */
export interface Recipe {
  subject: string
  light?: Light
  season?: Season
  /** Which of the motif's views, from 0: two items of one route show the same motif from different places. */
  view?: number
}

export type HouseName = keyof typeof HOUSES

/** What is shown of a drawing, and how large: left edge, top edge and width where the whole picture is 1200 × 800. */
export interface Shown {
  x: number
  y: number
  width: number
  pixels: { width: number; height: number }
}

const WHOLE: Shown = { x: 0, y: 0, width: WIDTH, pixels: { width: WIDTH, height: HEIGHT } }

/** The same id and recipe draw the same picture, on every machine. Throws where the subject is unknown. */
export function compose(id: string, recipe: Recipe, houseName: HouseName, shown: Shown = WHOLE): string {
  const draw = SUBJECTS[recipe.subject]
  if (!draw) throw new Error(`illustrations.json › ${id}: there is no subject "${recipe.subject}"`)
  const random = seeded(`${houseName}/${id}`)
  const mood = moodOf(HOUSES[houseName], recipe.light ?? 'morning', recipe.season ?? 'summer')
  const scene = blank(houseName, { random, mood, side: random.chance(0.5) ? 1 : -1 })
  scene.view = recipe.view ?? 0
  draw(scene)
  const { frame, parts } = scene
  const { pixels } = shown
  // a motif may show a part of its paper only: the picture is that part
  const scale = frame.width / WIDTH
  const width = shown.width * scale
  const view = [
    frame.x + shown.x * scale,
    frame.y + shown.y * scale,
    width,
    (width * pixels.height) / pixels.width,
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.map((value) => Number(value.toFixed(2))).join(' ')}" width="${pixels.width}" height="${pixels.height}">${parts.join('')}</svg>`
}
