import { HOUSES, type Light, moodOf, type Season } from './mood.ts'
import { seeded } from './random.ts'
import { HEIGHT, type Scene, WIDTH } from './scene.ts'
import { SUBJECTS } from './subjects.ts'

/** What a pack says about one picture, in `illustrations.json`. */
export interface Recipe {
  subject: string
  light?: Light
  season?: Season
}

export type HouseName = keyof typeof HOUSES

/** The same id and recipe draw the same picture, on every machine. Throws where the subject is unknown. */
export function compose(id: string, recipe: Recipe, houseName: HouseName): string {
  const draw = SUBJECTS[recipe.subject]
  if (!draw) throw new Error(`illustrations.json › ${id}: there is no subject "${recipe.subject}"`)
  const random = seeded(`${houseName}/${id}`)
  const scene: Scene = {
    random,
    mood: moodOf(HOUSES[houseName], recipe.light ?? 'morning', recipe.season ?? 'summer'),
    parts: [],
    side: random.chance(0.5) ? 1 : -1,
    relief: houseName === 'raya' ? 'crest' : 'soft',
  }
  draw(scene)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${scene.parts.join('')}</svg>`
}
