import { LEAVE_PARAM } from '@sureda/contract/remote/paths'
import type { Reservation } from '@sureda/contract/schemas/bookings/reservation'
import type { WaitlistEntry } from '@sureda/contract/schemas/bookings/waitlist'
import { lazySheet } from '@sureda/remote/ui'
import type { SheetName } from './sheet-props.ts'

const PassSheet = lazySheet(() => import('./pass-sheet.tsx'))
const ChangeSheet = lazySheet(() => import('./change-sheet.tsx'))
const CancelDialog = lazySheet(() => import('./cancel-dialog.tsx'))
const LeaveDialog = lazySheet(() => import('../waitlist/leave-dialog.tsx'))

interface ReservationSheetsProps {
  all: readonly Reservation[]
  waitlist: readonly WaitlistEntry[]
  search: URLSearchParams
  onClose: (sheet: SheetName | typeof LEAVE_PARAM) => void
}

/** The sheets that the address names. Each is loaded when it is first opened. */
export function ReservationSheets({ all, waitlist, search, onClose }: ReservationSheetsProps) {
  const of = (sheet: SheetName) => all.find((reservation) => reservation.id === search.get(sheet))
  const [pass, change, cancel] = [of('pass'), of('change'), of('cancel')]
  const left = waitlist.find((entry) => entry.id === search.get(LEAVE_PARAM))
  return (
    <>
      {pass && <PassSheet reservation={pass} onClose={() => onClose('pass')} />}
      {change && <ChangeSheet reservation={change} onClose={() => onClose('change')} />}
      {cancel && <CancelDialog reservation={cancel} onClose={() => onClose('cancel')} />}
      {left && <LeaveDialog entry={left} onClose={() => onClose(LEAVE_PARAM)} />}
    </>
  )
}
