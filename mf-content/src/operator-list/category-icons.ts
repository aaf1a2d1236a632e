import type { Operator } from '@sureda/contract/operator'
import type { IconName } from '@sureda/ui/icon'

export const CATEGORY_ICONS: Record<Operator['category'], IconName> = {
  alojamiento: 'bed',
  guia_turistico: 'signpost',
  infraestructura_transporte: 'rails',
  instalacion_turistica: 'binoculars',
  intermediario_turistico: 'handshake',
  negocio_local: 'store',
  organizacion_eventos: 'party',
  recurso_interes_turistico: 'landmark',
  restauracion: 'utensils',
  servicio_publico: 'info',
  transporte_viajeros: 'bus',
}
