export * from './confirm-email.tsx'
export * from './file-download.tsx'
export * from './photo-credit.tsx'
export * from './status-notice.tsx'
