export * from './confirm-discard.tsx'
export * from './form-sheet.tsx'
export * from './former-names.ts'
