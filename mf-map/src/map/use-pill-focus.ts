import { type RefObject, useCallback, useEffect, useRef } from 'react'

export interface PillFocus {
  /** Around the pill of the view that is shown. */
  place: RefObject<HTMLDivElement | null>
  /** For the press that changes the view. */
  onPress: () => void
  /** Before the pill goes by itself: its focus goes to the screen. Always the same function. */
  leave: () => void
}

/**
 * The pill that changes the view goes with its view: the pill of the other one takes the focus, which would fall to the page. Anyone who comes to
 * a view in another way keeps the focus where it is.
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
