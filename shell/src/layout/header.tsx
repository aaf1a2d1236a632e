import { paths } from '@sureda/contract/paths'
import { HEADER_ACTIONS_ID } from '@sureda/remote/header-actions'
import { AppBar } from '@sureda/ui/app-bar'
import { IconButton } from '@sureda/ui/icon-button'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Registry } from '../boot/registry-document.ts'
import { BrandLogo } from './brand-logo.tsx'
import css from './header.module.css'
import { openMenu } from './overlay-state.ts'
import { usePageTitle } from './page-moves.tsx'
import { parentOf } from './parent-path.ts'
import { usePlaces } from './use-places.ts'

/** At home: menu, logo, the places of the menu `header` (profile, favorites). Elsewhere: back, title, room for the screen's own buttons, and the menu. */
export function Header({ registry }: { registry: Registry }) {
  const { pathname } = useLocation()
  return pathname === paths.home() ? <HomeHeader registry={registry} /> : <ScreenHeader />
}

/** On every screen: the menu holds the language, the search and every place. */
function MenuButton() {
  const { t } = useTranslation('shell')
  return <IconButton icon="menu" label={t('app.openMenu')} aria-haspopup="dialog" onPress={openMenu} />
}

function HomeHeader({ registry }: { registry: Registry }) {
  const places = usePlaces('header', registry)
  return (
    <AppBar
      start={<MenuButton />}
      logo={<BrandLogo />}
      actions={
        <>
          <div id={HEADER_ACTIONS_ID} className={css.actions} />
          {places.map(({ path, icon, label }) => (
            <IconButton key={path} icon={icon} label={label} href={path} />
          ))}
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
      actions={
        <>
          <div id={HEADER_ACTIONS_ID} className={css.actions} />
          <MenuButton />
        </>
      }
    />
  )
}
