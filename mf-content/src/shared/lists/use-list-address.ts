import { type Address, type AddressChange, useAddress } from '@sureda/remote/device'

/** The value of a choice that chooses nothing; never stands in an address. */
export const ANY = 'any'

/** What narrows and orders a list stands in its address; the choice of everything leaves it. */
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
