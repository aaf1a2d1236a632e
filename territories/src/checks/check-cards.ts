import { canonicalPath, PATH_ALIASES, paths, REDIRECTS } from '@sureda/contract/remote/paths'
import { isPublicAddress } from '@sureda/contract/schemas/fields/web-address'
import type { Fault } from '../faults.ts'
import type { Kind } from '../pack/kinds.ts'
import type { Pack } from '../pack/read-pack.ts'

/** Pages of single items, with the pack folder of the items. */
const PAGES: readonly [page: (id: string) => string, kind: Kind][] = [
  [paths.event, 'events'],
  [(id) => `/eventos/${id}`, 'events'],
  [paths.news, 'news'],
  [paths.experience, 'experiences'],
  [paths.route, 'routes'],
  [paths.story, 'stories'],
  [paths.travelPackage, 'packages'],
  [paths.operator, 'operators'],
  [(id) => `/agencias/${id}`, 'operators'],
  [paths.location, 'locations'],
  [paths.storyTour, 'story-tours'],
  [paths.storyTourGames, 'story-tours'],
  [paths.checkInPoint, 'check-in-points'],
]
const SCREENS = new Set<string>([
  ...Object.values(paths).flatMap((page) => (page.length === 0 ? [(page as () => string)()] : [])),
  ...[...REDIRECTS, ...PATH_ALIASES].map(({ from }) => from),
])

/** Buttons of cards that lead to missing pages. A page of an unknown remote cannot be checked and is only a remark. */
export function checkCards(pack: Pack): { faults: Fault[]; remarks: Fault[] } {
  const found: { faults: Fault[]; remarks: Fault[] } = { faults: [], remarks: [] }
  for (const card of pack.items['notification-cards']) {
    const path = card.button_action_type === 'url' && pathInApp(card.button_action_value ?? '', pack)
    const at = { file: `notification-cards/${card.id}.json`, field: 'button_action_value' }
    if (
      card.button_action_type === 'url' &&
      path === undefined &&
      !isPublicAddress(card.button_action_value ?? '')
    )
      found.faults.push({ ...at, message: 'leads to a machine of one network: others cannot open it' })
    if (!path || SCREENS.has(path)) continue
    const [, page, id = ''] = /^(\/[^/]+)\/([^/]+)/.exec(path) ?? []
    const item = PAGES.find(([address]) => address(id) === path)
    if (page && item) {
      const isThere = pack.items[item[1]].some((candidate) => candidate.id === id) || pack.unread.has(id)
      if (!isThere) found.faults.push({ ...at, message: `leads to "${id}", which is not in ${item[1]}/` })
    } else found.remarks.push({ ...at, message: `leads to ${path}: is there such a page?` })
  }
  return found
}

/** The path of an address of this app; undefined for others. */
function pathInApp(address: string, { tenant }: Pack): string | undefined {
  if (!address.startsWith('/') && !URL.canParse(address)) return undefined
  const { hostname, pathname } = new URL(address, 'https://app.invalid')
  const isOurs = hostname === 'app.invalid' || (tenant.domains as readonly string[]).includes(hostname)
  return isOurs ? canonicalPath(pathname) : undefined
}
