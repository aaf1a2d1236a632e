export * from './field-words.ts'
export * from './format.ts'
export * from './picture.ts'
export * from './use-closure-sentence.ts'
