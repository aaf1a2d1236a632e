export * from './ask-first.tsx'
export * from './form-fault.ts'
export * from './form-sheet.tsx'
export * from './number-field.tsx'
