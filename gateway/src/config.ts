import { API_SETTINGS } from '@sureda/api/config'
import { SECRET_FIX, secretSchema } from '@sureda/api/secret'
import { type Environment, optionalSetting, readSettings, SETTINGS } from '@sureda/api/setting'
import { bucketFaults } from '@sureda/api/storage/bucket-settings'
import { z } from 'zod'

const isOrigin = (text: string) =>
  URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text

/** Settings of the gateway besides those of the API. */
export const GATEWAY_SETTINGS = z.object({
  RELEASES_DIR: z.string().min(1).default('.releases').register(SETTINGS, {
    what: 'Folder of the releases without `S3_BUCKET`, the same for all gateways.',
    role: 'gateway',
  }),
  SHELL_DIR: z.string().min(1).default('shell/dist').register(SETTINGS, {
    what: 'Folder of the built shell.',
    role: 'gateway',
  }),
  API_URL: optionalSetting(z.url({ protocol: /^https?$/ })).register(SETTINGS, {
    what: 'Address of a separate API; without it the API runs in this process.',
    role: 'gateway',
    must: 'be a full address, http://…, or be removed to run the API in this process',
  }),
  OVERRIDE_SECRET: optionalSetting(secretSchema).register(SETTINGS, {
    what: 'Signs staff overrides and load tokens. The same for all gateways.',
    role: 'gateway',
    needed: 'production',
    secret: true,
    must: SECRET_FIX,
    default: 'made once, in `DATA_DIR`',
  }),
  REMOTE_ORIGINS: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine(
      (origins) => origins.every(isOrigin),
      'must be origins without a path, separated by commas: https://app.example.org,https://example.net:8443',
    )
    .register(SETTINGS, {
      what: 'Origins whose pages may load remotes from `/mf/`, separated by commas; without it only pages of this server may.',
      role: 'gateway',
    }),
  SECURITY_CONTACT: optionalSetting(z.string().regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/)).register(
    SETTINGS,
    {
      what: 'Where to report a vulnerability, in `/.well-known/security.txt`; without it there is no such file.',
      role: 'gateway',
      must: 'be mailto:security@example.org or https://…',
    },
  ),
  ROLLBACK_MIN_FAILURES: z.coerce.number().int().min(1).default(5).register(SETTINGS, {
    what: 'Failed loads after which a canary goes back by itself and alerts begin.',
    role: 'gateway',
    must: 'be a whole number above 0; the default is 5',
  }),
  ROLLBACK_RATE: z.coerce.number().gt(0).max(1).default(0.2).register(SETTINGS, {
    what: 'Share of failed loads from which on that happens.',
    role: 'gateway',
    must: 'be a number above 0 and up to 1; the default is 0.2',
  }),
  SERVICE_WORKER: z.enum(['on', 'off']).default('on').register(SETTINGS, {
    what: '`off`: phones remove the service worker they have.',
    role: 'gateway',
    must: 'be on or off',
  }),
  SERVER_RENDERING: z.enum(['on', 'off']).default('on').register(SETTINGS, {
    what: '`off`: pages are rendered only on the phone.',
    role: 'gateway',
    must: 'be on or off',
  }),
  RENDER_WORKERS: z.coerce.number().int().min(1).max(16).default(1).register(SETTINGS, {
    what: 'Threads that render pages.',
    role: 'gateway',
    must: 'be a whole number from 1 to 16; the default is 1',
  }),
  SHELL_BUNDLED: z.enum(['0', '1']).default('0').register(SETTINGS, {
    what: '`1`: `SHELL_DIR` is a build of the monolith preset (measurements).',
    role: 'gateway',
    must: 'be 0 or 1',
  }),
  SHELL_PRELOADS: z.enum(['0', '1']).default('1').register(SETTINGS, {
    what: "`0`: pages name only the shell's first files (measurements).",
    role: 'gateway',
    must: 'be 0 or 1',
  }),
})

/** All settings of a server. */
const ALL_SETTINGS = API_SETTINGS.extend(GATEWAY_SETTINGS.shape)

export type GatewayConfig = z.infer<typeof ALL_SETTINGS>
export type SettingName = keyof GatewayConfig

export const SETTING_NAMES = Object.keys(ALL_SETTINGS.shape) as SettingName[]

/**
 * Reads the whole environment. Throws one `ConfigError` with every fault of API and gateway and its fix; `together` are
 * faults of several settings combined.
 */
export const readConfig = (env: Environment, together: readonly string[] = []): GatewayConfig =>
  readSome(env, SETTING_NAMES, together)

/** Reads only the settings that a command needs, so that others cannot be at fault. Throws `ConfigError`. */
export function readSome<Name extends SettingName>(
  env: Environment,
  names: readonly Name[],
  more: readonly string[] = [],
): Pick<GatewayConfig, Name> {
  const together = [...more]
  const needs = (name: string) => (names as readonly string[]).includes(name)
  if (needs('S3_ACCESS_KEY_ID')) together.push(...bucketFaults(env))
  return readSettings(ALL_SETTINGS, env, names, together) as Pick<GatewayConfig, Name>
}
