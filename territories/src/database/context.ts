import type { StoredPicture } from '../checks/pictures.ts'
import type { Pack } from '../pack/read-pack.ts'
import type { Track } from '../pack/track.ts'

/** Data besides the items that is needed to convert them into rows. */
export interface Context {
  pack: Pack
  tracks: Map<string, Track>
  pictures: Map<string, StoredPicture>
  /** Day of the import in the tenant's time zone. */
  today: string
}
