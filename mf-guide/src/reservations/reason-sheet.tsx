import type { GuideReservation } from '@sureda/contract/schemas/guides/guide-reservation'
import { errorMessage } from '@sureda/remote/api'
import { useFormat } from '@sureda/remote/format'
import { FormSheet } from '@sureda/remote/unsaved'
import { Button, Stack } from '@sureda/ui/base'
import { FaultNotice } from '@sureda/ui/forms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NO_REASON, ReasonChoice, reasonToSend } from '../shared/reason-choice.tsx'
import { useStep } from './use-step.ts'

interface ReasonSheetProps {
  action: 'reject' | 'cancel'
  reservation: GuideReservation
  onClose: () => void
}

/** The reason for a refusal or cancellation: one of a list, which members read in their own language, or free text. */
export default function ReasonSheet({ action, reservation, onClose }: ReasonSheetProps) {
  const { t } = useTranslation('guide')
  const format = useFormat()
  const step = useStep(reservation, onClose)
  const [draft, setDraft] = useState(NO_REASON)
  const send = () => {
    const told = reasonToSend(draft)
    if (!told) return setDraft({ ...draft, tries: draft.tries + 1 })
    step.mutate({ action, reason: told })
  }
  return (
    <FormSheet
      title={t(`reasonSheet.${action}`)}
      onClose={onClose}
      unsaved="typed"
      footer={
        <Button
          variant="danger"
          isFullWidth
          isPending={step.isPending}
          pendingLabel={t('shell:common.sending')}
          onPress={send}
        >
          {t(`reasonSheet.${action}Send`)}
        </Button>
      }
    >
      <Stack gap={5}>
        <p>
          <strong>{reservation.member.name}</strong>, {t('people', { count: reservation.people })}
          <br />
          {reservation.experience.title}
          <br />
          {format.day(reservation.date)}, {reservation.time}
        </p>
        {step.isError && <FaultNotice of={step.error}>{errorMessage(step.error, t)}</FaultNotice>}
        <ReasonChoice label={t('reasonSheet.why')} draft={draft} onChange={setDraft} />
      </Stack>
    </FormSheet>
  )
}
