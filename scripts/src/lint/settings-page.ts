import { API_SETTINGS } from '@sureda/api/config'
import { SETTINGS, type SettingText } from '@sureda/api/setting'
import { GATEWAY_SETTINGS } from '@sureda/gateway/config'
import type { z } from 'zod'

export const SETTINGS_PAGE = 'docs/settings.md'

/** Schemas from which a server reads its environment. */
const READ: readonly z.ZodObject[] = [API_SETTINGS, GATEWAY_SETTINGS]

const INTRO = `# Settings

Environment variables of a server; in brackets the only role that reads one, and its default. An empty value counts as absent; wrong and missing values are listed all at once at the start. Written by \`npm run settings\` from the schemas that read them.
`

/** The page of all settings, generated from their schemas. */
export function settingsPage(schemas: readonly z.ZodObject[] = READ): string {
  const lines = schemas
    .flatMap(({ shape }) => Object.entries(shape as Record<string, z.ZodType>))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, schema]) => lineOf(name, schema))
  return [INTRO, ...lines, ''].join('\n')
}

const withoutText = (name: string) =>
  `The setting ${name} has no text: add .register(SETTINGS, { what: '…' })`

/** @throws for a setting without a description, with its name */
function lineOf(name: string, schema: z.ZodType): string {
  const text = SETTINGS.get(schema)
  if (!text) throw new Error(withoutText(name))
  const brackets = [text.role, defaultOf(schema, text)].filter(Boolean).join(', ')
  return [
    `- \`${name}\`${brackets && ` (${brackets})`}: ${text.what}`,
    ...(text.needed ? [`**Needed**: ${text.needed}.`] : []),
    ...(text.secret ? ['**Secret.**'] : []),
  ].join(' ')
}

function defaultOf(schema: z.ZodType, text: SettingText): string {
  if (text.default) return text.default
  const { data } = schema.safeParse(undefined)
  const value = String(data ?? '')
  return value && `\`${value}\``
}

/** Settings without a description, else a page that differs from the schemas. */
export function settingsFaults(page: string, schemas: readonly z.ZodObject[] = READ): string[] {
  const silent = schemas
    .flatMap(({ shape }) => Object.entries(shape as Record<string, z.ZodType>))
    .filter(([, schema]) => !SETTINGS.has(schema))
  if (silent.length > 0) return silent.map(([name]) => withoutText(name))
  return page === settingsPage(schemas)
    ? []
    : [`${SETTINGS_PAGE} is not what the schemas say: npm run settings`]
}

/** Sources of servers and commands, without tests. */
const SERVER_SOURCE = /^(api|gateway|server|territories)\/src\/(?!.*(\.test\.ts$|\/?testing\/))/

/** Variables that a file reads directly instead of through a schema. */
export function environmentFaults(file: string, source: string): string[] {
  if (!SERVER_SOURCE.test(file)) return []
  const names = [...source.matchAll(/\bprocess\.env(?:\.(\w+)|\[)/g)].map(([, name]) => name ?? 'a variable')
  return names.map((name) => `${file} reads ${name} of the environment: make it a setting of config.ts`)
}
