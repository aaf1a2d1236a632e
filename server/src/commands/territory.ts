import path from 'node:path'
import { sql } from '@sureda/api/database/orm'
import { withTenant } from '@sureda/api/database/with-tenant'
import { readPeople } from '@sureda/api/modules/members/people/people.service'
import { typedCommand } from '@sureda/api/typed-command'
import { countTable } from '@sureda/territories/count-table'
import { faultLine } from '@sureda/territories/faults'
import { importTerritory, noChanges } from '@sureda/territories/import'
import { type Command, CommandError, defineCommand } from '../command.ts'

export const TERRITORY_COMMANDS: readonly Command[] = [
  defineCommand({
    name: 'territory import',
    usage: '<folder> [--demo] [--no-demo]',
    summary:
      'Brings the content pack of a folder into the database; again changes only what differs. Demo people come with it, unless this is\nproduction.',
    options: { demo: { type: 'boolean' }, 'no-demo': { type: 'boolean' } },
    settings: [],
    database: 'created',
    run: async ({ words: [folder], values }, { database, config, cwd, print, signal }) => {
      const production = config.NODE_ENV === 'production'
      if (production && values.demo)
        throw new CommandError('Demo people have a known password: they are never imported in production.')
      const demo = values.demo ?? (!production && !values['no-demo'])
      const result = await importTerritory(database.db, path.resolve(cwd, String(folder)), { demo, signal })
      // importing a removed sample by hand restores it
      await database.db.execute(sql`delete from removed_samples where id = ${result.tenant}`)
      await database.settle()
      print(`${result.tenant}${result.demo ? ', with demo people' : ''}\n${countTable(result.counts)}`)
      if (noChanges(result.counts)) print('0 changes.')
      const { people } = await withTenant(database.db, result.tenant, (tx) => readPeople(tx, result.tenant))
      if (people.length === 0)
        print(`There is no guide yet: ${typedCommand(`people invite <e-mail> --territory ${result.tenant}`)}`)
      if (result.remarks.length > 0) print(`Worth knowing:\n${result.remarks.map(faultLine).join('\n')}`)
    },
  }),
]
