import manifest from '../package.json' with { type: 'json' }

/** Version of the program: a command warns if the running server has another one. */
export const PROGRAM_VERSION: string = manifest.version
