export * from './dark-room.tsx'
export * from './gallery-viewer.tsx'
