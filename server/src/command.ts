import type { ParseArgsConfig, parseArgs } from 'node:util'
import type { Database } from '@sureda/api/database/database'
import type { GatewayConfig, SettingName } from '@sureda/gateway/config'

type Options = NonNullable<ParseArgsConfig['options']>

/** `open`: as it is; `migrated`: in the state that this program expects; `created`: that, and made where there is none yet. */
type DatabaseNeed = 'none' | 'open' | 'migrated' | 'created'

/** The person at the command line. */
export interface Caller {
  /** For the audit. */
  actor: string
  /** Folder in which the command was typed: relative paths begin here. */
  cwd: string
  print(line: string): void
  /** For what went wrong, or needs a look. */
  printError(line: string): void
  /** Ctrl-C. `throwIfAborted` inside of a transaction: what was begun is taken back. */
  signal: AbortSignal
}

export interface Context<Setting extends SettingName = never, Need extends DatabaseNeed = 'none'>
  extends Caller {
  config: Pick<GatewayConfig, Setting | DatabaseSetting>
  database: Need extends 'none' ? undefined : Database
  /** The table itself, for the command that runs those of other processes. */
  commands: readonly Command[]
}

/** What was typed after the name of the command. */
export interface Typed<O extends Options> {
  /** The words that are no options, in order; required ones are there. */
  words: string[]
  values: ReturnType<typeof parseArgs<{ options: O; allowPositionals: true }>>['values']
}

interface Definition<O extends Options, S extends SettingName, N extends DatabaseNeed> {
  /** `people invite`; one word where a subject has one command. */
  name: string
  /**
   * What follows the name: `<word>` must be there, `[word]` may; `--option <value>` outside of brackets must be there. Missing ones are refused before
   * `run`.
   */
  usage: string
  /** Lines of the help. */
  summary: string
  options: O
  /** Settings it reads besides those of the database; a fault of any other is none of its business. */
  settings: readonly S[]
  database: N
  /** Answers the exit code, 0 by default. A `CommandError` is shown as its sentence. */
  run(typed: Typed<O>, context: Context<S, N>): Promise<number | undefined> | Promise<void>
}

/** Of every command that opens the database. */
export const DATABASE_SETTINGS = [
  'NODE_ENV',
  'DATABASE_URL',
  'DATABASE_POOLER',
  'DATA_DIR',
  'EMBEDDED_DURABILITY',
] as const
type DatabaseSetting = (typeof DATABASE_SETTINGS)[number]

/** A command with its types left out, as the table holds it. */
export interface Command extends Omit<Definition<Options, SettingName, DatabaseNeed>, 'run'> {
  run(
    typed: Typed<Options>,
    context: Context<SettingName, DatabaseNeed>,
  ): Promise<number | undefined> | Promise<void>
}

/** One entry of the table of commands: `run` gets exactly the options and settings that it names. */
export const defineCommand = <
  const O extends Options,
  const S extends SettingName = never,
  const N extends DatabaseNeed = 'none',
>(
  definition: Definition<O, S, N>,
): Command => definition as unknown as Command

/** An error the person at the command line can act on, in one sentence. */
export class CommandError extends Error {
  override name = 'CommandError'
}
