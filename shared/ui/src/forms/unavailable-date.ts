/**
 * Why a day cannot be chosen: it is full, nothing takes place, or it is outside the booking window. `text` is shown
 * under the day if there is space, and announced with its date.
 */
export interface UnavailableDate {
  look: 'full' | 'closed' | 'outside'
  text: string
}
