/** The start of the app. Everything the first frame needs stands in the page; nothing here waits for a server that can be avoided. */
import '@sureda/ui/base.css'
import type { BootDocument } from '@sureda/contract/registry'
import { queryClient } from '@sureda/remote/query-client'
import { setTenant } from '@sureda/remote/session'
import { provideShell } from '@sureda/remote/shell-services'
import { addToast } from '@sureda/ui/toast-queue'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { readBootDocument } from './boot/boot-document.ts'
import { showFatal } from './boot/fatal.ts'
import { watchHost } from './boot/host-watch.ts'
import { findRegistry } from './boot/registry-document.ts'
import { startFederation } from './federation/load-part.ts'
import { slotOutlet } from './federation/slot-outlet.tsx'
import { sendReportsOnLeave } from './federation/telemetry.ts'
import { pickLanguage, startLanguage } from './language/language.ts'
import { askToLogin, setLogoutOpen } from './layout/overlay-state.ts'
import { offeredBy } from './layout/places.ts'
import { createRouter } from './router/create-router.ts'
import { appIsRunning, appRoutes } from './router/routes.tsx'
import { warmLinks } from './router/warm-links.ts'
import { completeSession, takeUpSession } from './session/keep-session.ts'
import { logout } from './session/sign-out.ts'
import { keepCacheClean } from './upkeep/cache-upkeep.ts'
import { startLocationSync } from './upkeep/location-sync.ts'

async function start(root: HTMLElement, boot: BootDocument): Promise<void> {
  setTenant(boot.tenant)
  takeUpSession()
  const [registry] = await Promise.all([findRegistry(boot.tenant.id), startLanguage(boot.shell.locales)])
  startFederation(registry)
  provideShell({
    toast: addToast,
    askToLogin,
    askToLogout: () => setLogoutOpen(true),
    logout,
    canOpen: offeredBy(registry),
    changeLanguage: pickLanguage,
    SlotOutlet: slotOutlet(registry),
  })
  completeSession()
  const routes = appRoutes(registry)
  const router = await createRouter(routes)
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  )
  appIsRunning()
  warmLinks(routes)
  keepCacheClean()
  startLocationSync(queryClient)
  sendReportsOnLeave()
  watchHost(() => location.reload())
}

const root = document.getElementById('root')
const boot = readBootDocument()
if (root && boot) {
  start(root, boot).catch((error: unknown) => {
    console.error(error)
    showFatal(root)
  })
} else if (root) showFatal(root)
