import type { Locale } from '@sureda/contract/codes/locale'
import type { NavContribution } from '@sureda/contract/remote/registry'
import type { Tenant } from '@sureda/contract/schemas/platform/tenant'
import { stopRetries } from '@sureda/remote/api'
import { faultMessage, useFormat } from '@sureda/remote/format'
import { queryClient } from '@sureda/remote/query'
import type { SessionState } from '@sureda/remote/session'
import type { ProviderProof, Screen } from '@sureda/remote/shell'
import { HEADER_ACTIONS_ID } from '@sureda/remote/shell'
import { UiProvider } from '@sureda/ui/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, type RenderResult, render } from '@testing-library/react'
import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { createMemoryRouter, Outlet, RouterProvider, useNavigate } from 'react-router-dom'
import { afterEach } from 'vitest'
import { type Answers, type FakeApi, fakeApi } from './fake-api.ts'
import { setVisitor, type Visitor } from './fake-session.ts'
import { type FakeShell, type FakeSlots, provideFakeShell } from './fake-shell.tsx'
import { initI18n, type Texts } from './i18n.ts'

export interface RenderScreenOptions {
  /** React Router pattern of the screen: `/experiencias/:id`. */
  path?: string
  /** The address opened: `/experiencias/e-pela?tab=map`. Defaults to `path`. */
  route?: string
  visitor?: Visitor
  /** Other fields of the session store. */
  session?: Partial<SessionState>
  tenant?: Tenant
  language?: Locale
  /** The remote's texts by namespace: `{ booking: ca }`. The shell's are always loaded. */
  words?: Texts
  answers?: Answers
  slots?: FakeSlots
  /** The proof that Google or Apple has returned to the screen. */
  proof?: ProviderProof | null
  /** Menu entries for menus that the screen renders, as `nav` of its `remote.json`. */
  nav?: readonly NavContribution[]
  /** Addresses whose remote is missing or switched off. */
  missing?: readonly string[]
}

export interface RenderedScreen extends RenderResult {
  api: FakeApi
  shell: FakeShell
  router: ReturnType<typeof createMemoryRouter>
}

let running: FakeApi | undefined

// tests of error states must not wait for the retries of a real visit
const { queries, ...others } = queryClient.getDefaultOptions()
queryClient.setDefaultOptions({ ...others, queries: { ...queries, retry: false } })

// read here, because a test may fake the clock
const { setTimeout: later } = globalThis

afterEach(async () => {
  cleanup()
  stopRetries()
  running?.restore()
  running = undefined
  // aborted calls are removed from the table of running ones
  await new Promise((done) => later(done))
  queryClient.clear()
  localStorage.clear()
})

/** Renders a screen like the shell: router, session, texts, query client, and a fake server with the test's answers. */
export function renderScreen(screen: Screen, options: RenderScreenOptions = {}): Promise<RenderedScreen> {
  return renderComponent(screen.Component, options)
}

/** Renders a part of a screen in the same way: `renderElement(<ReservationForm experienceId="e-pela" />)`. */
export function renderElement(
  element: ReactNode,
  options: RenderScreenOptions = {},
): Promise<RenderedScreen> {
  return renderComponent(() => element, options)
}

async function renderComponent(
  Component: ComponentType,
  options: RenderScreenOptions,
): Promise<RenderedScreen> {
  const { path = '/', visitor = 'guest', language = 'ca' } = options
  running?.restore()
  running = fakeApi(options.answers)
  const shell = provideFakeShell(options.slots, options.nav, options.missing)
  shell.proof = options.proof ?? null
  setVisitor(visitor, { language, tenant: options.tenant, state: options.session })
  await initI18n(language, options.words)
  const router = createMemoryRouter(
    [
      {
        element: <Frame language={language} />,
        children: [
          { path, element: <Component /> },
          { path: '*', element: <p>another screen</p> },
        ],
      },
    ],
    { initialEntries: [options.route ?? path] },
  )
  const result = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { ...result, api: running, shell, router }
}

function Frame({ language }: { language: Locale }) {
  const navigate = useNavigate()
  const { t } = useTranslation('shell')
  const format = useFormat()
  return (
    <UiProvider
      locale={language}
      navigate={(href) => void navigate(href)}
      faultMessage={faultMessage(t, format)}
    >
      <div id={HEADER_ACTIONS_ID} />
      <Outlet />
    </UiProvider>
  )
}
