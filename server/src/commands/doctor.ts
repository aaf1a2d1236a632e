import { type Command, defineCommand } from '../command.ts'
import { examine } from '../doctor/examine.ts'
import { tableOf } from '../doctor/finding.ts'

/** The first command to run when something is wrong. */
export const DOCTOR_COMMANDS: readonly Command[] = [
  defineCommand({
    name: 'doctor',
    usage: '',
    summary:
      'Looks at settings, secrets, database, replica, store, mail, disk, clock, certificates and packs, and says what to do. Changes nothing; works while the server runs\nand while the database is gone. Exit code 1 where something is a fault.',
    options: {},
    settings: [],
    database: 'none',
    run: async (_typed, { print }) => {
      const findings = await examine(process.env)
      for (const line of tableOf(findings)) print(line)
      return findings.some(({ state }) => state === 'fault') ? 1 : 0
    },
  }),
]
