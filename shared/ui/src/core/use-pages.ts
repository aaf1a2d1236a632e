import { type RefObject, useState } from 'react'

export const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl'

/** Paging of a row with scroll snapping: the current page, and a function to change it. */
export function usePages(track: RefObject<HTMLElement | null>, total: number, start = 0) {
  const [shown, setShown] = useState(start)
  const go = (index: number, behavior?: ScrollBehavior) => {
    const list = track.current
    if (!list || index < 0 || index >= total) return
    setShown(index)
    list.scrollTo?.({ left: (isRtl(list) ? -1 : 1) * index * list.clientWidth, behavior })
  }
  const onScroll = () => {
    const list = track.current
    if (list?.clientWidth) setShown(Math.round(Math.abs(list.scrollLeft) / list.clientWidth))
  }
  return { shown, go, onScroll }
}
