import path from 'node:path'
import { rspack } from '@rspack/core'
import { monolithConfig } from '@sureda/build/monolith'
import { remoteDirs } from '@sureda/build/workspace'
import { type Product, ROOT, startProduct } from './product.ts'

const DIR = '.cache/monolith'
const BUNDLED = { SHELL_DIR: DIR, SHELL_BUNDLED: '1' }

/** Builds the same sources of shell and remotes as one route-split application. */
export function buildMonolith(): Promise<void> {
  const compiler = rspack(monolithConfig(path.join(ROOT, 'shell'), remoteDirs(), path.join(ROOT, DIR)))
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const fault =
        error ?? (stats?.hasErrors() ? new Error(stats.toString({ all: false, errors: true })) : undefined)
      compiler.close(() => (fault ? reject(fault) : resolve()))
    })
  })
}

/** Serves it with the same preloads and early requests as the federated app. */
export const startMonolith = (): Promise<Product> => startProduct('monolith', BUNDLED)

/** Serves it like a plain server of static files. */
export const startPlainMonolith = (): Promise<Product> =>
  startProduct('monolith-plain', { ...BUNDLED, SHELL_PRELOADS: '0' })
