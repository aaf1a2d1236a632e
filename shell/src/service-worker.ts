/**
 * The only service worker of the site; remotes never register one. It decides where an answer comes from, and shows
 * notices. The page decides what is stored of the app (offline/store-app.ts), so that an old worker can serve today's
 * releases. Removing it: `SERVICE_WORKER=off` (docs/decisions/0007-offline-sets-and-packs.md).
 */
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CACHES, SAVING_HEADER, TAKE_OVER } from './offline/app/cache-names.ts'
import { forgetPersonalPictures } from './offline/app/personal-pictures.ts'
import { publicAnswers } from './worker/answers.ts'
import { appFile, isAppFile } from './worker/app-files.ts'
import { isMedia, media } from './worker/media.ts'
import { openNotice, renewSubscription, showNotice } from './worker/notices.ts'
import { NO_PAGES, pages } from './worker/pages.ts'
import { publicCalls } from './worker/public-calls.ts'

declare const self: ServiceWorkerGlobalScope
/** Written by the build from the contract. */
declare const PUBLIC_PATHS: readonly string[]

const isPublicCall = publicCalls(PUBLIC_PATHS)
const KNOWN_CACHES = new Set<string>(Object.values(CACHES))

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      self.registration.navigationPreload?.enable(),
      self.clients.claim(),
      forgetPersonalPictures(),
      // the caching library's expiry lists are elsewhere; unknown caches belong to an older worker
      caches
        .keys()
        .then((names) =>
          Promise.all(names.filter((name) => !KNOWN_CACHES.has(name)).map((name) => caches.delete(name))),
        ),
    ]),
  )
})

// never by itself: an open page must not continue with another worker
self.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) void self.skipWaiting()
})

self.addEventListener('push', (event) => event.waitUntil(showNotice(self, event.data)))
self.addEventListener('notificationclick', (event) => event.waitUntil(openNotice(self, event.notification)))
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewSubscription(self, event)))

const isOurs = (request: Request, sameOrigin: boolean) => sameOrigin && !request.headers.has(SAVING_HEADER)

registerRoute(new NavigationRoute(pages, { denylist: [...NO_PAGES] }))
registerRoute(
  ({ url, request, sameOrigin }) => isOurs(request, sameOrigin) && isAppFile(url.pathname),
  appFile,
)
registerRoute(({ url, request, sameOrigin }) => isOurs(request, sameOrigin) && isMedia(url.pathname), media)
registerRoute(
  ({ url, request, sameOrigin }) => isOurs(request, sameOrigin) && isPublicCall(url.pathname),
  publicAnswers,
)
