/** Entry of the app. The first frame needs nothing but the page; nothing waits for a server unless it must. */
import { nextTask, whenIdle } from '@sureda/remote/device'
import '@sureda/ui/core/base.css'
import type { BootDocument } from '@sureda/contract/remote/registry'
import { setTenant } from '@sureda/remote/session'
import { readBootDocument } from './boot/boot-document.ts'
import { showFatal } from './boot/fatal.ts'
import { watchHost } from './boot/host-watch.ts'
import { findRegistry } from './boot/registry-document.ts'
import { startLanguage } from './language/language.ts'
import { allowStoring } from './offline/app/can-store.ts'
import { watchInstall } from './offline/app/install.ts'
import { loadRemoteRuntime } from './router/load-remote-runtime.ts'
import { maintainPageCookies } from './session/page-cookies.ts'
import { refreshUser, resolveSession, restoreSession } from './session/session-lifecycle.ts'
import { startCacheCleanup } from './upkeep/cache-upkeep.ts'

async function start(root: HTMLElement, boot: BootDocument): Promise<void> {
  watchInstall()
  allowStoring(boot.serviceWorker !== 'off')
  setTenant(boot.tenant)
  restoreSession()
  const [registry, { renderApp }] = await Promise.all([
    findRegistry(boot.tenant.id),
    loadRendering(),
    startLanguage(boot.shell.locales),
  ])
  maintainPageCookies()
  resolveSession()
  const routes = await renderApp(root, registry)
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

/** Part of this file, evaluated in a task of its own: React and the router take a slow phone a tenth of a second. */
const loadRendering = () => nextTask().then(() => import(/* webpackMode: "eager" */ './boot/render-app.tsx'))

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
