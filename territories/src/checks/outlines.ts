import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { typedCommand } from '@sureda/api/typed-command'
import type { Fault } from '../faults.ts'
import { outlinesDocument } from '../pack/outlines.ts'
import { type Pack, readDocument } from '../pack/read-pack.ts'

/** Every phone that opens a map downloads them, as about 6 KB. */
const MAX_BYTES = 32 * 1024
const MAKE = `${typedCommand('territory outlines <folder>')} makes them from map.bounds`

/** Faults of a pack's boundaries. Their existence is checked with all other media. */
export function outlinesFaults({ folder, tenant }: Pick<Pack, 'folder' | 'tenant'>): Fault[] {
  const file = tenant.map.outlines
  if (!file || !existsSync(join(folder, file))) return []
  const { size } = statSync(join(folder, file))
  if (size > MAX_BYTES)
    return [
      {
        file,
        field: '',
        message: `has ${Math.ceil(size / 1024)} KB; ${MAX_BYTES / 1024} is the limit. ${MAKE}`,
      },
    ]
  const faults: Fault[] = []
  const outlines = readDocument(folder, file, outlinesDocument, faults)
  const [[south, west], [north, east]] = tenant.map.bounds
  const isNear = ([lat, lng]: [number, number]) => lat >= south && lat <= north && lng >= west && lng <= east
  if (outlines && !outlines.municipalities.some(({ rings }) => rings.flat().some(isNear)))
    faults.push({ file, field: 'municipalities', message: `lie outside of the map.bounds. ${MAKE}` })
  return faults
}
