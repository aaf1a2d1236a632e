import type { Scene } from './scene.ts'
import { feasts } from './subjects/feasts.ts'
import { nature } from './subjects/nature.ts'
import { places } from './subjects/places.ts'
import { raya } from './subjects/raya.ts'
import { tables } from './subjects/tables.ts'
import { travel } from './subjects/travel.ts'
import { work } from './subjects/work.ts'

/** Every motif a recipe can name. */
export const SUBJECTS: Record<string, (scene: Scene) => void> = {
  ...nature,
  ...places,
  ...work,
  ...tables,
  ...travel,
  ...feasts,
  ...raya,
}
