export * from './former-names.ts'
export * from './listening.ts'
