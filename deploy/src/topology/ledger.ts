import { closeSync, openSync, writeSync } from 'node:fs'
import type { Member } from './world.ts'

export interface Booked {
  id: string
  owner: string
  slot: string
  /** `unknown` while a cancellation is pending. */
  status: 'booked' | 'cancelled' | 'unknown'
}

/** Records every acknowledged change in memory and in a file; at the end, all of them must be in the database. */
export class Ledger {
  readonly reservations = new Map<string, Booked>()
  /** Points by member. */
  readonly points = new Map<string, number>()
  /** Favorites by member: true means set, false means removed, undefined means that a change is pending. */
  readonly favorites = new Map<string, Map<string, boolean | undefined>>()
  /** Ratings by member and subject; undefined means that a change is pending. */
  readonly ratings = new Map<string, number | undefined>()
  /** The colour of the last acknowledged picture by member. */
  readonly pictures = new Map<string, string | undefined>()
  /** Members with a change of points that was never answered. */
  readonly unsure = new Set<string>()
  readonly #file: number
  #writes = 0

  constructor(file: string) {
    this.#file = openSync(file, 'a')
  }

  get writes(): number {
    return this.#writes
  }

  /** Records an acknowledged change. */
  write(member: Member, what: string, facts: object): void {
    this.#writes++
    writeSync(
      this.#file,
      `${JSON.stringify({ at: new Date().toISOString(), member: member.id, what, ...facts })}\n`,
    )
  }

  favoritesOf(member: Member): Map<string, boolean | undefined> {
    const known = this.favorites.get(member.id) ?? new Map<string, boolean | undefined>()
    this.favorites.set(member.id, known)
    return known
  }

  /** The reservations of a slot that are certainly booked now. */
  seatsTaken(slot: string): Set<string> {
    return new Set(
      [...this.reservations.values()]
        .filter((each) => each.slot === slot && each.status === 'booked')
        .map(({ id }) => id),
    )
  }

  close(): void {
    closeSync(this.#file)
  }
}
