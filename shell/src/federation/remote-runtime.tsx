/**
 * Everything that only remotes need: share scope, query client, layout, slots, error cards. It loads with the first
 * remote, so that welcome and sign-in do not pay for it.
 */
import { setQueuedHandler } from '@sureda/remote/offline'
import { queryClient } from '@sureda/remote/query'
import { useSession } from '@sureda/remote/session'
import { provideShell } from '@sureda/remote/shell'
import { addToast, dismissToast } from '@sureda/ui/core'
import { QueryClientProvider } from '@tanstack/react-query'
import i18next from 'i18next'
import type { Registry } from '../boot/registry-document.ts'
import { pickLanguage } from '../language/language.ts'
import { NotFoundScreen } from '../layout/errors/not-found-screen.tsx'
import { MainLayout } from '../layout/main-layout.tsx'
import { menuItems, offeredBy } from '../layout/menu/menu-items.ts'
import { useWholeMenu } from '../layout/menu/use-menu-items.ts'
import { askToLogin, setLogoutOpen } from '../layout/overlay-state.ts'
import { SaveOfflineOffer } from '../offline/packs/save-offline-offer.tsx'
import { player } from '../player/player.ts'
import { prefetchLinks } from '../router/prefetch-links.ts'
import { prefetchScreen } from '../router/prefetch-screen.ts'
import type { RemoteRuntime } from '../router/remote-runtime-type.ts'
import { logout } from '../session/sign-out.ts'
import { startFederation } from './load-part.ts'
import { RemoteScreen } from './remote-screen.tsx'
import { prepareSlot, slotOutlet } from './slot-outlet.tsx'
import { sendReportsOnLeave } from './telemetry.ts'

/** Starts it all, once. */
export function startRemoteRuntime(registry: Registry): RemoteRuntime {
  startFederation(registry)
  sendReportsOnLeave()
  setQueuedHandler(() => void addToast({ kind: 'info', text: i18next.t('shell:outbox.kept') }))
  provideShell({
    toast: (request) => {
      const id = addToast(request)
      return () => dismissToast(id)
    },
    askToLogin,
    askToLogout: () => setLogoutOpen(true),
    logout,
    proveByProvider: async (provider, path) =>
      (await import('../auth/provider-sign-in.ts')).proveByProvider(provider, path),
    takeProof: async () => (await import('../auth/provider-sign-in.ts')).takeProviderProof(),
    canOpen: offeredBy(registry),
    useMenu: (menu) => useWholeMenu(menu, registry),
    changeLanguage: pickLanguage,
    SlotOutlet: slotOutlet(registry),
    prepareSlot: (name) => prepareSlot(registry, name),
    SaveOffline: SaveOfflineOffer,
    player,
  })
  return {
    Layout: () => (
      <QueryClientProvider client={queryClient}>
        <MainLayout registry={registry} />
      </QueryClientProvider>
    ),
    NotFound: () => <NotFoundScreen isRegistryKnown={registry.known} />,
    screenOf: (screen) => () => <RemoteScreen screen={screen} />,
    prefetchScreen,
    startUpkeep,
    prefetchLinks: (routes) =>
      prefetchLinks(routes, () => menuItems('bottom-bar', useSession.getState(), registry)),
  }
}

/** If its file does not load, queued actions wait; the next network event retries. */
function startUpkeep(): void {
  import(/* webpackChunkName: "upkeep" */ '../upkeep/start-upkeep.ts').then(
    (upkeep) => upkeep.startUpkeep(),
    () => addEventListener('online', startUpkeep, { once: true }),
  )
}
