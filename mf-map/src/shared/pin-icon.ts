import type { GameStatus } from '@sureda/contract/codes/enums'
import type { IconName } from '@sureda/ui/icons'
import type { MapItem } from './map-item.ts'
import { LAYER_ICONS } from './map-layers.ts'

const STATUS_ICONS: Record<GameStatus, IconName> = {
  available: 'gamepad',
  completed: 'check',
  locked: 'lock',
}

/** The icon of an item: that of its layer, or of a game's status. */
export const iconOf = ({ layer, status }: MapItem): IconName =>
  status ? STATUS_ICONS[status] : LAYER_ICONS[layer]
