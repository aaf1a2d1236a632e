import { corePaths } from './icon-paths.ts'
import { laterPaths } from './icon-paths-later.ts'
import { subjectPaths } from './icon-paths-subject.ts'

/** The server draws every icon, because its pages are also read without scripts. */
export const firstPaths = { ...corePaths, ...laterPaths, ...subjectPaths }
