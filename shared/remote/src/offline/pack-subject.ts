/** What can be saved for use without network: one route, one story tour, or everything of the territory. */
export interface OfflinePackSubject {
  kind: 'route' | 'story-tour' | 'territory'
  /** Id of the route or the tour; of the tenant for a territory. */
  id: string
  title: string
}
