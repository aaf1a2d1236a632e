/** The stars to give, for `Later`. One place to import from: an import in each screen would be a file for each screen. */
export const loadRating = () => import('./rate-it.tsx')
