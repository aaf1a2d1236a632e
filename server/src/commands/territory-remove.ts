import type { Db } from '@sureda/api/database/database'
import {
  lockTerritory,
  removeTerritory,
  type TerritoryContents,
} from '@sureda/api/modules/platform/tenant/remove-territory'
import { BUCKET_NAMES } from '@sureda/api/storage/bucket-settings'
import { removeFolder } from '@sureda/api/storage/object-store'
import { openUploads } from '@sureda/api/storage/open-objects'
import { typedCommand } from '@sureda/api/typed-command'
import { type Command, CommandError, defineCommand } from '../command.ts'
import { chosenTerritory } from '../territories.ts'

export const TERRITORY_REMOVE_COMMANDS: readonly Command[] = [
  defineCommand({
    name: 'territory remove',
    usage: '<id> [--yes <id>] [--with-reservations]',
    summary:
      'Takes a territory out of the database with everything in it, people and their reservations too. Without --yes it only says what\nwould go; reservations still to come must be named by --with-reservations: their people are not told.',
    options: { yes: { type: 'string' }, 'with-reservations': { type: 'boolean', default: false } },
    settings: BUCKET_NAMES,
    database: 'migrated',
    run: async ({ words: [word], values }, { database, config, print, printError, signal }) => {
      const { id, name } = await chosenTerritory(database, String(word))
      if (values.yes !== undefined && values.yes !== id)
        throw new CommandError(`--yes ${values.yes} is not ${id}: nothing was removed.`)
      const isMeant = values.yes === id
      const contents = await database.db.transaction(async (transaction) => {
        const tx = transaction as Db
        const found = await lockTerritory(tx, id)
        if (!isMeant) return found
        if (found.toCome > 0 && !values['with-reservations']) throw new CommandError(toComeSentence(found))
        await removeTerritory(tx, id)
        // nothing has been changed so far
        signal.throwIfAborted()
        return found
      })
      for (const line of contentLines(contents)) print(line)
      if (!isMeant) {
        const more = contents.toCome > 0 ? ' --with-reservations' : ''
        printError(
          `Nothing was removed. To do it: ${typedCommand(`territory remove ${id} --yes ${id}${more}`)}`,
        )
        return 1
      }
      await database.settle()
      await removeFolder(await openUploads(config), `uploads/${id}`)
      print(
        `${name} (${id}) is removed. The folder of its pack stays, and its pictures are served as long as it is there.`,
      )
    },
  }),
]

const contentLines = (found: TerritoryContents): string[] => [
  `  ${found.items} experiences, routes, stories, events and news`,
  `  ${found.people} people with their sessions, points and favorites`,
  `  ${found.reservations} reservations, ${found.toCome} of them still to come${found.lastDay ? `, the last on ${found.lastDay}` : ''}`,
  `  ${found.uploads} uploaded pictures`,
  '  mails that were not sent yet',
]

const toComeSentence = ({ toCome, toComePeople, lastDay }: TerritoryContents): string =>
  `${toCome} reservations of ${toComePeople} people are still to come, the last on ${lastDay}. Nothing was removed. Cancel them first, so that people are told, or add --with-reservations.`
