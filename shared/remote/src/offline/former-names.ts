/** @deprecated Names of shell API 2.2, for remotes built with it; 3.0 drops them. */

export { deviceStore as phoneStore } from './device-store.ts'
export {
  clearDrafts as forgetDrafts,
  DRAFT_MAX_AGE_MS as DRAFT_KEEP_MS,
  deleteDraft as forgetDraft,
  deleteOldDrafts as dropOldDrafts,
  saveDraft as keepDraft,
} from './drafts.ts'
export {
  clearOutbox as forgetOutbox,
  OUTBOX_MAX_AGE_MS as OUTBOX_KEEP_MS,
  recordGradedAnswer as noteGraded,
  removeExpiredItems as dropExpired,
  setQueuedHandler as setKeptHandler,
  useGradedAnswer as useGraded,
} from './outbox.ts'
export { webLocks as workingLocks } from './web-locks.ts'
