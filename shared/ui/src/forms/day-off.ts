/**
 * A day that cannot be chosen, and why: all its places are taken, nothing takes place, or it lies outside of what can be booked. `text` is under the
 * day where there is room and is said with its date.
 */
export interface DayOff {
  look: 'full' | 'closed' | 'outside'
  text: string
}
