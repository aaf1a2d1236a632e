import { type AddressChange, useAddress } from '@sureda/remote/device'
import { useLocation } from 'react-router-dom'
import { type MapAddress, readMapAddress } from './map-address.ts'

/** Parameters that do not change the items: the list stays as long as it was. */
const LOOK = ['view', 'item']

/** Changes parameters of the map's address, given or computed from the current ones. It replaces the history entry: going back leaves the map. */
export function useAddressChange() {
  const { change } = useAddress()
  const { state } = useLocation()
  return (words: AddressChange | ((now: MapAddress) => AddressChange)) => {
    if (typeof words === 'function') change((now) => words(readMapAddress(now)))
    else change(words, Object.keys(words).every((word) => LOOK.includes(word)) ? { state } : {})
  }
}
