/** What the menus offer: the specification's places in its order, then what remotes declare – by person, and never a dead end. */

import type { TenantFeature } from '@sureda/contract/enums'
import { paths } from '@sureda/contract/paths'
import type { NavContribution } from '@sureda/contract/registry'
import { isAuthenticated, type SessionState, sessionIsGuide } from '@sureda/remote/session'
import type { IconName } from '@sureda/ui/icon'
import { matchPath } from 'react-router-dom'
import type { Registry } from '../boot/registry-document.ts'
import { contributedRoutes } from '../router/contributed-routes.ts'

export interface Place {
  /** i18next keys of its name, best first: a remote's own word, then the shell's for as long as that is not loaded. */
  labels: string[]
  icon: IconName
  path: string
}

export interface PlaceSection {
  id: 'main' | 'package' | 'mine' | 'account'
  /** i18next key. */
  title?: string
  places: Place[]
}

interface KnownPlace {
  label: string
  icon: IconName
  path: string
  feature?: TenantFeature
  /** Place among what remotes add below the main ones. */
  order?: number
}

const MAIN: KnownPlace[] = [
  { label: 'home', icon: 'home', path: paths.home() },
  { label: 'routes', icon: 'route', path: paths.routesHub(), feature: 'routes' },
  { label: 'packages', icon: 'package', path: paths.packages() },
  { label: 'agenda', icon: 'calendar', path: paths.agenda(), feature: 'events' },
  { label: 'experiences', icon: 'compass', path: paths.experiences(), feature: 'experiences' },
  { label: 'map', icon: 'map', path: paths.map() },
  { label: 'operators', icon: 'building', path: paths.operators(), feature: 'operator_management' },
]
const STORY_TOURS: KnownPlace = {
  label: 'storyTours',
  icon: 'gamepad',
  path: paths.storyTours(),
  feature: 'story_tours',
  order: 64,
}
const PROFILE: KnownPlace = { label: 'profile', icon: 'user', path: paths.profile(), order: 70 }
const GUIDE: KnownPlace = { label: 'guide', icon: 'flag', path: paths.guide(), order: 90 }
const OFFLINE: KnownPlace = { label: 'offline', icon: 'backpack', path: paths.offline(), order: 92 }
const FAVORITES: KnownPlace = { label: 'favorites', icon: 'heart', path: paths.favorites() }
const KNOWN = [...MAIN, STORY_TOURS, PROFILE, GUIDE, OFFLINE]

/** Whether a screen answers an address and is switched on. */
export type IsOffered = (path: string) => boolean

export function offeredBy(registry: Registry): IsOffered {
  const patterns = contributedRoutes(registry)
    .filter(({ remote }) => registry.remotes.get(remote)?.state !== 'disabled')
    .map(({ route }) => route.path)
  return (path) => path === paths.offline() || patterns.some((pattern) => matchPath(pattern, path) !== null)
}

/** What the office has switched off for its visitors. */
const isOff = ({ tenant }: SessionState, feature: TenantFeature | undefined): boolean =>
  feature !== undefined && tenant?.features[feature] === false

export function menuSections(
  session: SessionState,
  registry: Registry,
  isOffered: IsOffered,
): PlaceSection[] {
  const declared = declaredPlaces(session, registry).filter(({ path }) => isOffered(path))
  const place = ({ label, icon, path, feature }: KnownPlace): Place[] => {
    if (isOff(session, feature) || !isOffered(path)) return []
    const own = declared.find((nav) => nav.path === path)
    return [
      { labels: [...(own ? [own.label] : []), `shell:menu.${label}`], icon: asIcon(own?.icon, icon), path },
    ]
  }
  const own = [
    STORY_TOURS,
    ...(isAuthenticated(session) ? [PROFILE] : []),
    ...(sessionIsGuide(session) ? [GUIDE] : []),
    OFFLINE,
  ]
  const mine = [
    ...own.map((known) => ({ order: known.order ?? 0, places: place(known) })),
    ...declared
      .filter((nav) => !KNOWN.some((known) => known.path === nav.path))
      .map(({ order, label, icon, path }) => ({
        order,
        places: [{ labels: [label], icon: asIcon(icon, 'leaf'), path }],
      })),
  ].sort((a, b) => a.order - b.order)
  const sections: PlaceSection[] = [
    { id: 'main', places: MAIN.flatMap(place) },
    { id: 'package', title: 'shell:menu.packageTitle', places: packagePlaces(session, isOffered) },
    { id: 'mine', places: mine.flatMap(({ places }) => places) },
    {
      id: 'account',
      places: isAuthenticated(session)
        ? []
        : [
            { labels: ['shell:menu.login'], icon: 'log-in', path: paths.login() },
            { labels: ['shell:menu.register'], icon: 'user', path: paths.register() },
          ],
    },
  ]
  return sections.filter(({ places }) => places.length > 0)
}

/** My day, my route, my package: only with an active package. */
function packagePlaces({ packageStatus }: SessionState, isOffered: IsOffered): Place[] {
  const info = packageStatus.hasActivePackage ? packageStatus.packageInfo : null
  if (!info) return []
  const route = info.route_id ? paths.route(info.route_id) : null
  const places: Place[] = [
    { labels: ['shell:menu.myDay'], icon: 'calendar-check', path: paths.agenda() },
    {
      labels: ['shell:menu.myRoute'],
      icon: 'footprints',
      path: route && isOffered(route) ? route : paths.map(),
    },
    { labels: ['shell:menu.myPackage'], icon: 'package', path: paths.travelPackage(info.package_id) },
  ]
  return places.filter(({ path }) => isOffered(path))
}

function declaredPlaces(session: SessionState, registry: Registry): NavContribution[] {
  const isFor: Record<NonNullable<NavContribution['when']>, boolean> = {
    guest: !isAuthenticated(session),
    'signed-in': isAuthenticated(session),
    guide: sessionIsGuide(session),
    'active-package': session.packageStatus.hasActivePackage,
  }
  return [...registry.remotes.values()]
    .flatMap(({ contributes }) => contributes.nav)
    .filter((nav) => nav.in === 'side-menu' && (nav.when === undefined || isFor[nav.when]))
    .sort((a, b) => a.order - b.order)
}

/** The five places under the thumb; the fifth depends on the person. */
export function bottomPlaces(session: SessionState, isOffered: IsOffered): Place[] {
  const fifth = isAuthenticated(session) ? PROFILE : FAVORITES
  return [MAIN[0], MAIN[3], MAIN[5], MAIN[4], fifth].flatMap((known) =>
    known && !isOff(session, known.feature) && isOffered(known.path)
      ? [{ labels: [`shell:menu.${known.label}`], icon: known.icon, path: known.path }]
      : [],
  )
}

/** Where an address belongs in the bottom bar. */
export const isWithin = (pathname: string, path: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`)

/** The design system draws nothing for a name it does not know, so any declared one is safe to try. */
const asIcon = (name: string | undefined, fallback: IconName): IconName => (name as IconName) ?? fallback
