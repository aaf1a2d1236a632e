export * from './client.ts'
export * from './query-view.tsx'
export * from './resources.ts'
export * from './stale-notice.tsx'
