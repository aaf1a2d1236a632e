import type { Reservation } from '@sureda/contract/schemas/bookings/reservation'

/** Name of the sheet in the address; its value is the reservation's id. */
export type SheetName = 'pass' | 'change' | 'cancel'

export interface SheetProps {
  reservation: Reservation
  onClose: () => void
}
