/** Replaces `react-refresh/runtime` where a remote runs alone: the page has no shell that offers one. */
import './offer-refresh.ts'

export * from './refresh-runtime.ts'
