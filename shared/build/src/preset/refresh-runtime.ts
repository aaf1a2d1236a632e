import type * as Runtime from 'react-refresh/runtime'

declare global {
  var __SUREDA_REFRESH__: typeof Runtime | undefined
}

/**
 * Stands in for `react-refresh/runtime` in remotes: the shell's one. With a runtime per bundle a remote's components would be registered where
 * no renderer looks, and an edit would do nothing.
 */
const runtime = globalThis.__SUREDA_REFRESH__
if (!runtime) throw new Error('The development build of a remote needs the development build of the shell')

export const {
  createSignatureFunctionForTransform,
  getFamilyByType,
  injectIntoGlobalHook,
  isLikelyComponentType,
  performReactRefresh,
  register,
} = runtime
