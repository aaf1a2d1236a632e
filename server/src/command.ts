import type { ParseArgsConfig, parseArgs } from 'node:util'
import type { Database } from '@sureda/api/database/database'
import type { GatewayConfig, SettingName } from '@sureda/gateway/config'

type Options = NonNullable<ParseArgsConfig['options']>

/** `open`: any state; `migrated`: with the schema of this program; `created`: the same, created if missing. */
type DatabaseNeed = 'none' | 'open' | 'migrated' | 'created'

/** The person at the command line. */
export interface Caller {
  /** Recorded in audit logs. */
  actor: string
  /** Folder in which the command was run; relative paths start here. */
  cwd: string
  print(line: string): void
  /** Prints errors and warnings. */
  printError(line: string): void
  /** Aborted by Ctrl-C. `throwIfAborted` inside a transaction rolls it back. */
  signal: AbortSignal
}

export interface Context<Setting extends SettingName = never, Need extends DatabaseNeed = 'none'>
  extends Caller {
  config: Pick<GatewayConfig, Setting | DatabaseSetting>
  database: Need extends 'none' ? undefined : Database
  /** All commands, for the one that runs commands of other processes. */
  commands: readonly Command[]
}

/** The arguments after the name of the command. */
export interface Typed<O extends Options> {
  /** The positional arguments in order; required ones are present. */
  words: string[]
  values: ReturnType<typeof parseArgs<{ options: O; allowPositionals: true }>>['values']
}

interface Definition<O extends Options, S extends SettingName, N extends DatabaseNeed> {
  /** For example `people invite`; a single word if a subject has only one command. */
  name: string
  /**
   * What follows the name: `<word>` is required, `[word]` optional; `--option <value>` outside brackets is required.
   * Missing ones are refused before `run`.
   */
  usage: string
  /** Lines for the help. */
  summary: string
  options: O
  /** Settings it reads besides those of the database; faults of other settings are ignored. */
  settings: readonly S[]
  database: N
  /** Returns the exit code, 0 by default. A `CommandError` is shown as its message. */
  run(typed: Typed<O>, context: Context<S, N>): Promise<number | undefined> | Promise<void>
}

/** Read by every command that opens the database. */
export const DATABASE_SETTINGS = [
  'NODE_ENV',
  'DATABASE_URL',
  'DATABASE_POOLER',
  'DATA_DIR',
  'EMBEDDED_DURABILITY',
] as const
type DatabaseSetting = (typeof DATABASE_SETTINGS)[number]

/** A command without its type parameters, as listed in the table. */
export interface Command extends Omit<Definition<Options, SettingName, DatabaseNeed>, 'run'> {
  run(
    typed: Typed<Options>,
    context: Context<SettingName, DatabaseNeed>,
  ): Promise<number | undefined> | Promise<void>
}

/** Defines a command; `run` gets exactly the options and settings that it declares. */
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
