import type { ShareScope } from './facade/bundler-runtime.ts'

/**
 * The shell's share scope. The host preset replaces this file by one generated from `shared-modules.ts`; the empty scope here is
 * what unit tests and the monolith see.
 */
export const shareScope: ShareScope = {}
