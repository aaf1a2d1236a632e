export * from './listening.ts'
