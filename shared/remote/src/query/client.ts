import { CACHE_LIFETIME_MS } from '@sureda/contract/rules/limits'
import { experimental_createQueryPersister, type PersistedQuery } from '@tanstack/query-persist-client-core'
import {
  hashKey,
  type Query,
  QueryClient,
  type QueryFunctionContext,
  type QueryKey,
} from '@tanstack/react-query'
import {
  ApiError,
  isUnreachable,
  MissingTokenError,
  OfflineError,
  RequestTimeoutError,
} from '../api/errors.ts'
import { CACHE_MAX_AGE_MS, CACHE_PREFIX, cacheStorage } from '../device/cache-storage.ts'
import { afterHydration, isHydrating } from '../device/server-time.ts'
import { answeredAt } from '../internal/answer-age.ts'
import { useSession } from '../session/session.ts'
import { registerCache } from '../session/sign-out.ts'

/**
 * How long an unused answer stays in memory; storage keeps it longer. Timers over 2^31 ms fire at once, which would
 * empty the memory whenever a screen closes.
 */
const MEMORY_KEEP_MS = 12 * 60 * 60 * 1000

/**
 * The only query client. Answers depend on language, tenant and person, so all three are part of every key's hash: a
 * change refetches, and no one sees another person's answers.
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
  maxAge: CACHE_MAX_AGE_MS,
  deserialize: readEntry,
  // see `refresh`
  refetchOnRestore: false,
})

/**
 * Parses a stored entry, which may have any shape: it must be an answer and name its query.
 * @throws otherwise; the persister then drops it and fetches again
 */
function readEntry(text: string): PersistedQuery {
  const entry = JSON.parse(text) as Partial<PersistedQuery> | null
  if (typeof entry?.queryHash !== 'string' || !isAnswer(entry.state?.data))
    throw new TypeError('Not a stored answer')
  return entry as PersistedQuery
}

/** Stored answers have the shape `{ data }`, with an object, a list, or null. */
function isAnswer(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null || !('data' in answer)) return false
  const { data } = answer
  const isBare =
    typeof data === 'object' && data !== null && !Array.isArray(data) && Object.keys(data).length === 0
  return data !== undefined && !isBare
}

/**
 * Add `persister: persisted` to a query whose last answer should open offline. A 200 that is no answer of the API is
 * treated like a bad gateway: reported, retried, and never stored.
 */
export async function persisted<T, K extends QueryKey>(
  queryFn: (context: QueryFunctionContext<K>) => T | Promise<T>,
  context: QueryFunctionContext<K>,
  query: Query,
): Promise<T> {
  let isStored = false
  const ask = async (asked: QueryFunctionContext<K>): Promise<T> => {
    isStored = false
    const fresh = await queryFn(asked)
    if (!isAnswer(fresh)) throw new ApiError(502, null)
    return fresh
  }
  const restored = () => {
    isStored = true
    return persister.persisterFn(ask, context, query)
  }
  // React hydrates the server's page from the answers it carries: an older stored one would differ
  const answer = isHydrating() ? await ofPage(ask(context), query).catch(restored) : await restored()
  const at = answeredAt(answer)
  if (at === undefined) kept.delete(query)
  else kept.set(query, at)
  if (isStored) refresh(query)
  return answer
}

/** The persister would do it, and leave a failure unhandled: the query's state says it to the screen. */
function refresh(query: Query): void {
  // in the next task, when the query has the stored answer with its age
  setTimeout(() => {
    if (query.isStale()) query.fetch().catch(() => {})
  })
}

async function ofPage<T>(asked: Promise<T>, query: Query): Promise<T> {
  const answer = await asked
  const at = answeredAt(answer)
  // in the next task, because `persistQuery` reads the answer from the query
  setTimeout(() => {
    if (at === undefined) void persister.persistQuery(query)
    else afterHydration(() => takeNewer(query, at))
  })
  return answer
}

/** The page is one that this phone has stored: what was seen since, on other screens, is newer. */
function takeNewer(query: Query, at: number): void {
  void persister.retrieveQuery(query.queryHash, ({ state }) => {
    if (state.dataUpdatedAt <= Math.max(at, query.state.dataUpdatedAt)) return
    kept.delete(query)
    query.setData(state.data, { updatedAt: state.dataUpdatedAt, manual: true })
  })
}

/** Queries that were answered from this phone's storage because nothing else answered in time, with the time of that answer. */
const kept = new WeakMap<Query, number>()

/** Whether the shown data is old although it was just refetched. */
export const isCachedAnswer = (query: Query): boolean => kept.has(query)

// The library dates an answer from the service worker's cache as current: its real age is set as it arrives, before any
// screen or the storage sees it.
queryClient.getQueryCache().subscribe((event) => {
  if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
  const dataUpdatedAt = kept.get(event.query)
  if (dataUpdatedAt !== undefined) event.query.setState({ dataUpdatedAt })
})

/**
 * After a change on the server: refetches shown answers and removes their stored copies, so that even an immediate
 * reload does not show the old state.
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
  // after 15 seconds the person is told, and retries when they like
  if (error instanceof MissingTokenError || error instanceof RequestTimeoutError) return false
  // while offline a retry is pointless; the screen reports it at once and refetches when the network is back
  if (error instanceof OfflineError && !navigator.onLine) return false
  return !(error instanceof ApiError) || isUnreachable(error)
}
