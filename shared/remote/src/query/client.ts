import { CACHE_LIFETIME_MS } from '@sureda/contract/rules/limits'
import { experimental_createQueryPersister, type PersistedQuery } from '@tanstack/query-persist-client-core'
import {
  hashKey,
  type Query,
  QueryClient,
  type QueryFunctionContext,
  type QueryKey,
} from '@tanstack/react-query'
import { ApiError, isDown, MissingTokenError, OfflineError, RequestTimeoutError } from '../api/errors.ts'
import { CACHE_KEEP_MS, CACHE_PREFIX, cacheStorage } from '../device/cache-storage.ts'
import { answeredAt } from '../internal/answer-age.ts'
import { useSession } from '../session/session.ts'
import { registerCache } from '../session/sign-out.ts'

/**
 * How long an unused answer stays in memory; storage keeps it longer. A timer takes at most 2^31 ms: a longer one fires at once and would
 * empty the memory with every screen that closes.
 */
const MEMORY_KEEP_MS = 12 * 60 * 60 * 1000

/**
 * The one query client. Answers depend on the language, the tenant and the person, so all three are part of every key's hash: a change of
 * any of them asks again, and no one sees another person's answers.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: CACHE_LIFETIME_MS,
      gcTime: MEMORY_KEEP_MS,
      retry: (failures, error) => failures < 2 && isWorthRetrying(error),
      networkMode: 'offlineFirst',
      refetchOnWindowFocus: false,
      queryKeyHashFn: (key) => {
        const { language, tenant, user } = useSession.getState()
        return hashKey([tenant?.id, language, user?.id ?? 'guest', ...key])
      },
    },
    mutations: { networkMode: 'always' },
  },
})

const persister = experimental_createQueryPersister({
  storage: cacheStorage,
  prefix: CACHE_PREFIX,
  maxAge: CACHE_KEEP_MS,
  deserialize: readEntry,
})

/**
 * What is stored may be anything by now; every entry is an answer, and says which question it answers.
 * @throws for the rest, which the persister then drops and asks anew
 */
function readEntry(text: string): PersistedQuery {
  const entry = JSON.parse(text) as Partial<PersistedQuery> | null
  if (typeof entry?.queryHash !== 'string' || !isAnswer(entry.state?.data))
    throw new TypeError('Not a stored answer')
  return entry as PersistedQuery
}

/** Every call of the API that is stored answers `{ data }`, with something in it, a list, or null. */
function isAnswer(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null || !('data' in answer)) return false
  const { data } = answer
  const isBare =
    typeof data === 'object' && data !== null && !Array.isArray(data) && Object.keys(data).length === 0
  return data !== undefined && !isBare
}

/**
 * Add `persister: persisted` to a query whose last answer should open without network. What is no answer of the API although it came with a 200 is a fault
 * like a bad gateway's: told, asked again, and never stored.
 */
export async function persisted<T, K extends QueryKey>(
  queryFn: (context: QueryFunctionContext<K>) => T | Promise<T>,
  context: QueryFunctionContext<K>,
  query: Query,
): Promise<T> {
  const ask = async (asked: QueryFunctionContext<K>): Promise<T> => {
    const fresh = await queryFn(asked)
    if (!isAnswer(fresh)) throw new ApiError(502, null)
    return fresh
  }
  const answer = await persister.persisterFn(ask, context, query)
  const at = answeredAt(answer)
  if (at === undefined) kept.delete(query)
  else kept.set(query, at)
  return answer
}

/** Queries that were asked and answered from what this phone has stored, because nothing else answered in time, and when that answer was given. */
const kept = new WeakMap<Query, number>()

/** Whether what is shown of a query is of before, although it was asked for just now. */
export const isCachedAnswer = (query: Query): boolean => kept.has(query)

// An answer that the service worker had stored is as old as it is. The library takes it for one of now: its age is put right as it comes in, before a screen
// or the storage has seen it.
queryClient.getQueryCache().subscribe((event) => {
  if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
  const dataUpdatedAt = kept.get(event.query)
  if (dataUpdatedAt !== undefined) event.query.setState({ dataUpdatedAt })
})

/**
 * After a change on the server: what is shown of these answers is asked again, and their stored copies go, so that not even a reload in the
 * next second shows the state before.
 */
export async function invalidate(...queryKeys: QueryKey[]): Promise<void> {
  await Promise.all(
    queryKeys.map(async (queryKey) => {
      await persister.removeQueries({ queryKey })
      await queryClient.invalidateQueries({ queryKey })
    }),
  )
}

registerCache(() => queryClient.clear())

function isWorthRetrying(error: unknown): boolean {
  // fifteen seconds were enough to wait: the person is told, and tries again when they like
  if (error instanceof MissingTokenError || error instanceof RequestTimeoutError) return false
  // nothing can answer now; the screen says so at once, and asks again when the network is back
  if (error instanceof OfflineError && !navigator.onLine) return false
  return !(error instanceof ApiError) || isDown(error)
}
