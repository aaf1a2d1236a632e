/** Replaces `react-refresh/runtime` where a remote runs alone: the page has no shell that offers one. */
import './offer-refresh.ts'

// biome-ignore lint/performance/noBarrelFile: it takes the place of a library's module and has all its names
export * from './refresh-runtime.ts'
