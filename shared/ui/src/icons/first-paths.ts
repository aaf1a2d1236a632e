import { corePaths } from './icon-paths.ts'

/** The icons of the first screens; the phone fetches others when they are needed. */
export const firstPaths = { ...corePaths }
