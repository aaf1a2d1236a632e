import { KEPT_AT_HEADER } from '@sureda/contract/remote/offline'
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { NetworkFirst } from 'workbox-strategies'
import { CACHES } from '../offline/app/cache-names.ts'
import { fromCache } from '../offline/app/open-cache.ts'
import { answerKey, isPersonal } from '../offline/packs/answer-key.ts'

/** One bar of signal: after this what was seen before is shown, and the newer answer is for the next time. */
const PATIENCE_S = 2
const KEEP_S = 30 * 24 * 60 * 60
const MAX_ANSWERS = 300

/** The server's own word on who may see an answer; private ones carry `no-store`. */
export function isForEverybody(response: Response): boolean {
  const control = response.headers.get('cache-control') ?? ''
  return response.status === 200 && /\bpublic\b/.test(control) && !/no-store|private/.test(control)
}

const isJson = (response: Response) => /\bjson\b/.test(response.headers.get('content-type') ?? '')

const keyOf = ({ url, headers }: Request) =>
  answerKey(url, headers.get('accept-language') ?? '', self.location.origin)

/** Under this name one call remembers what a server that is down said. */
const DOWN = 'down'

const plugin: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => keyOf(request),
  fetchDidSucceed: async ({ response, state }) => {
    // the sign-in page of a hotel's network answers every call with a page of its own
    if (response.ok && !isJson(response)) throw new TypeError('The answer did not come from the server')
    if (response.status >= 500) {
      if (state) state[DOWN] = response
      throw new TypeError(`The server is down: ${response.status}`)
    }
    return response
  },
  // nothing was seen: the page says what the server said
  handlerDidError: async ({ state }) => state?.[DOWN] as Response | undefined,
  cacheWillUpdate: async ({ request, response }) =>
    isForEverybody(response) && !isPersonal(new URL(request.url)) ? response : null,
}

/** What was saved by hand answers where nothing was seen; both say how old they are. */
const last: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) => {
    const cached = cachedResponse ?? (await fromCache(CACHES.saved, request))
    return cached && withAge(cached)
  },
}

function withAge(cached: Response): Response {
  const headers = new Headers(cached.headers)
  headers.set(KEPT_AT_HEADER, String(Date.parse(headers.get('date') ?? '') || 0))
  return new Response(cached.body, { status: cached.status, headers })
}

/** Public answers: the server's while it can be reached and is not down, else the one seen last. */
export const publicAnswers = new NetworkFirst({
  cacheName: CACHES.answers,
  networkTimeoutSeconds: PATIENCE_S,
  matchOptions: { ignoreVary: true },
  plugins: [
    plugin,
    new ExpirationPlugin({ maxEntries: MAX_ANSWERS, maxAgeSeconds: KEEP_S, purgeOnQuotaError: true }),
    last,
  ],
})
