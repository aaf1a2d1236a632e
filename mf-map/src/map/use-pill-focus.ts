import { type RefObject, useCallback, useEffect, useRef } from 'react'

export interface PillFocus {
  /** The element around the pill of the shown view. */
  place: RefObject<HTMLDivElement | null>
  /** To be called when a press changes the view. */
  onPress: () => void
  /** To be called before the pill disappears by itself: moves its focus to the screen. A stable function. */
  leave: () => void
}

/**
 * The pill that changes the view disappears with its view, so the focus moves to the pill of the other view. A visitor who comes to a view in another way keeps
 * the focus where it is.
 */
export function usePillFocus(isList: boolean): PillFocus {
  const place = useRef<HTMLDivElement>(null)
  const asked = useRef<'list' | 'map' | null>(null)
  useEffect(() => {
    if (asked.current !== (isList ? 'list' : 'map')) return
    asked.current = null
    place.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [isList])
  const leave = useCallback(() => {
    if (place.current?.contains(document.activeElement))
      document.getElementById('main')?.focus({ preventScroll: true })
  }, [])
  return {
    place,
    leave,
    onPress: () => {
      asked.current = isList ? 'map' : 'list'
    },
  }
}
