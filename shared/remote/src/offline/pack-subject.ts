/** What can be saved for offline use: a route, a story tour, or the whole territory. */
export interface OfflinePackSubject {
  kind: 'route' | 'story-tour' | 'territory'
  /** Id of the route, the tour or the tenant. */
  id: string
  title: string
}
