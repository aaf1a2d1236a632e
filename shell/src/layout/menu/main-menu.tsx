import { MENU_SECTIONS } from '@sureda/contract/remote/registry'
import { mediaUrl } from '@sureda/contract/schemas/fields/media-url'
import { isAuthenticated, useSession } from '@sureda/remote/session'
import { Avatar } from '@sureda/ui/base'
import { SideMenu, type SideMenuSection } from '@sureda/ui/overlays'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { Registry } from '../../boot/registry-document.ts'
import { LanguagePicker } from '../../language/language-picker.tsx'
import { BrandLogo } from '../brand-logo.tsx'
import { setLogoutOpen, setMenuOpen, useOverlays } from '../overlay-state.ts'
import css from './main-menu.module.css'
import { useMenuItems } from './use-menu-items.ts'

/** The side menu with everything for this person. Loads when first opened. */
export function MainMenu({ registry }: { registry: Registry }) {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const isSignedIn = useSession(isAuthenticated)
  const isOpen = useOverlays((state) => state.isMenuOpen)
  const places = useMenuItems('side-menu', registry)
  const sections = MENU_SECTIONS.map(
    (section): SideMenuSection => ({
      ...(section === 'package' ? { title: t('menu.packageTitle') } : {}),
      items: places
        .filter((place) => place.section === section)
        .map(({ label, icon, path }) => ({ label, icon, href: path, isCurrent: path === pathname })),
    }),
  ).filter(({ items }) => items.length > 0)
  const logout: SideMenuSection = {
    items: [{ label: t('menu.logout'), icon: 'log-out', tone: 'danger', onPress: () => setLogoutOpen(true) }],
  }
  return (
    <SideMenu
      isOpen={isOpen}
      onOpenChange={setMenuOpen}
      label={t('menu.title')}
      closeLabel={t('common.close')}
      header={<MenuHeader />}
      sections={isSignedIn ? [...sections, logout] : sections}
      footer={<LanguagePicker />}
    />
  )
}

function MenuHeader() {
  const user = useSession((state) => (isAuthenticated(state) ? state.user : null))
  if (!user) return <BrandAndClaim />
  return (
    <div className={css.person}>
      <Avatar name={user.name} src={user.avatar ? mediaUrl(user.avatar) : null} />
      <div className={css.words}>
        <p className={css.name}>{user.name}</p>
        <p className={css.mail}>{user.email}</p>
      </div>
    </div>
  )
}

/** For people without an account: the app's brand and claim. */
function BrandAndClaim() {
  const claim = useSession(({ tenant, language }) => tenant?.claims?.[language] ?? tenant?.claim)
  return (
    <div className={css.brand}>
      <BrandLogo />
      {claim && <p className={css.claim}>{claim}</p>}
    </div>
  )
}
