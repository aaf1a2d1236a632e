import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { typedCommand } from '@sureda/api/typed-command'
import { GROUND_HEAD_BYTES, groundFault } from '@sureda/contract/schemas/platform/ground-archive'
import { PMTiles } from 'pmtiles'
import type { Fault } from '../faults.ts'
import type { Pack } from '../pack/read-pack.ts'

const MAKE = `${typedCommand('territory ground <folder>')} makes it`

/** Faults of a pack's ground archive. Its existence is checked with all other media. */
export async function groundFaults({ folder, tenant }: Pick<Pack, 'folder' | 'tenant'>): Promise<Fault[]> {
  const { ground, bounds } = tenant.map
  if (!ground || !existsSync(join(folder, ground.file))) return []
  const { file, attribution } = ground
  const fault = (message: string, field = ''): Fault => ({ file, field, message: `${message}. ${MAKE}` })
  const { size } = statSync(join(folder, file))
  const bytes = partOf(join(folder, file))
  const broken = groundFault(bytes(0, GROUND_HEAD_BYTES), size)
  if (broken) return [fault(broken)]
  try {
    const archive = new PMTiles({
      getKey: () => file,
      getBytes: async (offset, length) => ({ data: new Uint8Array(bytes(offset, length)).buffer }),
    })
    const { minLat, minLon, maxLat, maxLon } = await archive.getHeader()
    const { attribution: said = '' } = ((await archive.getMetadata()) ?? {}) as { attribution?: string }
    const [[south, west], [north, east]] = bounds
    if (minLat > south || minLon > west || maxLat < north || maxLon < east)
      return [fault('does not cover the map.bounds')]
    if (said !== attribution)
      return [
        {
          file: 'tenant.json',
          field: 'map.ground.attribution',
          message: `must be what the archive says: ${said}`,
        },
      ]
    return []
  } catch {
    return [fault('has a directory that cannot be read')]
  }
}

const partOf = (file: string) => (offset: number, length: number) => {
  const bytes = Buffer.alloc(length)
  const opened = openSync(file, 'r')
  try {
    return bytes.subarray(0, readSync(opened, bytes, 0, length, offset))
  } finally {
    closeSync(opened)
  }
}
