import manifest from '../package.json' with { type: 'json' }

/** Of the program: a command of another version than the running server says so. */
export const PROGRAM_VERSION: string = manifest.version
