import { migrate } from '@sureda/api/database/migrate'
import { type MigrationState, migrationStatus } from '@sureda/api/database/migration-status'
import { checkInvariants, faultsOf } from '@sureda/api/invariants/check-invariants'
import { typedCommand } from '@sureda/api/typed-command'
import { type Command, defineCommand } from '../command.ts'
import { chosenTerritories } from '../territories.ts'

/** Commands for the schema and rules of the database. */
export const DATABASE_COMMANDS: readonly Command[] = [
  defineCommand({
    name: 'database status',
    usage: '',
    summary:
      'Migrations of this program and of the database: applied, pending, or unknown because a newer program made them.',
    options: {},
    settings: [],
    database: 'open',
    run: async (_typed, { database, print }) => {
      const states = await migrationStatus(database)
      for (const { name, state, appliedAt } of states)
        print(`  ${state.padEnd(8)} ${appliedAt ?? ' '.repeat(16)} ${name}`)
      print(summaryOf(states))
      return states.every(({ state }) => state === 'applied') ? 0 : 1
    },
  }),
  defineCommand({
    name: 'database migrate',
    usage: '',
    summary:
      'Applies what is pending, once, however many processes try. Each start of the server does the same.',
    options: {},
    settings: [],
    database: 'open',
    run: async (_typed, { database, print }) => {
      const names = await migrate(database)
      for (const name of names) print(`  applied ${name}`)
      print(names.length > 0 ? `Applied: ${names.length}.` : 'Nothing is pending.')
    },
  }),
  defineCommand({
    name: 'database check',
    usage: '[--territory <id>]',
    summary:
      'Looks whether what must always hold does: seats, points, rewards, ratings, references, and how long mails and notices wait. Exit code 1 where something does not.',
    options: { territory: { type: 'string' } },
    settings: [],
    database: 'migrated',
    run: async ({ values }, { database, print, printError }) => {
      const faults: string[] = []
      for (const { id, name } of await chosenTerritories(database, values.territory)) {
        const check = await checkInvariants(database.db, id)
        print(`${name} (${id})`)
        for (const { broken, rule } of check.invariants)
          print(`  ${broken === 0 ? 'ok    ' : 'BROKEN'} ${rule}`)
        for (const { queue, waiting, oldestSeconds } of check.backlog)
          print(
            `  ${String(waiting).padStart(6)} ${queue}${waiting > 0 ? `, the oldest for ${Math.round(oldestSeconds / 60)} minutes` : ''}`,
          )
        faults.push(...faultsOf(check))
      }
      for (const fault of faults) printError(`✗ ${fault}`)
      return faults.length > 0 ? 1 : 0
    },
  }),
]

function summaryOf(states: readonly MigrationState[]): string {
  const count = (of: MigrationState['state']) => states.filter(({ state }) => state === of).length
  if (count('unknown') > 0)
    return `This program is older than the database, which has ${count('unknown')} migrations that it does not know.`
  if (count('pending') > 0)
    return `Pending: ${count('pending')}. Apply them: ${typedCommand('database migrate')}`
  return 'The database is as this program expects it.'
}
