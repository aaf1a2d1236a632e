import { shell } from '../shell/services.ts'

/** What can be taken along: one route, one story tour, or everything of the territory. */
export interface OfflinePackSubject {
  kind: 'route' | 'story-tour' | 'territory'
  /** Id of the route or the tour; of the tenant for a territory. */
  id: string
  title: string
}

/** Offers to take something along. The shell owns what is kept on the phone; it renders nothing where the phone can keep nothing. */
export function SaveOffline(subject: OfflinePackSubject) {
  const { SaveOffline: Offer } = shell()
  return <Offer {...subject} />
}
