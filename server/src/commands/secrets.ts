import { forgetSecret, SHARED_SECRETS } from '@sureda/api/shared-secrets/shared-secrets'
import { type Command, CommandError, defineCommand } from '../command.ts'

export const SECRETS_COMMANDS: readonly Command[] = [
  defineCommand({
    name: 'secrets forget',
    usage: '<name>',
    summary:
      'For a secret that is lost: the next process that starts decides what its value is from now on (INTERNAL_KEY, OVERRIDE_SECRET, PASS_SECRET).',
    options: {},
    settings: [],
    database: 'migrated',
    run: async ({ words: [word] }, { database, print }) => {
      const name = SHARED_SECRETS.find((known) => known === word)
      if (!name)
        throw new CommandError(`"${word}" is not a shared secret. Known: ${SHARED_SECRETS.join(', ')}.`)
      await forgetSecret(database.db, name)
      print(`Processes that start from now on take ${name} as the first of them has it.`)
    },
  }),
]
