import { readConfig } from '@sureda/api/config'
import { migrate } from '@sureda/api/database/migrate'
import { openDatabase } from '@sureda/api/database/open'
import { endOnCrash, printError } from '@sureda/api/log/crash'
import { census, censusTable, mediaLine } from './census.ts'
import { checkTerritory } from './check.ts'
import type { Counts } from './database/upsert.ts'
import { faultLine, faultSummary, PackError } from './faults.ts'
import { importTerritory, noChanges } from './import.ts'

const USAGE = `npm run territory -- check <folder>                        what is missing or wrong, by file and field
npm run territory -- import <folder> [--demo|--no-demo]    bring the pack into the database; again changes only what differs`

/** `npm run territory -- …`; answers the exit code. Demo people come along unless this is production. */
export async function runTerritoryCommand(args: readonly string[]): Promise<number> {
  const [command, folder] = args.filter((arg) => !arg.startsWith('--'))
  const flags = args.filter((arg) => arg.startsWith('--'))
  const unknown = flags.find((flag) => flag !== '--demo' && flag !== '--no-demo')
  if (!folder || unknown || (command !== 'check' && command !== 'import')) {
    console.error(`${unknown ? `There is no option ${unknown}.\n` : ''}${USAGE}`)
    return 2
  }
  return command === 'check' ? check(folder) : bringIn(folder, flags)
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
    console.log(`${result.tenant}${result.demo ? ', with demo people' : ''}\n${countTable(result.counts)}`)
    if (noChanges(result.counts)) console.log('0 changes.')
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
