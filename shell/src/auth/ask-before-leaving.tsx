import { useAskBeforeLeaving } from '@sureda/remote/unsaved'

/** Asks before a form is left with what was typed. A file of its own: who only looks at the form does not fetch the question. */
export function AskBeforeLeaving({ isLosing }: { isLosing: boolean }) {
  return useAskBeforeLeaving(() => isLosing, 'all')
}
