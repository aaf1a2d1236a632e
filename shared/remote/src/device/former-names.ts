/** @deprecated Names of shell API 2.2, for remotes built with it; 3.0 drops them. */

export {
  CACHE_MAX_AGE_MS as CACHE_KEEP_MS,
  evictOldestAnswers as makeRoom,
  REGISTRY_CACHE_KEY as LASTING_KEY,
} from './cache-storage.ts'
export { canLocateWithoutPrompt as mayFindByItself } from './position.ts'
export {
  afterHydration as whenTimeGoesOn,
  isHydrating as isTimeHeld,
  recordServerTime as noteServerTime,
  setHydrationTime as holdTime,
  toServerTime as byServer,
  trustedNow as provenNow,
} from './server-time.ts'
export { shrinkPhoto as photoWithin } from './smaller-photo.ts'
