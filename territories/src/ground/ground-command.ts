import { existsSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { faultLine } from '../faults.ts'
import { readPack } from '../pack/read-pack.ts'
import { buildGround } from './build-ground.ts'

/** Where a pack has it, and what its `map.ground.file` says. */
export const GROUND_FILE = 'media/ground.pmtiles'
const OSM = '© OpenStreetMap'

export const GROUND_USAGE = `npm run territory -- ground <folder> --osm <extract.osm.pbf | .geojson> … --dem <elevation.tif> … [--attribution "${OSM} · …"]
                                                           make the ground the map draws where tiles are missing (docs/packs.md)`

/** `npm run territory -- ground …`; answers the exit code. */
export async function makeGround(args: readonly string[]): Promise<number> {
  const options = optionsOf(args)
  if (typeof options === 'string') {
    console.error(`${options}\n${GROUND_USAGE}`)
    return 2
  }
  const { folder, osm, dem, attribution } = options
  const { pack, faults } = readPack(folder)
  if (!pack) {
    console.error(`No ground was made:\n${faults.map(faultLine).join('\n')}`)
    return 1
  }
  try {
    const built = await buildGround(pack.tenant, { osm, dem, attribution })
    // a server may be reading the one that is there
    writeFileSync(join(folder, `${GROUND_FILE}.new`), built.archive)
    renameSync(join(folder, `${GROUND_FILE}.new`), join(folder, GROUND_FILE))
    const counts = Object.entries(built.counts).map(([layer, count]) => `${count} ${layer}`)
    const megabytes = (built.archive.length / 1024 / 1024).toFixed(1)
    console.log(
      `${GROUND_FILE}: ${megabytes} MB, ${built.tiles} tiles, contours every ${built.interval} m\n${counts.join(' · ')}`,
    )
    const written = JSON.stringify({ file: GROUND_FILE, attribution })
    if (pack.tenant.map.ground?.attribution !== attribution)
      console.log(`tenant.json needs in map: "ground": ${written}`)
    return 0
  } catch (error) {
    console.error(`No ground was made, and nothing was changed: ${(error as Error).message}`)
    return 1
  }
}

function optionsOf(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        osm: { type: 'string', multiple: true },
        dem: { type: 'string', multiple: true },
        attribution: { type: 'string', default: OSM },
      },
    })
    const [folder] = positionals
    const { osm = [], dem = [], attribution } = values
    if (!folder || positionals.length > 1) return 'Name one folder.'
    if (osm.length === 0) return '--osm is missing: an extract of OpenStreetMap around the territory.'
    if (dem.length === 0) return '--dem is missing: an elevation model as GeoTIFF in degrees.'
    const lost = [...osm, ...dem].find((file) => !existsSync(file))
    if (lost) return `${lost} does not exist.`
    if (!attribution.includes(OSM)) return `--attribution must say ${OSM}: its licence wants it.`
    return { folder, osm, dem, attribution }
  } catch (error) {
    return (error as Error).message
  }
}
