/** The hash of a file in the format of Subresource Integrity. */
export type Integrity = `sha${256 | 384}-${string}`
