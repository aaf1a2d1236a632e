import { useConfirmLeave } from '@sureda/remote/unsaved'

/** Asks before a form with typed input is left. A separate file, so that it loads only once something was typed. */
export function AskBeforeLeaving({ isLosing }: { isLosing: boolean }) {
  return useConfirmLeave(() => isLosing, 'all')
}
