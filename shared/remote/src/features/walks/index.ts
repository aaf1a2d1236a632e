export * from './complete-route.ts'
export * from './former-names.ts'
export * from './route-arrivals.ts'
export * from './walk-mark.ts'
