import type { ExperienceDetail } from '@sureda/contract/schemas/catalogue/experience'
import { useFormat } from '@sureda/remote/format'
import { Button } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import css from './reservation-form.module.css'
import { SeasonLine } from './when/season-line.tsx'

interface SheetCardProps {
  experience: ExperienceDetail
  hasDraft: boolean | undefined
  onOpen: () => void
}

/** The next free day, and a button that opens the sheet. */
export function SheetCard({ experience, hasDraft, onOpen }: SheetCardProps) {
  const { t } = useTranslation('booking')
  const format = useFormat()
  const { purchase, next_available: next } = experience
  const isStay = purchase === 'nights'
  return (
    <>
      <SeasonLine experience={experience} />
      {next && (
        <p className={css.next}>
          {t(isStay ? 'form.nextNight' : 'form.nextDay')} <strong>{format.day(next)}</strong>
        </p>
      )}
      <p className={css.text}>{t(isStay ? 'stay.teaser' : 'form.teaser')}</p>
      <Button size="large" isFullWidth icon="calendar-check" onPress={onOpen}>
        {t(hasDraft ? 'form.resume' : isStay ? 'stay.open' : 'form.open')}
      </Button>
    </>
  )
}
