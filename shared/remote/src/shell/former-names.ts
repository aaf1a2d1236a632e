/** @deprecated Names of shell API 2.2, for remotes built with it; 3.0 drops them. */

export {
  postponeUpdate as holdUpdate,
  useIsUpdatePostponed as useIsUpdateHeld,
  usePostponeUpdate as useHoldUpdate,
} from './postpone-update.ts'
export type { MenuEntry as MenuPlace, ProviderProof as TakenProof } from './services.ts'
