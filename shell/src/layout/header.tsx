import { paths } from '@sureda/contract/remote/paths'
import { HEADER_ACTIONS_ID } from '@sureda/remote/shell'
import { IconButton } from '@sureda/ui/base'
import { useBrowserValue } from '@sureda/ui/core'
import { AppBar } from '@sureda/ui/frame'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { type NavigateFunction, useLocation, useNavigate } from 'react-router-dom'
import type { Registry } from '../boot/registry-document.ts'
import { BrandLogo } from './brand-logo.tsx'
import css from './header.module.css'
import { useMenuItems } from './menu/use-menu-items.ts'
import { usePageTitle } from './navigation-effects.tsx'
import { openMenu } from './overlay-state.ts'
import { parentOf } from './parent-path.ts'

/**
 * At home: menu, logo and the `header` menu (profile, favorites). Elsewhere: back, title, the screen's own buttons, and
 * the menu.
 */
export function Header({ registry }: { registry: Registry }) {
  const { pathname } = useLocation()
  return pathname === paths.home() ? <HomeHeader registry={registry} /> : <ScreenHeader />
}

/** On every screen: the menu holds language, search and all links. */
function MenuButton() {
  const { t } = useTranslation('shell')
  return <IconButton icon="menu" label={t('app.openMenu')} aria-haspopup="dialog" onPress={openMenu} />
}

const HomeHeader = memo(function HomeHeader({ registry }: { registry: Registry }) {
  const places = useMenuItems('header', registry)
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
})

function ScreenHeader() {
  const { pathname, search } = useLocation()
  const title = usePageTitle()
  // the first page of a visit has no history: go up instead of leaving the app; the server knows none at all
  const canGoBack = useBrowserValue(hasFormerScreen, false)
  // here, because a component with this hook renders again at each address
  const navigate = useNavigate()
  return <ScreenBar title={title} up={canGoBack ? null : parentOf(pathname, search)} navigate={navigate} />
}

const hasFormerScreen = () => ((history.state as { idx?: number } | null)?.idx ?? 0) > 0

interface ScreenBarProps {
  title: string
  /** Target of Back without history. */
  up: string | null
  navigate: NavigateFunction
}

const ScreenBar = memo(function ScreenBar({ title, up, navigate }: ScreenBarProps) {
  const { t } = useTranslation('shell')
  return (
    <AppBar
      className={css.screenBar}
      title={<span className={css.title}>{title}</span>}
      back={{
        label: t('common.back'),
        ...(up === null ? { onPress: () => void navigate(-1) } : { href: up }),
      }}
      actions={
        <>
          <div id={HEADER_ACTIONS_ID} className={css.actions} />
          <MenuButton />
        </>
      }
    />
  )
})
