/** Entry of the app. The first frame needs nothing but the page; nothing waits for a server unless it must. */
import { whenIdle } from '@sureda/remote/device'
import '@sureda/ui/core/base.css'
import type { BootDocument } from '@sureda/contract/remote/registry'
import { setTenant } from '@sureda/remote/session'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { readBootDocument } from './boot/boot-document.ts'
import { showFatal } from './boot/fatal.ts'
import { watchHost } from './boot/host-watch.ts'
import { findRegistry } from './boot/registry-document.ts'
import { LoadFailure, RemoteDisabled } from './federation/load-failure.ts'
import { startLanguage } from './language/language.ts'
import { allowStoring } from './offline/app/can-store.ts'
import { watchInstall } from './offline/app/install.ts'
import { createRouter } from './router/create-router.ts'
import { findFirstScreen, firstScreen, leaveFirstScreen, restoreStyles } from './router/first-screen.ts'
import { loadRemoteRuntime } from './router/load-remote-runtime.ts'
import { appRoutes } from './router/routes.tsx'
import { refreshUser, resolveSession, restoreSession } from './session/keep-session.ts'
import { maintainPageCookies } from './session/page-cookies.ts'
import { startCacheCleanup } from './upkeep/cache-upkeep.ts'

async function start(root: HTMLElement, boot: BootDocument): Promise<void> {
  watchInstall()
  allowStoring(boot.serviceWorker !== 'off')
  setTenant(boot.tenant)
  restoreSession()
  const [registry] = await Promise.all([findRegistry(boot.tenant.id), startLanguage(boot.shell.locales)])
  maintainPageCookies()
  resolveSession()
  const routes = appRoutes(registry)
  const address = location.pathname + location.search
  const isRendered = findFirstScreen(root)
  const router = await createRouter(routes)
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
  // in slices: rendering the first screen in one piece would block a slow phone for a fifth of a second
  startTransition(() => {
    // a guard may have led elsewhere
    const isSame = location.pathname + location.search === address
    if (!isRendered || !firstScreen.isWhole || !isSame) {
      leaveFirstScreen()
      return createRoot(root, { onCaughtError: noteCaught }).render(app)
    }
    restoreStyles(root)
    hydrateRoot(root, app, { onCaughtError: noteCaught, onRecoverableError: noteDifference })
  })
  startCacheCleanup()
  watchHost(() => location.reload())
  whenQuiet(() => void refreshUser())
  whenQuiet(
    () =>
      void import('./offline/app/start-offline.ts')
        .then((offline) => offline.startOffline(boot, registry))
        // a private window may refuse storage
        .catch((error: unknown) => console.warn(`Nothing is stored on this phone: ${String(error)}`)),
  )
  whenQuiet(
    () =>
      void loadRemoteRuntime(registry).then(
        (area) => {
          area.prefetchLinks(routes)
          area.startUpkeep()
          if (Math.random() < MEASURED_SHARE)
            void import('./federation/vitals.ts').then(startVitals, () => {})
        },
        () => {},
      ),
  )
}

/** Pages of which the vitals are measured. */
const MEASURED_SHARE = 0.1
const startVitals = (vitals: { measureVitals(): void }): void => vitals.measureVitals()

/** Logs what an error boundary shows. A part that did not load is no bug, and telemetry has it already. */
function noteCaught(error: unknown): void {
  if (error instanceof LoadFailure || error instanceof RemoteDisabled) console.warn(error.message)
  else console.error(error)
}

/** Hydration mismatch: React has recovered, but the difference is a bug. */
const noteDifference = (error: unknown): void =>
  console.error('The page differs from what the server rendered:', error)

/** Runs after the first screen. */
const whenQuiet = (action: () => void): void => whenIdle(action, 3_000, 1_500)

const root = document.getElementById('root')
const boot = readBootDocument()
if (root && boot) {
  start(root, boot).catch((error: unknown) => {
    console.error(error)
    showFatal(root)
  })
} else if (root) showFatal(root)
