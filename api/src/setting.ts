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
}

/** Texts of all settings. A schema becomes a setting by `.register(SETTINGS, { what: … })`. */
export const SETTINGS = z.registry<SettingText>()

/** A setting that may be absent; an empty value counts as absent. */
export const absent = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

/** One line for each wrong value, with what to write in its place. Values are never repeated, they may be secrets. */
export function settingFaults({ shape }: z.ZodObject, error: z.ZodError): string[] {
  return error.issues.map((issue) => {
    const name = String(issue.path[0])
    const schema = shape[name]
    const must = (schema && SETTINGS.get(schema)?.must) ?? expected(issue)
    return `  ${name} ${issue.code === 'custom' ? issue.message : `must ${must}`}`
  })
}

const expected = (issue: z.core.$ZodIssue) =>
  issue.code === 'invalid_format' && issue.format === 'url'
    ? 'be a full address, https://…'
    : 'not be empty: give a value or remove it'
