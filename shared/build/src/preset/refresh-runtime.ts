import type * as Runtime from 'react-refresh/runtime'

declare global {
  var __SUREDA_REFRESH__: typeof Runtime | undefined
}

/**
 * Replaces `react-refresh/runtime` in remotes by the shell's. With a runtime per bundle the renderer would not know a
 * remote's components, and an edit would do nothing.
 */
const runtime = globalThis.__SUREDA_REFRESH__
if (!runtime) throw new Error('The development build of a remote needs the development build of the shell')

export const {
  createSignatureFunctionForTransform,
  getFamilyByType,
  injectIntoGlobalHook,
  performReactRefresh,
  register,
} = runtime

/** A screen's file exports `defineScreen({ Component })`: an edit of it can be applied in place like that of a component. */
export function isLikelyComponentType(type: unknown): boolean {
  const isScreen = typeof type === 'object' && type !== null && 'Component' in type
  return isScreen || runtime?.isLikelyComponentType(type) === true
}
