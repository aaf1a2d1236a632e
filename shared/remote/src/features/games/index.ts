export * from './answer-subject.ts'
export * from './finished-games.ts'
export * from './guest-wins.ts'
