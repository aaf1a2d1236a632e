import { census, censusTable, mediaLine } from './census.ts'
import { checkTerritory } from './check.ts'
import { faultLine, faultSummary } from './faults.ts'
import { OUTLINES_FILE, outlinesWithin, writeOutlines } from './outlines.ts'
import { readPack } from './pack/read-pack.ts'
import { makePictures } from './pictures/make-pictures.ts'

/** Output of a command. */
export interface Say {
  print(line: string): void
  printError(line: string): void
}

/** Lists missing or wrong content of a pack by file and field. Returns the exit code, like the commands below. */
export async function checkPack(folder: string, { print, printError }: Say): Promise<number> {
  const { faults, remarks, counts, pack } = await checkTerritory(folder)
  if (pack)
    print(`${censusTable(census(folder))}\n\nroute points: ${counts['route points']}\n${mediaLine(folder)}`)
  if (remarks.length > 0) print(`\nWorth knowing:\n${remarks.map(faultLine).join('\n')}`)
  if (faults.length > 0)
    printError(
      `\n${faults.length} fault${faults.length === 1 ? '' : 's'}:\n${faults.map(faultLine).join('\n')}\n\n${faultSummary(faults)}`,
    )
  else print('\nNo faults: this pack may be imported.')
  return faults.length > 0 ? 1 : 0
}

/** Makes widths, colours and hashes of new pictures and films. */
export async function makePackPictures(folder: string, { print, printError }: Say): Promise<number> {
  const { changed, faults, remarks } = await makePictures(folder)
  for (const name of changed) print(name)
  if (remarks.length > 0) print(`\nWorth knowing:\n${remarks.map(faultLine).join('\n')}`)
  if (faults.length === 0) print(`${changed.length} change${changed.length === 1 ? '' : 's'}.`)
  else printError(`\n${faults.map(faultLine).join('\n')}\n\n${faultSummary(faults)}`)
  return faults.length > 0 ? 1 : 0
}

/** Makes the boundaries for the map from its `map.bounds` (Spain). */
export async function makePackOutlines(folder: string, { print, printError }: Say): Promise<number> {
  const { pack, faults } = readPack(folder)
  if (!pack) {
    printError(`No boundaries were made:\n${faults.map(faultLine).join('\n')}`)
    return 1
  }
  const outlines = outlinesWithin(pack.tenant.map.bounds)
  const count = outlines.municipalities.length
  if (count === 0) {
    printError(
      `There is no municipality of Spain inside of map.bounds. Write ${OUTLINES_FILE} yourself (docs/packs.md), or take map.outlines out of tenant.json.`,
    )
    return 1
  }
  writeOutlines(folder, outlines)
  print(`${OUTLINES_FILE}: ${count} municipalities.`)
  if (!pack.tenant.map.outlines) print(`tenant.json needs "outlines": "${OUTLINES_FILE}" in map.`)
  return 0
}
