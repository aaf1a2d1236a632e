export * from './former-names.ts'
export * from './gallery-viewer.tsx'
export * from './lightbox.tsx'
