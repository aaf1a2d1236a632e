import { mediaUrl } from '@sureda/contract/media-url'
import { isAuthenticated, useSession } from '@sureda/remote/session'
import { Avatar } from '@sureda/ui/avatar'
import { SideMenu, type SideMenuSection } from '@sureda/ui/side-menu'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { Registry } from '../boot/registry-document.ts'
import { LanguagePicker } from '../language/language-picker.tsx'
import { loadWords } from '../language/load-words.ts'
import { BrandLogo } from './brand-logo.tsx'
import css from './main-menu.module.css'
import { setLogoutOpen, setMenuOpen, useOverlays } from './overlay-state.ts'
import { menuSections, offeredBy } from './places.ts'
import { useWords } from './use-words.ts'

/** The side menu: everything there is, for this person. Fetched when it is first opened. */
export function MainMenu({ registry }: { registry: Registry }) {
  const { t } = useTranslation('shell')
  const words = useWords()
  const { pathname } = useLocation()
  const session = useSession()
  const isOpen = useOverlays((state) => state.isMenuOpen)
  useEffect(() => {
    // the words of menu items belong to their remotes; a missing file leaves the shell's own word
    for (const remote of registry.remotes.values())
      if (remote.contributes.nav.length > 0) void loadWords(remote).catch(() => {})
  }, [registry])

  const sections = menuSections(session, registry, offeredBy(registry)).map(
    ({ title, places }): SideMenuSection => ({
      ...(title ? { title: words(title) } : {}),
      items: places
        .map((place) => ({
          label: words(...place.labels),
          icon: place.icon,
          href: place.path,
          isCurrent: place.path === pathname,
        }))
        .filter(({ label }) => label !== ''),
    }),
  )
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
      sections={isAuthenticated(session) ? [...sections, logout] : sections}
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

/** For people without an account: whose app this is, and what it is about. */
function BrandAndClaim() {
  const claim = useSession(({ tenant, language }) => tenant?.claims?.[language] ?? tenant?.claim)
  return (
    <div className={css.brand}>
      <BrandLogo />
      {claim && <p className={css.claim}>{claim}</p>}
    </div>
  )
}
