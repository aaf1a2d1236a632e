import type { CallAccess } from '@sureda/contract/calls/call'
import type { RateableType } from '@sureda/contract/codes/enums'
import type { Locale } from '@sureda/contract/codes/locale'
import type { User } from '@sureda/contract/schemas/members/user'
import type { Config } from './config.ts'
import type { Database, Db } from './database/database.ts'
import type { RequestTenant } from './modules/platform/tenant/tenant-directory.ts'
import type { BackgroundWork } from './plugins/background.ts'
import type { Limit } from './plugins/rate-limit.ts'
import type { ObjectStore } from './storage/object-store.ts'
import type { WriteHealth } from './storage/write-health.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route. A route without it is refused at start. */
    access: CallAccess
    /** On a public route: the session is read when a token is sent (`request.person`), and the answer is never shared or cached. */
    person?: 'optional'
    /**
     * Public GETs carry an ETag of the tenant's content version and answer 304 without a query, or 200 from memory
     * (`content`, the default). `none`: the answer depends on more than content (weather). `guests`: with `person:
     * 'optional'`, the answer depends only on content for callers without a token.
     */
    cache?: 'content' | 'guests' | 'none'
    /**
     * Type of objects whose ratings the answer shows: its ETag changes with them. By default it changes with every
     * rating of the tenant, which is correct but causes more queries.
     */
    ratingsOf?: RateableType | 'none'
    /**
     * The answer shows the next free day: its ETag changes when a slot becomes full or free again
     * (docs/decisions/0027-ways-of-buying.md).
     */
    seats?: true
    /** The call changes public content: this process rereads the versions at once instead of after a second. */
    changes?: 'content'
    /** On an unknown host only public GETs are answered; `allow` is for calls that touch no tenant (logout). */
    unknownHost?: 'allow'
    /** Extra limits of this route, counted in the database for all processes. */
    limits?: readonly Limit[]
  }

  interface FastifyInstance {
    config: Config
    database: Database
    db: Db
    background: BackgroundWork
    /** Pictures that people upload. */
    uploads: ObjectStore
    /** Remembers failed writes of uploads. */
    files: WriteHealth
  }

  interface FastifyRequest {
    /** Pattern of the screen that a page shows, for metrics and logs, because pages share one route. */
    screen: string | undefined
    /** Tenant of the host, for the log; undefined until it is known. */
    tenantId: string | undefined
    /** Tenant of the host; on an unknown host the fallback one with `known: false`. */
    tenant: RequestTenant
    /** Language of texts in this answer. */
    locale: Locale
    /** The signed-in person, or null. Only read on routes that ask for one. */
    person: User | null
    /** The call comes from our own gateway, proven by the internal key. */
    isInternal: boolean
    /** SHA-256 of the bearer token that `person` came with. */
    sessionHash: string | null
    /**
     * Set by a public GET whose content changes at a certain time: the cached answer ends then. Null: it changes only
     * with content and day.
     */
    changesAt: Date | null
    /** One transaction for this request's tenant (`withTenant`). */
    inTenant<T>(fn: (tx: Db) => Promise<T>): Promise<T>
  }
}
