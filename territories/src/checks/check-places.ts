import type { Fault } from '../faults.ts'
import { KIND_NAMES } from '../pack/kinds.ts'
import type { Pack } from '../pack/read-pack.ts'
import { placeFault } from './track-sense.ts'

/** Every place of a pack has to lie in its territory or around it; a map whose corners are exchanged would have none. */
export function checkPlaces(pack: Pack): Fault[] {
  const { bounds, center } = pack.tenant.map
  const [[south, west], [north, east]] = bounds
  if (south >= north || west >= east)
    return [
      {
        file: 'tenant.json',
        field: 'map.bounds',
        message: 'must be the south-west corner and then the north-east one, latitude first in each',
      },
    ]
  const faults: Fault[] = []
  const look = (file: string, field: string, value: unknown): void => {
    if (value === null || typeof value !== 'object') return
    const { latitude, longitude } = value as { latitude?: unknown; longitude?: unknown }
    if (typeof latitude === 'number' && typeof longitude === 'number') {
      const message = placeFault({ latitude, longitude }, bounds)
      if (message) faults.push({ file, field: field ? `${field}.latitude` : 'latitude', message })
    }
    for (const [key, child] of Object.entries(value)) look(file, field ? `${field}.${key}` : key, child)
  }
  look('tenant.json', '', {
    map: { center: { latitude: center[0], longitude: center[1] } },
    territory: pack.tenant.territory,
  })
  for (const kind of KIND_NAMES)
    for (const item of pack.items[kind]) look(pack.files.get(item) ?? `${kind}/${item.id}.json`, '', item)
  return faults
}
