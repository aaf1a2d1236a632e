import { paths } from '@sureda/contract/remote/paths'
import type { Manifest, ManifestSlot } from '@sureda/contract/schemas/guides/manifest'
import { useAddress, useClockFault, useNow, useOnline } from '@sureda/remote/device'
import { useFormat } from '@sureda/remote/format'
import { lazySheet } from '@sureda/remote/ui'
import { Banner, LinkButton } from '@sureda/ui/base'
import { ChipGroup } from '@sureda/ui/choice'
import { EmptyState } from '@sureda/ui/states'
import { useTranslation } from 'react-i18next'
import { countHere } from '../attendance-state.ts'
import { useAttendance } from '../use-attendance.ts'
import { clockOffset } from './server-clock.ts'
import { chosenSlot, slotKeyOf } from './slot-key.ts'
import { SlotPeople } from './slot-people.tsx'

const ScanSheet = lazySheet(() => import('../scanner/scan-sheet.tsx'))
const MessageSheet = lazySheet(() => import('./message-sheet.tsx'))

interface DaySlotsProps {
  dayList: Manifest
  /** When the list was last fetched, in milliseconds since 1970. */
  seenAt: number
}

/** The slots of a day, one of them open. Slot and sheet are in the address: `?slot=…&scan=1`. */
export function DaySlots({ dayList, seenAt }: DaySlotsProps) {
  const { t } = useTranslation('guide')
  const format = useFormat()
  const online = useOnline()
  // with a wrong clock the phone would call good passes expired; without network only the list's time shows it
  const fault = useClockFault()
  const listOffset = clockOffset(dayList.made_at, seenAt)
  const now = new Date(useNow(30_000).getTime() + (fault === 0 ? listOffset : 0))
  const { search, change } = useAddress()
  const attendanceOf = useAttendance()
  const slot = chosenSlot(dayList.slots, search.get('slot'), now)
  if (!slot)
    return (
      <EmptyState
        motif="oak"
        title={t('dayList.empty')}
        text={t('next.emptyText')}
        action={<LinkButton href={paths.guideReservations()}>{t('reservations.title')}</LinkButton>}
      />
    )
  const nameOf = (one: ManifestSlot) => {
    const { here, expected } = countHere(one.entries, (entry) => attendanceOf(entry).state === 'here')
    return `${one.time} · ${one.experience.title} · ${here}/${expected}`
  }
  return (
    <>
      {!online && (
        <Banner kind="info">
          {t('dayList.offline', { at: format.time(new Date(seenAt).toISOString()) })}
        </Banner>
      )}
      {dayList.slots.length > 1 && (
        <ChipGroup
          mode="single"
          layout="scroll"
          label={t('dayList.slots')}
          labelHidden
          options={dayList.slots.map((one) => ({ value: slotKeyOf(one), label: nameOf(one) }))}
          value={slotKeyOf(slot)}
          onChange={(key) => change({ slot: key })}
        />
      )}
      <SlotPeople
        date={dayList.date}
        slot={slot}
        now={now}
        attendanceOf={attendanceOf}
        onMessage={() => change({ message: '1' }, { isStep: true })}
      />
      {search.has('scan') && (
        <ScanSheet
          dayList={dayList}
          slot={slot}
          attendanceOf={attendanceOf}
          clockOffset={fault || listOffset}
          onClose={() => change({ scan: null })}
        />
      )}
      {search.has('message') && (
        <MessageSheet date={dayList.date} slot={slot} onClose={() => change({ message: null })} />
      )}
    </>
  )
}
