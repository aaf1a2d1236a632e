import { z } from 'zod'

/** What a person is told about a setting: in `docs/settings.md`, and when its value is wrong. */
export interface SettingText {
  /** What it is for, and what happens without it. */
  what: string
  /** The only role that reads it; without it all of them do. */
  role?: 'api' | 'gateway'
  /** Where a server does not start without it. */
  needed?: string
  /** Never to be shown: passwords and keys. */
  secret?: true
  /** The end of "NAME must …" for a wrong value. */
  must?: string
  /** In place of the default of the schema, where that is found at the start. */
  default?: string
  /** The only value of it in production, and the end of "NAME …" for any other. */
  inProduction?: readonly [value: unknown, otherwise: string]
}

/** A setting is missing or has a value that cannot be used; the message lists each with its fix. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

export type Environment = Readonly<Record<string, string | undefined>>

/** Texts of all settings. A schema becomes a setting by `.register(SETTINGS, { what: … })`. */
export const SETTINGS = z.registry<SettingText>()

/** A setting that may be absent; an empty value counts as absent. */
export const absent = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

/**
 * Reads the named settings of a schema and no others, so that a command asks only for what it needs. Throws one `ConfigError` that lists every fault with its fix; values are
 * never repeated, they may be secrets.
 */
export function readSettings(
  { shape }: z.ZodObject,
  env: Environment,
  names: readonly string[] = Object.keys(shape),
  /** Faults that no single value has, as lines. */
  together: readonly string[] = [],
): Record<string, unknown> {
  const faults: string[] = []
  const values = names.map((name) => {
    const schema = shape[name] as z.ZodType
    const { data, error } = schema.safeParse(env[name])
    const text = SETTINGS.get(schema)
    const fault = error ? wrongValue(error, text) : env.NODE_ENV === 'production' && refusal(data, text)
    if (fault) faults.push(`  ${name} ${fault}`)
    return [name, data] as const
  })
  faults.push(...together)
  if (faults.length > 0) throw new ConfigError(`The environment is not usable:\n${faults.join('\n')}`)
  return Object.fromEntries(values)
}

function wrongValue(error: z.ZodError, text: SettingText | undefined): string | undefined {
  const [issue] = error.issues
  if (!issue) return undefined
  return issue.code === 'custom' ? issue.message : `must ${text?.must ?? expected(issue)}`
}

function refusal(value: unknown, text: SettingText | undefined): string | undefined {
  if (!text) return undefined
  if (text.inProduction) return value === text.inProduction[0] ? undefined : text.inProduction[1]
  return text.needed === 'production' && value === undefined
    ? `is needed in production: it must ${text.must ?? 'be given'}`
    : undefined
}

const expected = (issue: z.core.$ZodIssue) =>
  issue.code === 'invalid_format' && issue.format === 'url'
    ? 'be a full address, https://…'
    : 'not be empty: give a value or remove it'
