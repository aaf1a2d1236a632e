/** @deprecated Names of shell API 2.2, for remotes built with it; 3.0 drops them. */

export { clearPostLoginTarget as forgetPostLoginTarget } from './session.ts'
export { clearAnswers as forgetAnswers } from './sign-out.ts'
export {
  withoutQueuedFavorite as withoutHeart,
  withQueuedFavorites as withWaitingHearts,
} from './waiting-favorites.ts'
