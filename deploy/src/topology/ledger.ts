import { closeSync, openSync, writeSync } from 'node:fs'
import type { Member } from './world.ts'

export interface Booked {
  id: string
  owner: string
  slot: string
  /** `unknown` while a cancellation is on its way. */
  status: 'booked' | 'cancelled' | 'unknown'
}

/** What the product acknowledged, in a file as it comes: at the end all of it must be there. */
export class Ledger {
  readonly reservations = new Map<string, Booked>()
  /** Points by member. */
  readonly points = new Map<string, number>()
  /** Favourites by member: true is there, false was taken away, undefined is on its way. */
  readonly favorites = new Map<string, Map<string, boolean | undefined>>()
  /** Ratings by member and subject; undefined is on its way. */
  readonly ratings = new Map<string, number | undefined>()
  /** Colour of the last acknowledged picture by member. */
  readonly pictures = new Map<string, string | undefined>()
  /** Members of whose points a change was never answered. */
  readonly unsure = new Set<string>()
  readonly #file: number
  #writes = 0

  constructor(file: string) {
    this.#file = openSync(file, 'a')
  }

  get writes(): number {
    return this.#writes
  }

  /** An acknowledged change. */
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

  /** Seats of a slot that are surely taken now. */
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
