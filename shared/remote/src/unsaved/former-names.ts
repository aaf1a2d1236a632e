/** @deprecated Names of shell API 2.2, for remotes built with it; 3.0 drops them. */

export {
  useConfirmDiscard as useAskFirst,
  useConfirmLeave as useAskBeforeLeaving,
  useIsDirty as useIsTyped,
} from './confirm-discard.tsx'
