import { type Config as ApiConfig, ConfigError, readConfig as readApiConfig } from '@sureda/api/config'
import { z } from 'zod'

const absent = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

const isOrigin = (text: string) =>
  URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text

/** Environment of the gateway besides that of the API. */
const environment = z.object({
  /** Folder of the release store. */
  RELEASES_DIR: z.string().min(1).default('.releases'),
  /** Bucket of the release store; overrides RELEASES_DIR. */
  S3_BUCKET: absent(z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)),
  S3_REGION: z.string().min(1).default('eu-south-2'),
  S3_ENDPOINT: absent(z.url()),
  S3_ACCESS_KEY_ID: absent(z.string().min(1)),
  S3_SECRET_ACCESS_KEY: absent(z.string().min(1)),
  /** Folder with one content pack per tenant. */
  MEDIA_ROOT: z.string().min(1).default('territories'),
  SHELL_DIR: z.string().min(1).default('shell/dist'),
  /** Address of a separate API deployment; without it the API runs in this process. */
  API_URL: absent(z.url({ protocol: /^https?$/ })),
  OVERRIDE_SECRET: absent(z.string().min(32)),
  /** Origins whose pages may load remotes from here, separated by commas; without it only pages of this server may. */
  REMOTE_ORIGINS: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine((origins) => origins.every(isOrigin)),
  ROLLBACK_MIN_FAILURES: z.coerce.number().int().min(1).default(5),
  ROLLBACK_RATE: z.coerce.number().gt(0).max(1).default(0.2),
  /** `off`: phones unregister their service worker. */
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  /** `off`: pages are rendered only on the phone. */
  SERVER_RENDERING: z.enum(['on', 'off']).default('on'),
  /** Threads that render pages. */
  RENDER_WORKERS: z.coerce.number().int().min(1).max(16).default(1),
  /** `1`: SHELL_DIR is a build of the monolith preset (bench). */
  SHELL_BUNDLED: z.enum(['0', '1']).default('0'),
  /** `0`: pages name only the shell's first files, as a server without route knowledge would (bench). */
  SHELL_PRELOADS: z.enum(['0', '1']).default('1'),
})

const FIXES: Record<string, string> = {
  S3_BUCKET: 'must be a bucket name, or be removed to keep releases in a folder',
  S3_ENDPOINT: 'must be a full address, https://…, or be removed for Amazon S3',
  API_URL: 'must be a full address, http://…, or be removed to run the API in this process',
  OVERRIDE_SECRET: 'must have at least 32 characters, e.g. from: openssl rand -base64 32',
  REMOTE_ORIGINS:
    'must be origins without a path, separated by commas: https://app.example.org,https://example.net:8443',
  ROLLBACK_MIN_FAILURES: 'must be a whole number above 0; the default is 5',
  ROLLBACK_RATE: 'must be a number above 0 and up to 1; the default is 0.2',
  SERVICE_WORKER: 'must be on or off',
  SERVER_RENDERING: 'must be on or off',
  RENDER_WORKERS: 'must be a whole number from 1 to 16; the default is 1',
  SHELL_BUNDLED: 'must be 0 or 1',
  SHELL_PRELOADS: 'must be 0 or 1',
}

export type GatewayConfig = ApiConfig & z.infer<typeof environment>

/** Reads the whole environment once. Throws one `ConfigError` with every fault of API and gateway and its fix. */
export function readConfig(env: Record<string, string | undefined>): GatewayConfig {
  const api = attempt(() => readApiConfig(env))
  const own = environment.safeParse(env)
  const faults = [...api.faults]
  if (!own.success)
    for (const issue of own.error.issues) {
      const name = String(issue.path[0])
      faults.push(`  ${name} ${FIXES[name] ?? 'must not be empty: give a value or remove it'}`)
    }
  if (Boolean(env.S3_ACCESS_KEY_ID) !== Boolean(env.S3_SECRET_ACCESS_KEY))
    faults.push('  S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be given together')
  if (env.NODE_ENV === 'production' && !env.OVERRIDE_SECRET)
    faults.push(`  OVERRIDE_SECRET is needed in production and ${FIXES.OVERRIDE_SECRET}`)
  // without it, previews would count against the readers of a shared address
  if (env.NODE_ENV === 'production' && env.API_URL && !env.INTERNAL_KEY)
    faults.push(
      '  INTERNAL_KEY is needed with API_URL in production: the same for gateway and API, at least 32 characters',
    )
  if (!api.config || !own.success || faults.length > 0)
    throw new ConfigError(`The environment is not usable:\n${[...new Set(faults)].join('\n')}`)
  return { ...api.config, ...own.data }
}

function attempt(read: () => ApiConfig): { config?: ApiConfig; faults: string[] } {
  try {
    return { config: read(), faults: [] }
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return { faults: error.message.split('\n').slice(1) }
  }
}
