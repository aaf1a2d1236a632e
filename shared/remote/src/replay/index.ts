export * from './outbox-replay.ts'
