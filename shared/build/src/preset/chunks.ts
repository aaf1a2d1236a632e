import type { Configuration } from '@rspack/core'

type SplitChunks = NonNullable<Configuration['optimization']>['splitChunks']

/** Bytes before compression. */
const WORTH_A_REQUEST = 20_000

/**
 * Libraries of the first screen in one file (they change seldom, so a new release keeps them in the visitor's cache); code that
 * several lazy parts use in files of its own from the size on that is worth a request. Below it, each part has its own copy of the text; a module
 * still runs once.
 */
export function vendorChunks(): SplitChunks {
  return {
    chunks: (chunk) => chunk.name !== 'service-worker',
    cacheGroups: {
      default: false,
      defaultVendors: false,
      // a group's own choice of chunks goes before the general one; the worker must be one file
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
 * Code that several parts of a remote use, in files of its own from the size on that is worth a request. What a part takes from the shell stays with the part:
 * the bundler would make a chunk without a file for every combination, and name them all in the remote entry (a sixth of it).
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
