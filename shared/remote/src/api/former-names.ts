/** @deprecated Names of shell API 2.2, for remotes built with it; 3.0 drops them. */

export { clearSentChanges as forgetAllSent } from '../internal/unanswered-store.ts'
export { retryAfterReload as askAfterReload } from './client.ts'
export { isUnreachable as isDown } from './errors.ts'
export {
  type EarlierAttempt as Before,
  retryUntilAnswered as untilAnswered,
  stopRetries as stopAsking,
} from './retry-until-answered.ts'
