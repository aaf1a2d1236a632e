import { paths } from '@sureda/contract/paths'
import { HEADER_ACTIONS_ID } from '@sureda/remote/header-actions'
import { isAuthenticated, useSession } from '@sureda/remote/session'
import { AppBar } from '@sureda/ui/app-bar'
import { IconButton } from '@sureda/ui/icon-button'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { BrandLogo } from './brand-logo.tsx'
import css from './header.module.css'
import { openMenu } from './overlay-state.ts'
import { usePageTitle } from './page-moves.tsx'
import { parentOf } from './parent-path.ts'

/** At home: menu, logo, profile, favorites. Elsewhere: back, title, and room for the screen's own buttons. */
export function Header() {
  const { pathname } = useLocation()
  return pathname === paths.home() ? <HomeHeader /> : <ScreenHeader />
}

function HomeHeader() {
  const { t } = useTranslation('shell')
  const isSignedIn = useSession(isAuthenticated)
  return (
    <AppBar
      start={<IconButton icon="menu" label={t('app.openMenu')} aria-haspopup="dialog" onPress={openMenu} />}
      logo={<BrandLogo />}
      actions={
        <>
          <div id={HEADER_ACTIONS_ID} className={css.actions} />
          {isSignedIn && <IconButton icon="user" label={t('menu.profile')} href={paths.profile()} />}
          <IconButton icon="heart" label={t('menu.favorites')} href={paths.favorites()} />
        </>
      }
    />
  )
}

function ScreenHeader() {
  const { t } = useTranslation('shell')
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const title = usePageTitle()
  // the first page of a visit has nothing behind it: up instead of out
  const canGoBack = ((history.state as { idx?: number } | null)?.idx ?? 0) > 0
  return (
    <AppBar
      className={css.screenBar}
      title={<span className={css.title}>{title}</span>}
      back={{
        label: t('common.back'),
        ...(canGoBack ? { onPress: () => void navigate(-1) } : { href: parentOf(pathname, search) }),
      }}
      actions={<div id={HEADER_ACTIONS_ID} className={css.actions} />}
    />
  )
}
