import { CACHED_AT_HEADER } from '@sureda/contract/remote/offline'
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { NetworkFirst } from 'workbox-strategies'
import { CACHES } from '../offline/app/cache-names.ts'
import { fromCache } from '../offline/app/open-cache.ts'
import { answerKey, isPersonal } from '../offline/packs/answer-key.ts'

/** Weak signal: after this the cached answer is shown, and the newer one is for next time. */
const NETWORK_TIMEOUT_S = 2
const KEEP_S = 30 * 24 * 60 * 60
const MAX_ANSWERS = 300

/** Whether the server allows an answer to be shared; private ones carry `no-store`. */
export function isForEverybody(response: Response): boolean {
  const control = response.headers.get('cache-control') ?? ''
  return response.status === 200 && /\bpublic\b/.test(control) && !/no-store|private/.test(control)
}

const isJson = (response: Response) => /\bjson\b/.test(response.headers.get('content-type') ?? '')

const keyOf = ({ url, headers }: Request) =>
  answerKey(url, headers.get('accept-language') ?? '', self.location.origin)

/** State key under which a call stores the answer of a failing server. */
const DOWN = 'down'

const plugin: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => keyOf(request),
  fetchDidSucceed: async ({ response, state }) => {
    // a captive portal answers every call with its own page
    if (response.ok && !isJson(response)) throw new TypeError('The answer did not come from the server')
    if (response.status >= 500) {
      if (state) state[DOWN] = response
      throw new TypeError(`The server is down: ${response.status}`)
    }
    return response
  },
  // nothing is cached: return the server's error
  handlerDidError: async ({ state }) => state?.[DOWN] as Response | undefined,
  cacheWillUpdate: async ({ request, response }) =>
    isForEverybody(response) && !isPersonal(new URL(request.url)) ? response : null,
}

/** Saved packs answer if nothing else is cached; both report their age. */
const last: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) => {
    const cached = cachedResponse ?? (await fromCache(CACHES.saved, request))
    return cached && withAge(cached)
  },
}

function withAge(cached: Response): Response {
  const headers = new Headers(cached.headers)
  headers.set(CACHED_AT_HEADER, String(Date.parse(headers.get('date') ?? '') || 0))
  return new Response(cached.body, { status: cached.status, headers })
}

/** Public answers: the server's while it is reachable and healthy, else the last one seen. */
export const publicAnswers = new NetworkFirst({
  cacheName: CACHES.answers,
  networkTimeoutSeconds: NETWORK_TIMEOUT_S,
  matchOptions: { ignoreVary: true },
  plugins: [
    plugin,
    new ExpirationPlugin({ maxEntries: MAX_ANSWERS, maxAgeSeconds: KEEP_S, purgeOnQuotaError: true }),
    last,
  ],
})
