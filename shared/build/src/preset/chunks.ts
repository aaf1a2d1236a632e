import type { Configuration } from '@rspack/core'

type SplitChunks = NonNullable<Configuration['optimization']>['splitChunks']

/** Bytes before compression. */
const WORTH_A_REQUEST = 20_000

/**
 * Libraries of the first screen in one file (they change seldom, so a new release keeps them in the visitor's cache);
 * code that several lazy parts use in files of its own, if they are large enough for a request. Smaller code is copied
 * into each part; a module still runs once.
 */
export function vendorChunks(): SplitChunks {
  return {
    chunks: (chunk) => chunk.name !== 'service-worker',
    cacheGroups: {
      default: false,
      defaultVendors: false,
      // overrides the general choice of chunks, because the worker must be one file
      vendor: {
        test: /[\\/]node_modules[\\/]/,
        name: 'vendor',
        chunks: (chunk) => chunk.name === 'main',
        enforce: true,
      },
      shared: { minChunks: 2, minSize: WORTH_A_REQUEST, chunks: 'async', reuseExistingChunk: true },
    },
  }
}

/**
 * Code that several parts of a remote use, in files of its own, if they are large enough for a request. Shared modules
 * are not split: the bundler would make an empty chunk for every combination and list them all in the remote entry (a
 * sixth of it).
 */
export function partChunks(): SplitChunks {
  const own = (module: { type: string }) => module.type !== 'consume-shared-module'
  return {
    chunks: 'async',
    cacheGroups: {
      defaultVendors: false,
      default: { test: own, minChunks: 2, minSize: WORTH_A_REQUEST, reuseExistingChunk: true },
    },
  }
}
