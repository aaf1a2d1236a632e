import type { Outlines } from '@sureda/contract/schemas/platform/outlines'
import { type Answers, json } from '@sureda/testing/fake-api'
import { makeTenant } from '@sureda/testing/people'

type Corner = [number, number]
const box = ([south, west]: Corner, [north, east]: Corner): Corner[] => [
  [south, west],
  [south, east],
  [north, east],
  [north, west],
  [south, west],
]

/** Boundaries as in a pack, reduced to boxes. */
export const outlines: Outlines = {
  source: '© IGN, CC BY 4.0',
  municipalities: [
    { name: 'Cassà de la Selva', rings: [box([41.85, 2.82], [41.92, 2.93])] },
    { name: 'Palafrugell', rings: [box([41.9, 3.1], [42, 3.2])] },
    { name: 'Santa Cristina d’Aro', rings: [box([41.8, 2.9], [41.9, 3.1])] },
  ],
}

/** A tenant whose document names these boundaries. */
export function tenantWithOutlines() {
  const tenant = makeTenant()
  return { ...tenant, map: { ...tenant.map, outlines: 'gavarres/outlines.json?v=0a1b2c3d' } }
}

export const outlinesAnswer: Answers = { 'GET /media/gavarres/outlines.json': () => json(outlines) }
