export * from './answer-subject.ts'
export * from './finished-games.ts'
export * from './former-names.ts'
export * from './guest-wins.ts'
