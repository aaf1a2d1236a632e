import { forgetSecret, SHARED_SECRETS } from '@sureda/api/shared-secrets/shared-secrets'
import { type Command, CommandError, defineCommand } from '../command.ts'

export const SECRETS_COMMANDS: readonly Command[] = [
  defineCommand({
    name: 'secrets forget',
    usage: '<name>',
    summary:
      'Forgets a secret that is lost: the next process that starts decides its value (INTERNAL_KEY, OVERRIDE_SECRET, PASS_SECRET).',
    options: {},
    settings: [],
    database: 'migrated',
    run: async ({ words: [word] }, { database, print }) => {
      const name = SHARED_SECRETS.find((known) => known === word)
      if (!name)
        throw new CommandError(`"${word}" is not a shared secret. Known: ${SHARED_SECRETS.join(', ')}.`)
      await forgetSecret(database.db, name)
      print(`${name} is forgotten: the next process that starts decides its value.`)
    },
  }),
]
