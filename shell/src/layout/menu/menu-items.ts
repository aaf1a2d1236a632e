/** Items of the menus: declared by shell and remotes, filtered by person, without dead links. */

import type { BuiltNav, MenuName, MenuSection, RegistryRemote } from '@sureda/contract/remote/registry'
import { isAuthenticated, type SessionState, sessionIsGuide, sessionIsStaff } from '@sureda/remote/session'
import { matchPath } from 'react-router-dom'
import type { Registry } from '../../boot/registry-document.ts'
import { contributedRoutes } from '../../router/contributed-routes.ts'
import { SHELL_NAV, SHELL_SCREENS } from '../../router/shell-screens.ts'

export interface MenuItem extends Pick<BuiltNav, 'label' | 'text' | 'icon' | 'order' | 'words'> {
  section: MenuSection
  /** With the ids of the active package filled in. */
  path: string
  /** The remote whose texts contain the label; the shell's own are always loaded. */
  remote?: RegistryRemote
}

/** As many as a thumb can distinguish. */
const IN_THE_BAR = 5

/** Whether a screen answers an address and is switched on. */
export type IsOffered = (path: string) => boolean

export function offeredBy(registry: Registry): IsOffered {
  const patterns = [
    ...SHELL_SCREENS.map(({ path }) => path),
    ...contributedRoutes(registry)
      .filter(({ remote }) => registry.remotes.get(remote)?.state !== 'disabled')
      .map(({ route }) => route.path),
  ]
  return (path) => patterns.some((pattern) => matchPath(pattern, path) !== null)
}

/** The items of a menu for this person, in declared order. */
export function menuItems(menu: MenuName, session: SessionState, registry: Registry): MenuItem[] {
  const routes = contributedRoutes(registry)
  const isShown = shownTo(session)
  const places = (nav: readonly BuiltNav[], remote?: RegistryRemote): MenuItem[] =>
    nav
      .filter((place) => place.in === menu && isShown(place))
      .flatMap(({ label, text, icon, order, words, section = 'mine', path }) => {
        const filled = withPackage(path, session)
        return filled ? [{ label, text, icon, order, words, section, path: filled, remote }] : []
      })
  const ofRemotes = [...registry.remotes].flatMap(([name, remote]) => {
    if (remote.state === 'disabled') return []
    const own = routes.filter((entry) => entry.remote === name)
    return places(remote.contributes.nav, remote).filter(({ path }) =>
      own.some(({ route }) => matchPath(route.path, path) !== null),
    )
  })
  const found = [...places(SHELL_NAV), ...ofRemotes].sort((a, b) => a.order - b.order)
  return menu === 'bottom-bar' ? found.slice(0, IN_THE_BAR) : found
}

function shownTo(session: SessionState): (place: BuiltNav) => boolean {
  const info = activePackage(session)
  const isFor: Record<NonNullable<BuiltNav['when']>, boolean> = {
    guest: !isAuthenticated(session),
    'signed-in': isAuthenticated(session),
    guide: sessionIsGuide(session),
    operator: sessionIsStaff(session) && !sessionIsGuide(session),
    'active-package': Boolean(info),
    'package-without-route': Boolean(info && !info.route_id),
  }
  const isOff = (feature: BuiltNav['feature']) =>
    feature !== undefined && session.tenant?.features[feature] === false
  return ({ when, feature }) => (when === undefined || isFor[when]) && !isOff(feature)
}

/** `/paquetes/:packageId` → the address of the active package; null if the package lacks the id. */
function withPackage(path: string, session: SessionState): string | null {
  const info = activePackage(session)
  const known: Record<string, string | null | undefined> = {
    ':packageId': info?.package_id,
    ':routeId': info?.route_id,
  }
  const parts = path.split('/').map((part) => (part.startsWith(':') ? known[part] : part))
  return parts.includes(null) || parts.includes(undefined)
    ? null
    : parts.map((part) => encodeURIComponent(part ?? '')).join('/')
}

const activePackage = ({ packageStatus }: SessionState) =>
  packageStatus.hasActivePackage ? packageStatus.packageInfo : null

/** Whether an address belongs to an item of the bottom bar. */
export const isWithin = (pathname: string, path: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`)
