import type { TransportMode } from '@sureda/contract/rules/footprint-codes'
import type { IconName } from '@sureda/ui/icons'

export const MODE_ICONS: Record<TransportMode, IconName> = {
  avion: 'plane',
  tren: 'train',
  autobus: 'bus',
  coche: 'car',
  moto: 'motorbike',
  bicicleta: 'bike',
  caminar: 'footprints',
  metro: 'metro',
  taxi: 'taxi',
}
