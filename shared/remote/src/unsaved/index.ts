export * from './ask-first.tsx'
export * from './form-sheet.tsx'
