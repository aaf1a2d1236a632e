import type { Position } from '@sureda/contract/rules/at-place'
import type { Fault } from '../faults.ts'
import { KIND_NAMES } from '../pack/kinds.ts'
import type { Pack } from '../pack/read-pack.ts'
import { isExchanged, placeFault } from './track-sense.ts'

interface PlacesReport {
  faults: Fault[]
  remarks: Fault[]
}

/**
 * Checks that every place is in or around the territory. For invented items and for the tenant document this is only a
 * remark, because an office that copies the template changes the map before the items. Swapped coordinates are always a
 * fault.
 */
export function checkPlaces(pack: Pack): PlacesReport {
  const { bounds, center } = pack.tenant.map
  const [[south, west], [north, east]] = bounds
  if (south >= north || west >= east) return { faults: [wrongCorners], remarks: [] }
  const report: PlacesReport = { faults: [], remarks: [] }
  const look = (file: string, field: string, value: unknown, mayBeFar: boolean): void => {
    if (value === null || typeof value !== 'object') return
    const message = isPlace(value) && placeFault(value, bounds)
    if (message)
      report[mayBeFar && !isExchanged(value, bounds) ? 'remarks' : 'faults'].push({
        file,
        field: field ? `${field}.latitude` : 'latitude',
        message,
      })
    for (const [key, child] of Object.entries(value))
      look(file, field ? `${field}.${key}` : key, child, mayBeFar)
  }
  const map = { center: { latitude: center[0], longitude: center[1] } }
  look('tenant.json', '', { map, territory: pack.tenant.territory }, true)
  for (const kind of KIND_NAMES)
    for (const item of pack.items[kind])
      look(pack.files.get(item) ?? `${kind}/${item.id}.json`, '', item, 'demo' in item && item.demo)
  return report
}

const wrongCorners: Fault = {
  file: 'tenant.json',
  field: 'map.bounds',
  message: 'must be the south-west corner and then the north-east one, latitude first in each',
}

const isPlace = (value: object): value is Position =>
  'latitude' in value &&
  typeof value.latitude === 'number' &&
  'longitude' in value &&
  typeof value.longitude === 'number'
