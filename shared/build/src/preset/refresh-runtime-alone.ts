/** Replaces `react-refresh/runtime` for a remote that runs alone: its page has no shell with a runtime. */
import './offer-refresh.ts'

// biome-ignore lint/performance/noBarrelFile: it takes the place of a library's module and has all its names
export * from './refresh-runtime.ts'
