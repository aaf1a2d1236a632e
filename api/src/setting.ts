import { z } from 'zod'

/** Texts about a setting, for `docs/settings.md` and for errors about its value. */
export interface SettingText {
  /** Purpose, and what happens without it. */
  what: string
  /** The only role that reads it; by default all do. */
  role?: 'api' | 'gateway'
  /** When a server does not start without it. */
  needed?: string
  /** Passwords and keys, which must never be shown. */
  secret?: true
  /** Completes the error "NAME must …". */
  must?: string
  /** Shown as the default if it is only determined at the start. */
  default?: string
  /** The only value allowed in production, and the rest of the error "NAME …" for others. */
  inProduction?: readonly [value: unknown, otherwise: string]
}

/** A setting is missing or invalid; the message lists each with its fix. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

export type Environment = Readonly<Record<string, string | undefined>>

/** Texts of all settings, added to a schema by `.register(SETTINGS, { what: … })`. */
export const SETTINGS = z.registry<SettingText>()

/** An optional setting; an empty value counts as absent. */
export const optionalSetting = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

/**
 * Reads only the settings of a schema, so that a command requires only what it needs. Throws one `ConfigError` that
 * lists every fault with its fix, without the values, which may be secrets.
 */
export function readSettings(
  { shape }: z.ZodObject,
  env: Environment,
  names: readonly string[] = Object.keys(shape),
  /** Lines about faults of several settings combined. */
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
