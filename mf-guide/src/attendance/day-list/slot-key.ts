import type { ManifestSlot } from '@sureda/contract/schemas/guides/manifest'

/** The key of a slot in the address. */
export const slotKeyOf = ({ time, experience }: ManifestSlot): string => `${time} ${experience.id}`

/** The slot of the address; otherwise the first that is not over; otherwise the first. */
export function chosenSlot(
  slots: readonly ManifestSlot[],
  key: string | null,
  now: Date,
): ManifestSlot | undefined {
  return (
    slots.find((slot) => slotKeyOf(slot) === key) ??
    slots.find((slot) => Date.parse(slot.ends_at) > now.getTime()) ??
    slots[0]
  )
}
