/** Moves between screens with the browser's View Transitions where it has them, and without movement where the person wants none. */
export type TransitionDirection = 'forward' | 'back' | 'none'

type ViewTransitionDocument = Document & {
  startViewTransition?: (update: () => void | Promise<void>) => {
    finished: Promise<void>
    updateCallbackDone: Promise<void>
  }
}

/** Runs `update` (which must change the page before it returns or resolves) and resolves when the screen is there. */
export async function startPageTransition(
  update: () => void | Promise<void>,
  direction: TransitionDirection = 'forward',
): Promise<void> {
  const page = document as ViewTransitionDocument
  const isStill = typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches
  if (!page.startViewTransition || isStill || direction === 'none') return update()
  page.documentElement.dataset.transition = direction
  const transition = page.startViewTransition(update)
  // A second navigation cuts the first one short; that rejects `finished` and is no fault.
  void transition.finished.catch(() => undefined).then(() => delete page.documentElement.dataset.transition)
  return transition.updateCallbackDone
}
