import type { Scene } from './scene.ts'
import { birds } from './subjects/birds.ts'
import { closeUp } from './subjects/close-up.ts'
import { country } from './subjects/country.ts'
import { factory } from './subjects/factory.ts'
import { feasts } from './subjects/feasts.ts'
import { food } from './subjects/food.ts'
import { forest } from './subjects/forest.ts'
import { guests } from './subjects/guests.ts'
import { history } from './subjects/history.ts'
import { lodging } from './subjects/lodging.ts'
import { markets } from './subjects/markets.ts'
import { meadow } from './subjects/meadow.ts'
import { roads } from './subjects/roads.ts'
import { ruins } from './subjects/ruins.ts'
import { stones } from './subjects/stones.ts'
import { strongholds } from './subjects/strongholds.ts'
import { things } from './subjects/things.ts'
import { town } from './subjects/town.ts'
import { villages } from './subjects/villages.ts'
import { waterWorks } from './subjects/water-works.ts'
import { waters } from './subjects/waters.ts'
import { work } from './subjects/work.ts'

/** Every motif a recipe can name. */
export const SUBJECTS: Record<string, (scene: Scene) => void> = {
  ...birds,
  ...closeUp,
  ...country,
  ...factory,
  ...feasts,
  ...food,
  ...forest,
  ...guests,
  ...history,
  ...lodging,
  ...markets,
  ...meadow,
  ...roads,
  ...ruins,
  ...stones,
  ...strongholds,
  ...things,
  ...town,
  ...villages,
  ...waterWorks,
  ...waters,
  ...work,
}
