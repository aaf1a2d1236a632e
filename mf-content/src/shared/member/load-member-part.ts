/**
 * Rating and check-in of a member for `LazyPart`. Both are in one chunk and imported only here: an import in each screen would make a chunk for each
 * screen, and every chunk adds to the remote's entry.
 */
export const loadRating = () => import(/* webpackChunkName: "member" */ './rate-it.tsx')
export const loadCheckIn = () => import(/* webpackChunkName: "member" */ './check-in-card.tsx')
