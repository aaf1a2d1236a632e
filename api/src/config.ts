import { z } from 'zod'
import { BACKUP_SETTINGS } from './backup/backup-settings.ts'
import { SECRET_FIX, secretSchema } from './secret.ts'
import { type Environment, optionalSetting, readSettings, SETTINGS } from './setting.ts'
import { BUCKET_SETTINGS, bucketFaults } from './storage/bucket-settings.ts'
import { isSystemFolder } from './storage/private-folder.ts'

const port = z.coerce.number().int().min(1).max(65_535)
const PORT_NUMBER = 'be a number from 1 to 65535'

/** Every setting of the API, most of which the gateway reads too. */
export const API_SETTINGS = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development').register(SETTINGS, {
    what: '`production`: demo people cannot sign in, packs are imported by hand, https and secrets are required.',
    must: 'be development, test or production',
  }),
  HOST: z.string().min(1).default('localhost').register(SETTINGS, {
    what: 'Address or name to listen on; `0.0.0.0` for all networks.',
  }),
  PORT: z
    .literal('0')
    .transform(Number)
    .or(port)
    .default(4000)
    .register(SETTINGS, {
      what: 'Port to listen on; 0: any free one, which the ready line names.',
      must: `${PORT_NUMBER}, e.g. PORT=4000`,
    }),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
    .default('info')
    .register(SETTINGS, {
      what: 'Least level of the lines that are logged.',
      must: 'be fatal, error, warn, info, debug or silent',
    }),
  METRICS_PORT: z
    .literal('0')
    .transform(Number)
    .or(port)
    .optional()
    .register(SETTINGS, {
      what: 'Port of `/metrics` for Prometheus, another one than that of visitors; without it there is none. 0: any free one, which the log names.',
      must: `${PORT_NUMBER}, e.g. METRICS_PORT=9464`,
    }),
  METRICS_HOST: z.string().min(1).default('127.0.0.1').register(SETTINGS, {
    what: 'Address on which `/metrics` listens. In a container `0.0.0.0`: its network must then let only Prometheus in.',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalSetting(z.url({ protocol: /^https?$/ })).register(SETTINGS, {
    what: 'Collector that gets traces by OTLP over HTTP (JSON), e.g. http://localhost:4318; without it there are none. `OTEL_EXPORTER_OTLP_HEADERS` is read too.',
    must: 'be a full address, http://…, or be removed to have no traces',
  }),
  TRUSTED_PROXIES: optionalSetting(z.string().regex(/^[0-9a-fA-F.:/, ]+$/)).register(SETTINGS, {
    what: 'Addresses or ranges of the proxies in front, separated by commas: their `X-Forwarded-*` headers are believed. Without it all visitors share one address and its limits.',
    must: 'be addresses or ranges, e.g. TRUSTED_PROXIES=10.0.0.0/8,127.0.0.1',
  }),
  DATABASE_URL: optionalSetting(z.string().regex(/^postgres(ql)?:\/\//)).register(SETTINGS, {
    what: 'PostgreSQL 15 or later; its user owns the database. Without it the embedded database serves one process. Where the user may not create roles, the first start prints the statement an administrator runs.',
    needed: 'several processes',
    secret: true,
    must: 'be postgresql://user:password@host:5432/database, or remove it to use the embedded database',
  }),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(100).default(10).register(SETTINGS, {
    what: 'Connections of one process to PostgreSQL.',
    must: 'be a number from 1 to 100',
  }),
  DATABASE_POOLER: z.enum(['none', 'transaction']).default('none').register(SETTINGS, {
    what: '`transaction`: between the process and PostgreSQL is a pooler such as pgbouncer that lends a connection per transaction.',
    must: 'be none (default) or transaction',
  }),
  DATABASE_READ_URL: optionalSetting(z.string().regex(/^postgres(ql)?:\/\//)).register(SETTINGS, {
    what: 'A streaming replica that answers public reads of content, as long as it has what the primary has; never seats, and nothing of a person.',
    secret: true,
    must: 'be postgresql://user:password@host:5432/database, or remove it',
  }),
  DATA_DIR: z
    .string()
    .min(1)
    .refine(
      (folder) => !isSystemFolder(folder),
      'must be a folder of its own, e.g. DATA_DIR=/var/lib/sureda: the rights of others are taken from all that lies in it',
    )
    .default('.data')
    .register(SETTINGS, {
      what: 'Folder of one process: embedded database, uploads without `S3_BUCKET`, mails without `SMTP_URL`, previews, secrets that were not set. Only its owner can read it.',
    }),
  ...BUCKET_SETTINGS,
  ...BACKUP_SETTINGS,
  MEDIA_ROOT: z.string().min(1).default('territories').register(SETTINGS, {
    what: 'Folder with one content pack per territory; `<territory>/media/` is served as `/media/<territory>/`.',
  }),
  EMBEDDED_DURABILITY: z
    .enum(['full', 'off'])
    .default('full')
    .register(SETTINGS, {
      what: '`off`: the embedded database may lose data at a power cut (tests).',
      must: 'be full (default), or off for tests',
      inProduction: ['full', 'loses data at a power cut: remove it in production'],
    }),
  SMTP_URL: optionalSetting(z.string().regex(/^smtps?:\/\//)).register(SETTINGS, {
    what: 'Mail server. Without it mails are files in `DATA_DIR`.',
    role: 'api',
    secret: true,
    must: 'be smtp://user:password@host:587 or smtps://…, or remove it to have mails written as files',
  }),
  MAIL_FROM: z.string().regex(/@/).default('no-reply@sureda.localhost').register(SETTINGS, {
    what: 'Sender of mails.',
    role: 'api',
    must: 'be an address, e.g. MAIL_FROM=hello@example.org',
  }),
  OPENWEATHER_API_KEY: optionalSetting(z.string().min(1)).register(SETTINGS, {
    what: 'Key for the weather; without it none is shown.',
    role: 'api',
    secret: true,
  }),
  OPENWEATHER_URL: z.url().default('https://api.openweathermap.org/data/2.5/weather').register(SETTINGS, {
    what: 'Address of the weather service.',
    role: 'api',
  }),
  GOOGLE_CLIENT_ID: optionalSetting(z.string().min(1)).register(SETTINGS, {
    what: 'Sign-in with Google; without it the button is missing. The same for all processes.',
  }),
  GOOGLE_ISSUER: z.url().default('https://accounts.google.com').register(SETTINGS, {
    what: 'Issuer of the tokens of Google.',
    role: 'api',
  }),
  GOOGLE_JWKS_URL: z.url().default('https://www.googleapis.com/oauth2/v3/certs').register(SETTINGS, {
    what: 'Public keys of Google.',
    role: 'api',
  }),
  APPLE_CLIENT_ID: optionalSetting(z.string().min(1)).register(SETTINGS, {
    what: 'Sign-in with Apple; without it the button is missing. The same for all processes.',
  }),
  APPLE_ISSUER: z.url().default('https://appleid.apple.com').register(SETTINGS, {
    what: 'Issuer of the tokens of Apple.',
    role: 'api',
  }),
  APPLE_JWKS_URL: z.url().default('https://appleid.apple.com/auth/keys').register(SETTINGS, {
    what: 'Public keys of Apple.',
    role: 'api',
  }),
  OVERLOAD_DELAY_MS: z.coerce.number().int().min(0).max(60_000).default(2_000).register(SETTINGS, {
    what: 'A process held up longer than this turns calls away with 503 until it has caught up; 0: never, for machines that are busy with other things.',
    role: 'api',
    must: 'be milliseconds from 0 (never) to 60000',
  }),
  DRAIN_MS: z.coerce.number().int().min(0).max(60_000).default(5_000).register(SETTINGS, {
    what: 'After SIGTERM `/readyz` answers 503 for so long while everything is still served, so that a load balancer notices; 0 where there is none.',
    must: 'be milliseconds from 0 to 60000; the default is 5000',
  }),
  RATE_LIMIT_FACTOR: z.coerce
    .number()
    .positive()
    .max(1_000_000)
    .default(1)
    .register(SETTINGS, {
      what: 'Every limit is multiplied with it (load tests; refused in production).',
      must: 'be a number above 0; 1 is the normal limit',
      inProduction: [1, 'is for load tests: remove it in production'],
    }),
  INTERNAL_KEY: optionalSetting(secretSchema).register(SETTINGS, {
    what: "Marks the gateway's own questions to the API, which count against no visitor. The same for all processes.",
    needed: 'several processes',
    secret: true,
    must: SECRET_FIX,
  }),
  PASS_SECRET: optionalSetting(secretSchema).register(SETTINGS, {
    what: 'Seals the private keys of passes and of notices to phones. The same for all processes. Without it a reader of the database can sign; lost or changed: the next pass makes another key.',
    role: 'api',
    secret: true,
    must: SECRET_FIX,
  }),
  PUSH_ADDRESSES: z
    .enum(['public', 'any'])
    .default('public')
    .register(SETTINGS, {
      what: 'Where notices to phones go: `public` push services by https, or `any` (tests; refused in production).',
      role: 'api',
      must: 'be public (default), or any for tests',
      inProduction: ['public', 'lets phones send the server into its own network: remove it in production'],
    }),
  CHECK_IN_LEAD_MINUTES: z.coerce.number().int().min(0).max(1_000_000).default(120).register(SETTINGS, {
    what: 'How long before the start a guide can note attendance.',
    role: 'api',
    must: 'be minutes from 0; the default is 120',
  }),
  PUBLIC_URL_SCHEME: z
    .enum(['http', 'https'])
    .default('http')
    .register(SETTINGS, {
      what: 'Scheme of the addresses in mails and pages; production requires `https`.',
      needed: 'production',
      must: 'be http or https',
      inProduction: ['https', 'must be https in production'],
    }),
  PUBLIC_URL_PORT: optionalSetting(port).register(SETTINGS, {
    what: 'Port in the links of mails.',
    default: 'none with https, `PORT` with http',
    must: `${PORT_NUMBER}, or remove it`,
  }),
  RELEASE: optionalSetting(z.string().max(100)).register(SETTINGS, {
    what: 'Name of the deployment, the same for all its processes: part of every ETag.',
    default: 'a new one at each start',
    role: 'api',
  }),
  FALLBACK_TENANT: optionalSetting(z.string().min(1)).register(SETTINGS, {
    what: 'Territory whose public content an unknown host shows, under the fallback brand.',
    default: 'the first by id',
  }),
})

export type Config = z.infer<typeof API_SETTINGS>

/**
 * Reads all settings. Throws one `ConfigError` that lists every fault with its fix; `together` are faults of several
 * settings combined.
 */
export const readConfig = (env: Environment, together: readonly string[] = []): Config =>
  readSettings(API_SETTINGS, env, undefined, [...together, ...bucketFaults(env)]) as Config

/** Applies the factor for load tests. */
export const limitOf = (config: Config, limit: number) =>
  Math.max(1, Math.round(limit * config.RATE_LIMIT_FACTOR))
