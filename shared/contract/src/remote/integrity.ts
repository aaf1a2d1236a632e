/** The hash of a file, as browsers check it. */
export type Integrity = `sha${256 | 384}-${string}`
