import { RESERVE_PARAM } from '@sureda/contract/remote/paths'
import { useAddress } from '@sureda/remote/device'
import { useEffect } from 'react'

/**
 * The reservation form is open while the address says so (`?reservar=1`): the phone's back button closes it, and a guest who signs in first comes back
 * to it. Its slot loads when it is near, so the page scrolls to it. Returns the function that opens it.
 */
export function useReservationForm(placeId: string): () => void {
  const { search, change } = useAddress()
  const isWanted = search.has(RESERVE_PARAM)
  useEffect(() => {
    if (isWanted) document.getElementById(placeId)?.scrollIntoView?.({ block: 'start' })
  }, [isWanted, placeId])
  return () => change({ [RESERVE_PARAM]: '1' }, { isStep: true })
}
