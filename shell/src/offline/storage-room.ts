/** How much room this phone gives us. */

/** Known beforehand or found out in the middle: it does not fit. */
export class NoRoom extends Error {
  override readonly name = 'NoRoom'
}

/** Bytes the browser allows and bytes in use, as far as it tells. */
export async function storageRoom(): Promise<{ used: number; quota: number } | null> {
  const estimate = await navigator.storage?.estimate?.().catch(() => null)
  return estimate?.quota === undefined ? null : { used: estimate.usage ?? 0, quota: estimate.quota }
}

/** False only where the browser says so: most are cautious with what they tell, and some say nothing. */
export async function hasRoomFor(bytes: number): Promise<boolean> {
  const room = await storageRoom()
  return room === null || room.used + bytes <= room.quota
}

/** Asks the browser not to throw away what a person has saved. Some ask the person, most decide by themselves; a no changes nothing. */
export async function askToPersist(): Promise<boolean> {
  if (await isPersisted()) return true
  return (await navigator.storage?.persist?.().catch(() => false)) ?? false
}

export const isPersisted = async (): Promise<boolean> =>
  (await navigator.storage?.persisted?.().catch(() => false)) ?? false
