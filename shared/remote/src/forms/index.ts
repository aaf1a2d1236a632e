export * from './form-fault.ts'
export * from './number-field.tsx'
