export * from './brand.ts'
export * from './brand-tokens.ts'
export * from './color.ts'
export * from './fonts.ts'
