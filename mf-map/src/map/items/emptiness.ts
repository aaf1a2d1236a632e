import type { MapItem } from '../../shared/map-item.ts'
import { isFiltered, type MapAddress } from '../map-address.ts'
import type { MapItems } from './use-map-items.ts'

/**
 * Why nothing is shown: the filters, nothing in the territory, or a list that failed. Null while something is shown or may still come, and where every list
 * failed, which has its own message.
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
