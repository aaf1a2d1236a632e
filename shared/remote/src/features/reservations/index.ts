export * from './reservation-badge.tsx'
export * from './reservation-history.tsx'
