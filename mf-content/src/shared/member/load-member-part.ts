/**
 * Rating and check-in of a member, for `LazyPart`. Both are in one file, imported here only: an import in each screen would make a file for each
 * screen, and every file adds to the remote's entry.
 */
export const loadRating = () => import(/* webpackChunkName: "member" */ './rate-it.tsx')
export const loadCheckIn = () => import(/* webpackChunkName: "member" */ './check-in-card.tsx')
