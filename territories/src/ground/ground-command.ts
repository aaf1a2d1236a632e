import { existsSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { faultLine } from '../faults.ts'
import { readPack } from '../pack/read-pack.ts'
import type { Say } from '../pack-commands.ts'
import { buildGround } from './build-ground.ts'

/** Path of the archive in a pack, named in `map.ground.file`. */
export const GROUND_FILE = 'media/ground.pmtiles'
const OSM = '© OpenStreetMap'

interface Sources {
  /** Extracts of OpenStreetMap around the territory: `.osm.pbf` or GeoJSON. */
  osm: string[]
  /** Elevation models as GeoTIFF in degrees. */
  dem: string[]
  attribution?: string
}

/** Builds the map that is drawn without tiles (docs/packs.md). Returns the exit code. */
export async function makePackGround(
  folder: string,
  { osm, dem, attribution = OSM }: Sources,
  { print, printError }: Say,
): Promise<number> {
  const refuse = (why: string) => {
    printError(`No ground was made, and nothing was changed: ${why}`)
    return 1
  }
  const lost = [...osm, ...dem].find((file) => !existsSync(file))
  if (lost) return refuse(`${lost} does not exist.`)
  if (!attribution.includes(OSM)) return refuse(`--attribution must say ${OSM}: its licence wants it.`)
  const { pack, faults } = readPack(folder)
  if (!pack) return refuse(`\n${faults.map(faultLine).join('\n')}`)
  try {
    const built = await buildGround(pack.tenant, { osm, dem, attribution })
    // a server may be reading the existing file
    writeFileSync(join(folder, `${GROUND_FILE}.new`), built.archive)
    renameSync(join(folder, `${GROUND_FILE}.new`), join(folder, GROUND_FILE))
    const counts = Object.entries(built.counts).map(([layer, count]) => `${count} ${layer}`)
    const megabytes = (built.archive.length / 1024 / 1024).toFixed(1)
    print(
      `${GROUND_FILE}: ${megabytes} MB, ${built.tiles} tiles, contours every ${built.interval} m\n${counts.join(' · ')}`,
    )
    const written = JSON.stringify({ file: GROUND_FILE, attribution })
    if (pack.tenant.map.ground?.attribution !== attribution)
      print(`tenant.json needs in map: "ground": ${written}`)
    return 0
  } catch (error) {
    return refuse((error as Error).message)
  }
}
