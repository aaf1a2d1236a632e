import { GUIDE_REASONS } from '@sureda/contract/enums'
import type { GuideReservation } from '@sureda/contract/guide-reservation'
import { GUIDE_REASON_MAX } from '@sureda/contract/limits'
import { errorMessage } from '@sureda/remote/error-message'
import { useFormat } from '@sureda/remote/format'
import { Banner } from '@sureda/ui/banner'
import { BottomSheet } from '@sureda/ui/bottom-sheet'
import { Button } from '@sureda/ui/button'
import { RadioGroup } from '@sureda/ui/radio-group'
import { Stack } from '@sureda/ui/stack'
import { TextArea } from '@sureda/ui/text-area'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStep } from './use-step.ts'

interface ReasonSheetProps {
  action: 'reject' | 'cancel'
  reservation: GuideReservation
  onClose: () => void
}

const OWN = 'own'

/** Why: one of a short list, which the member reads in their own language, or own words. */
export default function ReasonSheet({ action, reservation, onClose }: ReasonSheetProps) {
  const { t } = useTranslation('guide')
  const format = useFormat()
  const step = useStep(reservation, onClose)
  const [reason, setReason] = useState<string>()
  const [words, setWords] = useState('')
  const [isMissing, setMissing] = useState(false)
  const send = () => {
    const told = reason === OWN ? words.trim() : reason
    if (!told) return setMissing(true)
    step.mutate({ action, reason: told })
  }
  return (
    <BottomSheet
      isOpen
      onOpenChange={onClose}
      heights={['full']}
      title={t(`reasonSheet.${action}`)}
      closeLabel={t('shell:common.close')}
      expandLabel={t('sheet.expand')}
      collapseLabel={t('sheet.collapse')}
      footer={
        <Button
          variant="danger"
          isFullWidth
          isPending={step.isPending}
          pendingLabel={t('step.sending')}
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
        {step.isError && (
          <Banner kind="danger" isLive>
            {errorMessage(step.error, t)}
          </Banner>
        )}
        <RadioGroup
          label={t('reasonSheet.why')}
          description={t('reasonSheet.whyText')}
          options={[
            ...GUIDE_REASONS.map((value) => ({ value, label: t(`reason.${value}`) })),
            { value: OWN, label: t('reasonSheet.own') },
          ]}
          value={reason ?? null}
          onChange={(value) => {
            setMissing(false)
            setReason(value)
          }}
        />
        {reason === OWN && (
          <TextArea
            label={t('reasonSheet.words')}
            value={words}
            onChange={(text) => {
              setMissing(false)
              setWords(text)
            }}
            maxLength={GUIDE_REASON_MAX}
            rows={3}
            counterText={(length, max) => t('reasonSheet.counter', { length, max })}
          />
        )}
        {isMissing && (
          <Banner kind="warning" isLive>
            {t('reasonSheet.missing')}
          </Banner>
        )}
      </Stack>
    </BottomSheet>
  )
}
