import type { MapItem } from '../../shared/map-item.ts'
import { isFiltered, type MapAddress } from '../map-address.ts'
import type { MapItems } from './use-map-items.ts'

/**
 * Why nothing is shown: because of the filters, because there is nothing yet, or because a list that may have it did not come. Null while
 * something is shown or may still come, and where nothing came at all, which is said otherwise.
 */
export function emptiness(
  address: MapAddress,
  found: Pick<MapItems, 'failed' | 'isComing' | 'isComplete'>,
  items: readonly MapItem[],
): 'filtered' | 'bare' | 'missing' | null {
  if (items.length > 0 || found.isComing || found.failed) return null
  if (!found.isComplete) return 'missing'
  return isFiltered(address) ? 'filtered' : 'bare'
}
