import { type AddressChange, useAddress } from '@sureda/remote/device'
import { useLocation } from 'react-router-dom'
import { type MapAddress, readMapAddress } from './map-address.ts'

/** Words that say how one looks, not at what: the list stays as long as it was. */
const LOOK = ['view', 'item']

/** Changes words of the map's address, or those a function finds in it now; going back leaves the map, it does not undo taps. */
export function useAddressChange() {
  const { change } = useAddress()
  const { state } = useLocation()
  return (words: AddressChange | ((now: MapAddress) => AddressChange)) => {
    if (typeof words === 'function') change((now) => words(readMapAddress(now)))
    else change(words, Object.keys(words).every((word) => LOOK.includes(word)) ? { state } : {})
  }
}
