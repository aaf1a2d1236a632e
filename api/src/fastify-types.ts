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
import type { WriteFault } from './storage/write-fault.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call: anybody, a signed-in person, a guide. Without it the route is refused at start. */
    access: CallAccess
    /** On a public route: the session is read when a token is sent (`request.person`), and the answer is never shared or cached. */
    person?: 'optional'
    /**
     * Public GETs carry an ETag of the tenant's content version and answer 304 without a query, from memory where they can (`content`, the default).
     * `none`: for answers that do not follow from content alone (weather). `guests`: with `person: 'optional'`, where the answer follows from content
     * for everybody who sends no token.
     */
    cache?: 'content' | 'guests' | 'none'
    /**
     * Whose members' ratings a cached answer shows: its ETag changes with them. Without a word it changes with every rating of the tenant, which is never
     * wrong, only asked for more often.
     */
    ratingsOf?: RateableType | 'none'
    /** A cached answer says what is free next: its ETag changes when a slot becomes full or free again (docs/decisions/0027-ways-of-buying.md). */
    seats?: true
    /** A write of public content: anyone who asks this process next sees it, not only after the second for which versions are remembered. */
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
    /** What could not be written there. */
    files: WriteFault
  }

  interface FastifyRequest {
    /** Pattern of the screen that a page is of, for measures and logs: pages have no route of their own. */
    screen: string | undefined
    /** Office of the host, for the log; undefined until it is known. */
    tenantId: string | undefined
    /** Tenant of the host; on an unknown host the fallback one with `known: false`. */
    tenant: RequestTenant
    /** Language of texts in this answer. */
    locale: Locale
    /** The signed-in person, or null. Only read on routes that ask for one. */
    person: User | null
    /** The call comes from our own gateway, which has shown its key. */
    isInternal: boolean
    /** SHA-256 of the bearer token that `person` came with. */
    sessionHash: string | null
    /** Set by a public GET that shows or hides something by the hour: the cached answer ends then. Null: only content and day change it. */
    changesAt: Date | null
    /** One transaction for this request's tenant (`withTenant`). */
    inTenant<T>(fn: (tx: Db) => Promise<T>): Promise<T>
  }
}
