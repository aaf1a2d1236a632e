/**
 * The shell's server build: renders one public page for a kind of visitor. One page at a time; no state survives a
 * request.
 */
import './server-globals.ts'
import { PAGE_VARIANTS, type RenderedPage, type RenderRequest } from '@sureda/contract/remote/server-render'
import { queryClient } from '@sureda/remote/query'
import { neutralSession, setLanguage, setTenant, useSession } from '@sureda/remote/session'
import i18next from 'i18next'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static.browser'
import { initReactI18next } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { parseRegistry, type Registry } from '../boot/registry-document.ts'
import { forgetParts, startFederation } from '../federation/load-part.ts'
import { loadNamespace } from '../language/load-texts.ts'
import { firstScreen } from '../router/first-screen.ts'
import { resetRemoteRuntime } from '../router/load-remote-runtime.ts'
import type { RouteHandle } from '../router/route-handle.ts'
import { appRoutes } from '../router/routes.tsx'
import { headOf } from './page-head.ts'
import { routesFor } from './routes-for.ts'
import { callsOf, takeRequest } from './server-globals.ts'
import { withoutStyleAttributes } from './style-attributes.ts'

queryClient.setDefaultOptions({
  queries: { ...queryClient.getDefaultOptions().queries, retry: false, gcTime: Number.POSITIVE_INFINITY },
})

let revision = ''

async function renderPage(request: RenderRequest): Promise<RenderedPage> {
  const { address, boot, locale, variant } = request
  if (!PAGE_VARIANTS.includes(variant)) throw new Error(`No page for ${variant}`)
  takeRequest(request)
  queryClient.clear()
  useSession.setState(neutralSession(variant))
  setTenant(boot.tenant)
  setLanguage(locale)
  await initI18n(request)
  const parsed = parseRegistry(request.registry)
  if (!parsed) throw new Error('The registry cannot be read')
  setRegistry(parsed.registry)
  Object.assign(firstScreen, { isRendered: true, isWhole: false })
  const routes = routesFor(address, appRoutes(parsed.registry))
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  try {
    await answered(router)
    const { pathname, search } = router.state.location
    if (pathname + search !== address) throw new Error(`${address} leads to ${pathname}`)
    const [fault] = Object.values(router.state.errors ?? {})
    if (fault) throw fault
    dropFailedQueries()
    const { prelude } = await prerender(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
      { onError: (error) => fail(error), progressiveChunkSize: Number.POSITIVE_INFINITY },
    )
    const rendered = await new Response(prelude).text()
    if (failure) throw failure.error
    const { screen } = (router.state.matches.at(-1)?.route.handle ?? {}) as Partial<RouteHandle>
    const head = screen ? await headOf(screen, request) : null
    return { ...withoutStyleAttributes(rendered), head, ...callsOf(request) }
  } finally {
    failure = undefined
    router.dispose()
    queryClient.clear()
  }
}

let failure: { error: unknown } | undefined
const fail = (error: unknown): void => {
  failure ??= { error }
}

async function initI18n({ boot, locale }: RenderRequest): Promise<void> {
  if (!i18next.isInitialized)
    await i18next.use(initReactI18next).init({
      lng: locale,
      fallbackLng: false,
      ns: ['shell'],
      defaultNS: 'shell',
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
      resources: {},
    })
  await loadNamespace('shell', boot.shell.locales, locale)
  await i18next.changeLanguage(locale)
}

/**
 * Parts are opened again for each page, because their texts have one language and the registry names only the server
 * script of this page's remote.
 */
function setRegistry(registry: Registry): void {
  forgetParts()
  startFederation(registry)
  const isSame = `${registry.tenant} ${registry.revision}` === revision
  if (isSame) return
  revision = `${registry.tenant} ${registry.revision}`
  resetRemoteRuntime()
}

type Router = ReturnType<typeof createMemoryRouter>

function answered(router: Router): Promise<void> {
  if (router.state.initialized) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = router.subscribe((state) => {
      if (!state.initialized) return
      stop()
      resolve()
    })
  })
}

/** Queries without an answer render as pending, as on the phone. */
function dropFailedQueries(): void {
  const cache = queryClient.getQueryCache()
  for (const query of cache.getAll()) if (query.state.status !== 'success') cache.remove(query)
}

Object.assign(globalThis, { renderPage })
