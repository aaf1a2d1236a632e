import { Skeleton } from '@sureda/ui/states'
import { memo, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router-dom'
import type { Registry } from '../boot/registry-document.ts'
import { useSeenScreen } from '../offline/screen/use-seen-screen.ts'
import { PlayerRegion } from '../player/player-region.tsx'
import { HydrationEnd } from '../router/hydration-end.ts'
import { Header } from './header.tsx'
import { LazyOverlay } from './lazy-overlay.tsx'
import css from './main-layout.module.css'
import { BottomBarItems } from './menu/bottom-bar-items.tsx'
import { OfflineStrip } from './offline-strip.tsx'
import { openMenu, setMenuOpen, useOverlays } from './overlay-state.ts'
import { UpdateBar } from './update-bar.tsx'
import { WalkSlot } from './walk-slot.tsx'

/**
 * Header, bottom bar and side menu around the remotes' screens. A changed filter or tab in the address does not render
 * them again.
 */
export const MainLayout = memo(function MainLayout({ registry }: { registry: Registry }) {
  const { t } = useTranslation('shell')
  const isMenuOpen = useOverlays((state) => state.isMenuOpen)
  const loadMenu = async () => {
    const { MainMenu } = await import('./menu/main-menu.tsx')
    return () => <MainMenu registry={registry} />
  }
  return (
    <>
      <SeenScreen />
      <a className={css.skip} href="#main">
        {t('app.skipToContent')}
      </a>
      <Header registry={registry} />
      <OfflineStrip />
      <Suspense fallback={<Skeleton label={t('common.loading')} shape="list" />}>
        <Outlet />
        <HydrationEnd />
      </Suspense>
      <UpdateBar />
      <WalkSlot registry={registry} />
      <PlayerRegion />
      <BottomBarItems registry={registry} />
      <LazyOverlay
        load={loadMenu}
        isOpen={isMenuOpen}
        onClose={() => setMenuOpen(false)}
        onRetry={openMenu}
      />
    </>
  )
})

function SeenScreen() {
  useSeenScreen()
  return null
}
