import type { Configuration } from '@rspack/core'

type SplitChunks = NonNullable<Configuration['optimization']>['splitChunks']

/**
 * Libraries of the first screen in one file (they change seldom, so a new release keeps them in the visitor's cache); code that
 * several lazy parts use in files of its own when it is worth a request.
 *
 * @param minSize bytes (before compression) from which a shared part is worth one
 */
export function vendorChunks(minSize = 4_000): SplitChunks {
  return {
    chunks: (chunk) => chunk.name !== 'service-worker',
    cacheGroups: {
      default: false,
      defaultVendors: false,
      vendor: { test: /[\\/]node_modules[\\/]/, name: 'vendor', chunks: 'initial', enforce: true },
      shared: { minChunks: 2, minSize, chunks: 'async', reuseExistingChunk: true },
    },
  }
}
