import type { Reservation } from '@sureda/contract/reservation'
import { lazy, Suspense } from 'react'

const PassSheet = lazy(() => import('./pass-sheet.tsx'))
const ChangeSheet = lazy(() => import('./change-sheet.tsx'))
const CancelDialog = lazy(() => import('./cancel-dialog.tsx'))

/** Name of the sheet in the address; its value is the reservation's id. */
export type SheetName = 'pass' | 'change' | 'cancel'

export interface SheetProps {
  reservation: Reservation
  onClose: () => void
}

interface ReservationSheetsProps {
  all: readonly Reservation[]
  search: URLSearchParams
  onClose: (sheet: SheetName) => void
}

/** Whatever the address says is open. Each arrives when first opened. */
export function ReservationSheets({ all, search, onClose }: ReservationSheetsProps) {
  const of = (sheet: SheetName) => all.find((reservation) => reservation.id === search.get(sheet))
  const [pass, change, cancel] = [of('pass'), of('change'), of('cancel')]
  return (
    <Suspense>
      {pass && <PassSheet reservation={pass} onClose={() => onClose('pass')} />}
      {change && <ChangeSheet reservation={change} onClose={() => onClose('change')} />}
      {cancel && <CancelDialog reservation={cancel} onClose={() => onClose('cancel')} />}
    </Suspense>
  )
}
