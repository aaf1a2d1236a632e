/**
 * The fake shell that runs one remote alone: `npm run dev -- mf-booking`. It renders a plain frame around the remote's own screens,
 * signs in as any of the demo people, and answers with invented content when there is no API.
 */
import { DEFAULT_LOCALE, firstLocale, type Locale } from '@sureda/contract/codes/locale'
import type { Expose, RemoteDeclaration } from '@sureda/contract/remote/registry'
import { faultMessage, formatFor } from '@sureda/remote/format'
import { queryClient } from '@sureda/remote/query'
import { useSession } from '@sureda/remote/session'
import type { Screen, SlotContent } from '@sureda/remote/shell'
import '@sureda/ui/core/base.css'
import { UiProvider } from '@sureda/ui/core'
import { QueryClientProvider } from '@tanstack/react-query'
import i18next from 'i18next'
import { type ComponentType, lazy, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Outlet, type RouteObject, RouterProvider, useNavigate } from 'react-router-dom'
import { demoAnswers } from './demo-answers.ts'
import { fakeApi } from './fake-api.ts'
import { setVisitor } from './fake-session.ts'
import { type FakeSlots, provideFakeShell } from './fake-shell.tsx'
import { initI18n } from './i18n.ts'
import { become, StandaloneBar, startingVisitor } from './standalone-bar.tsx'

export interface StandaloneRemote {
  remoteJson: RemoteDeclaration
  screens: Record<Expose, () => Promise<{ default: unknown }>>
  slots: Record<Expose, () => Promise<{ default: unknown }>>
  locales: Record<Locale, () => Promise<object>>
}

/** Runs the remote. The function it resolves to takes texts up that have changed meanwhile. */
export async function startStandalone(remote: StandaloneRemote): Promise<() => Promise<void>> {
  if (!(await apiAnswers())) inventAnswers()
  const language = firstLocale(navigator.languages) ?? DEFAULT_LOCALE
  setVisitor('guest', { language })
  provideFakeShell(slotsOf(remote), remote.remoteJson.nav)
  const { namespace } = remote.remoteJson.i18n
  const speakIn = async (language: Locale) =>
    initI18n(language, { [namespace]: await remote.locales[language]() })
  await speakIn(language)
  await become(startingVisitor(remote.remoteJson))
  const router = createBrowserRouter([
    { element: <Frame remote={remote} speakIn={speakIn} />, children: routesOf(remote) },
  ])
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return () => speakIn(useSession.getState().language)
}

/** Fakes the calls of the API; files and updates after an edit still come from the dev server. */
function inventAnswers(): void {
  const real = globalThis.fetch
  fakeApi(demoAnswers)
  const invented = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input, location.href)
    return (address.pathname.startsWith('/api/') ? invented : real)(input, init)
  }
}

/** True when `/api` answers with JSON. */
async function apiAnswers(): Promise<boolean> {
  try {
    const response = await fetch('/api/v1/settings/welcome')
    return response.ok && /json/.test(response.headers.get('content-type') ?? '')
  } catch {
    return false
  }
}

type Loader = StandaloneRemote['screens'][Expose] | undefined

/** The default export of a module named in remote.json; the build has checked that it exists. */
const opened = async (load: Loader): Promise<unknown> => (await load?.())?.default

function routesOf({ remoteJson, screens }: StandaloneRemote): RouteObject[] {
  const routes = remoteJson.routes.map((route): RouteObject => {
    const Component = lazy(async () => {
      const screen = (await opened(screens[route.screen])) as Screen
      return { default: screen.Component }
    })
    return { path: route.path, element: <Component /> }
  })
  const other = (
    <main>
      <h1>{remoteJson.name}</h1>
      <p>This address belongs to another part of the app.</p>
    </main>
  )
  return [...routes, { path: '*', element: other }]
}

/** The remote fills its own slots, so that a slot can be looked at alone. */
function slotsOf({ remoteJson, slots }: StandaloneRemote): FakeSlots {
  const found: Record<string, ComponentType> = {}
  for (const { slot, component } of remoteJson.slots) {
    found[slot] = lazy(async () => {
      const content = (await opened(slots[component])) as SlotContent
      return { default: content.Component as ComponentType }
    })
  }
  return found as FakeSlots
}

function Frame({
  remote,
  speakIn,
}: {
  remote: StandaloneRemote
  speakIn: (language: Locale) => Promise<void>
}) {
  const navigate = useNavigate()
  const language = useSession((state) => state.language)
  return (
    <UiProvider
      locale={language}
      navigate={(href) => void navigate(href)}
      faultMessage={faultMessage(i18next.t, formatFor(language, 'Europe/Madrid'))}
    >
      <StandaloneBar remoteJson={remote.remoteJson} speakIn={speakIn} />
      <Suspense fallback={<p role="status">…</p>}>
        <Outlet />
      </Suspense>
    </UiProvider>
  )
}
