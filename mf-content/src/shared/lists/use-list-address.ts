import { type Address, type AddressChange, useAddress } from '@sureda/remote/device'

/** The value of a choice that means "any"; it is left out of the address. */
export const ANY = 'any'

/** Filters and order of a list are in its address; the choice "any" removes them. */
export function useListAddress(): Omit<Address, 'change'> & {
  change: (words: AddressChange) => void
} {
  const { change, ...address } = useAddress()
  return {
    ...address,
    change: (words) =>
      change(
        Object.fromEntries(
          Object.entries(words).map(([name, value]) => [name, value === ANY ? null : value]),
        ),
      ),
  }
}
