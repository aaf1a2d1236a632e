/**
 * What a member gives and gets at a place, for `LazyPart`. One place to import from, one file for both parts: an import in each screen would be a file for each
 * screen, and every file has its line in the entry.
 */
export const loadRating = () => import(/* webpackChunkName: "member" */ './rate-it.tsx')
export const loadCheckIn = () => import(/* webpackChunkName: "member" */ './check-in-card.tsx')
