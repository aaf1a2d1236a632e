import { readConfig } from '@sureda/api/config'
import { migrate } from '@sureda/api/database/migrate'
import { openDatabase } from '@sureda/api/database/open'
import { sql } from '@sureda/api/database/orm'
import { withTenant } from '@sureda/api/database/with-tenant'
import { endOnCrash, printError } from '@sureda/api/log/crash'
import { readPeople } from '@sureda/api/modules/members/people/people.service'
import { census, censusTable, mediaLine } from './census.ts'
import { checkTerritory } from './check.ts'
import type { Counts } from './database/upsert.ts'
import { faultLine, faultSummary, PackError } from './faults.ts'
import { GROUND_USAGE, makeGround } from './ground/ground-command.ts'
import { importTerritory, noChanges } from './import.ts'
import { OUTLINES_FILE, outlinesWithin, writeOutlines } from './outlines.ts'
import { readPack } from './pack/read-pack.ts'
import { makePictures } from './pictures/make-pictures.ts'

const USAGE = `npm run territory -- check <folder>                        what is missing or wrong, by file and field
npm run territory -- import <folder> [--demo|--no-demo]    bring the pack into the database; again changes only what differs
npm run territory -- pictures <folder>                     make widths, colours and hashes of the pictures and films that are new
npm run territory -- outlines <folder>                     make the boundaries that the map draws from its map.bounds (Spain)
${GROUND_USAGE}`

const COMMANDS = { check, import: bringIn, pictures, outlines: makeOutlines }
const isCommand = (word: string | undefined): word is keyof typeof COMMANDS =>
  word !== undefined && Object.hasOwn(COMMANDS, word)

/** `npm run territory -- …`; answers the exit code. Demo people are imported too, unless this is production. */
export async function runTerritoryCommand(args: readonly string[]): Promise<number> {
  // the only one with options of its own
  if (args[0] === 'ground') return makeGround(args.slice(1))
  const [command, folder] = args.filter((arg) => !arg.startsWith('--'))
  const flags = args.filter((arg) => arg.startsWith('--'))
  const unknown = flags.find((flag) => flag !== '--demo' && flag !== '--no-demo')
  if (!folder || unknown || !isCommand(command)) {
    console.error(`${unknown ? `There is no option ${unknown}.\n` : ''}${USAGE}`)
    return 2
  }
  return COMMANDS[command](folder, flags)
}

async function check(folder: string): Promise<number> {
  const { faults, remarks, counts, pack } = await checkTerritory(folder)
  if (pack)
    console.log(
      `${censusTable(census(folder))}\n\nroute points: ${counts['route points']}\n${mediaLine(folder)}`,
    )
  if (remarks.length > 0) console.log(`\nWorth knowing:\n${remarks.map(faultLine).join('\n')}`)
  if (faults.length > 0)
    console.error(
      `\n${faults.length} fault${faults.length === 1 ? '' : 's'}:\n${faults.map(faultLine).join('\n')}\n\n${faultSummary(faults)}`,
    )
  else console.log('\nNo faults: this pack may be imported.')
  return faults.length > 0 ? 1 : 0
}

async function pictures(folder: string): Promise<number> {
  const { changed, faults, remarks } = await makePictures(folder)
  for (const name of changed) console.log(name)
  if (remarks.length > 0) console.log(`\nWorth knowing:\n${remarks.map(faultLine).join('\n')}`)
  if (faults.length === 0) console.log(`${changed.length} change${changed.length === 1 ? '' : 's'}.`)
  else console.error(`\n${faults.map(faultLine).join('\n')}\n\n${faultSummary(faults)}`)
  return faults.length > 0 ? 1 : 0
}

async function makeOutlines(folder: string): Promise<number> {
  const { pack, faults } = readPack(folder)
  if (!pack) {
    console.error(`No boundaries were made:\n${faults.map(faultLine).join('\n')}`)
    return 1
  }
  const outlines = outlinesWithin(pack.tenant.map.bounds)
  const count = outlines.municipalities.length
  if (count === 0) {
    console.error(
      `There is no municipality of Spain inside of map.bounds. Write ${OUTLINES_FILE} yourself (docs/packs.md), or take map.outlines out of tenant.json.`,
    )
    return 1
  }
  writeOutlines(folder, outlines)
  console.log(`${OUTLINES_FILE}: ${count} municipalities.`)
  if (!pack.tenant.map.outlines) console.log(`tenant.json needs "outlines": "${OUTLINES_FILE}" in map.`)
  return 0
}

async function bringIn(folder: string, flags: readonly string[]): Promise<number> {
  const config = readConfig(process.env)
  const production = config.NODE_ENV === 'production'
  if (production && flags.includes('--demo')) {
    console.error('Demo people have a known password: they are never imported in production.')
    return 2
  }
  const database = await openDatabase({
    url: config.DATABASE_URL,
    dataDir: config.DATA_DIR,
    durability: config.EMBEDDED_DURABILITY,
  })
  try {
    await migrate(database)
    const demo = flags.includes('--demo') || (!production && !flags.includes('--no-demo'))
    const result = await importTerritory(database.db, folder, { demo })
    // by hand: a sample that was removed is wanted again
    await database.db.execute(sql`delete from removed_samples where id = ${result.tenant}`)
    console.log(`${result.tenant}${result.demo ? ', with demo people' : ''}\n${countTable(result.counts)}`)
    if (noChanges(result.counts)) console.log('0 changes.')
    const { people } = await withTenant(database.db, result.tenant, (tx) => readPeople(tx, result.tenant))
    if (people.length === 0)
      console.log(`There is no guide yet: npm run people -- invite <e-mail> --territory ${result.tenant}`)
    if (result.remarks.length > 0) console.log(`Worth knowing:\n${result.remarks.map(faultLine).join('\n')}`)
    return 0
  } catch (error) {
    if (!(error instanceof PackError)) throw error
    console.error(error.message)
    return 1
  } finally {
    await database.close()
  }
}

const COLUMNS = [
  ['created', 'added'],
  ['updated', 'changed'],
  ['unchanged', 'unchanged'],
  ['removed', 'removed'],
  ['retired', 'hidden'],
] as const

/** `hidden` is no longer in the pack but booked, played or bought by people. */
export function countTable(counts: Record<string, Counts>): string {
  const line = (name: string, values: readonly (string | number)[]) =>
    `  ${name.padEnd(24)}${values.map((value) => String(value).padStart(10)).join('')}`
  return [
    line(
      '',
      COLUMNS.map(([, word]) => word),
    ),
    ...Object.entries(counts).map(([kind, count]) =>
      line(
        kind,
        COLUMNS.map(([column]) => count[column]),
      ),
    ),
  ].join('\n')
}

if (import.meta.main) {
  endOnCrash()
  process.exitCode = await runTerritoryCommand(process.argv.slice(2)).catch((error: unknown) => {
    printError('Nothing was imported', error)
    return 1
  })
}
