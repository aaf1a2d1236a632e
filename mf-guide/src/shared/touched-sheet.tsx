import type {
  CancelReservations,
  SchedulePreview,
  TouchedReservation,
} from '@sureda/contract/schemas/bookings/time-slots'
import { useFormat } from '@sureda/remote/format'
import { Button } from '@sureda/ui/base'
import { FaultNotice } from '@sureda/ui/forms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GuideSheet } from './guide-sheet.tsx'
import { NO_REASON, ReasonChoice, reasonToSend } from './reason-choice.tsx'
import css from './touched-sheet.module.css'

interface TouchedSheetProps {
  preview: SchedulePreview
  errorText?: string | undefined
  isPending: boolean
  onSave: (cancel?: CancelReservations) => void
  /** Keeps the days of these reservations unchanged, where that is possible. */
  onKeep?: (() => void) | undefined
  onClose: () => void
}

/** Shows before saving what a change adds, removes and touches. The guide decides about members who would lose their reservation. */
export default function TouchedSheet(props: TouchedSheetProps) {
  const { preview, errorText, isPending, onSave, onKeep, onClose } = props
  const { t } = useTranslation('guide')
  const [draft, setDraft] = useState(NO_REASON)
  const { adds, removes, changes, reservations } = preview
  const isTouching = reservations.length > 0
  const effect = [
    adds > 0 && t('effect.adds', { count: adds }),
    removes > 0 && t('effect.removes', { count: removes }),
    changes > 0 && t('effect.changes', { count: changes }),
  ].filter(Boolean)
  const send = () => {
    if (!isTouching) return onSave()
    const told = reasonToSend(draft)
    if (!told) return setDraft({ ...draft, tries: draft.tries + 1 })
    onSave({ reason: told, ids: reservations.map(({ id }) => id) })
  }
  return (
    <GuideSheet
      title={t('effect.title')}
      onClose={onClose}
      footer={
        <div className={css.buttons}>
          <Button
            variant={isTouching ? 'danger' : 'primary'}
            isFullWidth
            isPending={isPending}
            pendingLabel={t('saveBar.saving')}
            onPress={send}
          >
            {isTouching ? t('effect.cancelAndSave', { count: reservations.length }) : t('shell:common.save')}
          </Button>
          {isTouching && onKeep && (
            <Button variant="secondary" isFullWidth isDisabled={isPending} onPress={onKeep}>
              {t('effect.keep')}
            </Button>
          )}
        </div>
      }
    >
      <ul className={css.effect}>
        {effect.length > 0 ? (
          effect.map((line) => <li key={String(line)}>{line}</li>)
        ) : (
          <li>{t('effect.none')}</li>
        )}
        <li>{isTouching ? t('effect.touches', { count: reservations.length }) : t('effect.touchesNone')}</li>
      </ul>
      {errorText && <FaultNotice>{errorText}</FaultNotice>}
      {isTouching && (
        <>
          <Touched reservations={reservations} />
          <ReasonChoice label={t('effect.why')} draft={draft} onChange={setDraft} />
        </>
      )}
    </GuideSheet>
  )
}

function Touched({ reservations }: { reservations: readonly TouchedReservation[] }) {
  const { t } = useTranslation('guide')
  const format = useFormat()
  return (
    <ul className={css.people} aria-label={t('effect.people')}>
      {reservations.map(({ id, member, group, date, time, people, because }) => (
        <li key={id}>
          <strong>{group ? `${member.name} · ${group.name}` : member.name}</strong>
          <span>
            {format.day(date)}, {time} · {t('people', { count: people })}
          </span>
          <span className={css.because}>{t(`effect.because.${because}`)}</span>
        </li>
      ))}
    </ul>
  )
}
