import { z } from 'zod'

const port = z.coerce.number().int().min(1).max(65_535)
const url = z.url()
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

/** Every environment variable the server reads, with what it is for. An empty value counts as absent. */
const environment = z
  .object({
    NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
    HOST: z.string().min(1).default('localhost'),
    /** 0: any free one, which the ready line names. */
    PORT: z.literal('0').transform(Number).or(port).default(4000),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
    /** Comma list of proxy addresses or CIDR ranges whose X-Forwarded-* headers are believed. */
    TRUSTED_PROXIES: optional(z.string().regex(/^[0-9a-fA-F.:/, ]+$/)),
    DATABASE_URL: optional(z.string().regex(/^postgres(ql)?:\/\//)),
    DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(100).default(10),
    DATA_DIR: z.string().min(1).default('.data'),
    /** Folder of the packs: `<tenant>/media/` holds the pictures that go into PDFs. */
    MEDIA_ROOT: z.string().min(1).default('territories'),
    EMBEDDED_DURABILITY: z.enum(['full', 'off']).default('full'),
    SMTP_URL: optional(z.string().regex(/^smtps?:\/\//)),
    MAIL_FROM: z.string().regex(/@/).default('no-reply@sureda.localhost'),
    OPENWEATHER_API_KEY: optional(z.string().min(1)),
    OPENWEATHER_URL: url.default('https://api.openweathermap.org/data/2.5/weather'),
    GOOGLE_CLIENT_ID: optional(z.string().min(1)),
    GOOGLE_ISSUER: url.default('https://accounts.google.com'),
    GOOGLE_JWKS_URL: url.default('https://www.googleapis.com/oauth2/v3/certs'),
    APPLE_CLIENT_ID: optional(z.string().min(1)),
    APPLE_ISSUER: url.default('https://appleid.apple.com'),
    APPLE_JWKS_URL: url.default('https://appleid.apple.com/auth/keys'),
    /** A process held up longer than this turns calls away with 503 until it has caught up; 0: never, for machines that are busy with other things. */
    OVERLOAD_DELAY_MS: z.coerce.number().int().min(0).max(60_000).default(2_000),
    /** From SIGTERM on `/readyz` answers 503 for so long while everything is still served, so that a load balancer notices; 0: where there is none. */
    DRAIN_MS: z.coerce.number().int().min(0).max(60_000).default(5_000),
    RATE_LIMIT_FACTOR: z.coerce.number().positive().max(1_000_000).default(1),
    /** Shown by our own gateway where it is another process, so that its questions are not counted as a visitor's. */
    INTERNAL_KEY: optional(z.string().min(32)),
    /** Seals the private keys of passes and notices in the database; without it they lie there as they are. The same for all processes. */
    PASS_SECRET: optional(z.string().min(32)),
    /** Where phones may say that notices go: push services by https, or `any` for tests against one of this machine. */
    PUSH_ADDRESSES: z.enum(['public', 'any']).default('public'),
    /** How long before the start a guide can note who is here; tests say months. */
    CHECK_IN_LEAD_MINUTES: z.coerce.number().int().min(0).max(1_000_000).default(120),
    PUBLIC_URL_SCHEME: z.enum(['http', 'https']).default('http'),
    /** Port in the links of mails; default: none with https, PORT with http. */
    PUBLIC_URL_PORT: optional(port),
    /** Name of the deployment, the same for all its processes: part of every ETag. Default: a new one at each start. */
    RELEASE: optional(z.string().max(100)),
    /** Tenant whose public content an unknown host sees, under the fallback brand. Default: the first by id. */
    FALLBACK_TENANT: optional(z.string().min(1)),
  })
  .superRefine((env, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    if (env.NODE_ENV !== 'production') return
    if (env.RATE_LIMIT_FACTOR !== 1) refuse('RATE_LIMIT_FACTOR', 'is for load tests: remove it in production')
    if (env.EMBEDDED_DURABILITY === 'off')
      refuse('EMBEDDED_DURABILITY', 'loses data at a power cut: remove it in production')
    if (env.PUSH_ADDRESSES !== 'public')
      refuse('PUSH_ADDRESSES', 'lets phones send the server into its own network: remove it in production')
    if (env.PUBLIC_URL_SCHEME !== 'https') refuse('PUBLIC_URL_SCHEME', 'must be https in production')
  })

/** What to write instead, for the values people get wrong. */
const FIXES: Partial<Record<string, string>> = {
  NODE_ENV: 'development, test or production',
  PORT: 'a number from 1 to 65535, e.g. PORT=4000',
  LOG_LEVEL: 'fatal, error, warn, info, debug or silent',
  TRUSTED_PROXIES: 'addresses or ranges, e.g. TRUSTED_PROXIES=10.0.0.0/8,127.0.0.1',
  DATABASE_URL: 'postgresql://user:password@host:5432/database, or remove it to use the embedded database',
  DATABASE_POOL_SIZE: 'a number from 1 to 100',
  EMBEDDED_DURABILITY: 'full (default), or off for tests',
  SMTP_URL: 'smtp://user:password@host:587 or smtps://…, or remove it to have mails written as files',
  MAIL_FROM: 'an address, e.g. MAIL_FROM=hello@example.org',
  OVERLOAD_DELAY_MS: 'milliseconds from 0 (never) to 60000',
  DRAIN_MS: 'milliseconds from 0 to 60000; the default is 5000',
  RATE_LIMIT_FACTOR: 'a number above 0; 1 is the normal limit',
  INTERNAL_KEY: 'at least 32 characters, e.g. from: openssl rand -base64 32',
  PASS_SECRET: 'at least 32 characters, e.g. from: openssl rand -base64 32',
  PUSH_ADDRESSES: 'public (default), or any for tests',
  CHECK_IN_LEAD_MINUTES: 'minutes from 0; the default is 120',
  PUBLIC_URL_SCHEME: 'http or https',
  PUBLIC_URL_PORT: 'a number from 1 to 65535, or remove it',
}

export type Config = z.infer<typeof environment>

export class ConfigError extends Error {
  override name = 'ConfigError'
}

/**
 * Reads the environment once. Throws one `ConfigError` that lists every fault with its fix; values are never repeated, they may be secrets.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const result = environment.safeParse(env)
  if (result.success) return result.data
  const lines = result.error.issues.map((issue) => {
    const name = String(issue.path[0])
    const fix = issue.code === 'custom' ? issue.message : `must be ${FIXES[name] ?? expected(issue)}`
    return `  ${name} ${fix}`
  })
  throw new ConfigError(`The environment is not usable:\n${[...new Set(lines)].join('\n')}`)
}

const expected = (issue: z.core.$ZodIssue) =>
  issue.code === 'invalid_format' && issue.format === 'url'
    ? 'a full address, https://…'
    : issue.message.toLowerCase()

/** Limits of load tests: every limit is multiplied with this. */
export const limitOf = (config: Config, limit: number) =>
  Math.max(1, Math.round(limit * config.RATE_LIMIT_FACTOR))
