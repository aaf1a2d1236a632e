import { useFormat } from '@sureda/remote/format'
import { Banner } from '@sureda/ui/banner'
import { Button } from '@sureda/ui/button'
import { ConfirmDialog } from '@sureda/ui/confirm-dialog'
import { FactList } from '@sureda/ui/fact-list'
import { Stack } from '@sureda/ui/stack'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Refusal } from '../domain/refusal.ts'
import { StatusBadge } from '../pass/status-badge.tsx'
import type { Booking } from './use-booking.ts'

interface ExistingReservationProps {
  refusal: Extract<Refusal, { kind: 'exists' }>
  booking: Booking
  onClose: () => void
}

/** There is already a reservation for that experience and day: change it to what was just chosen, keep it, or cancel it. */
export function ExistingReservation({ refusal, booking, onClose }: ExistingReservationProps) {
  const { t } = useTranslation('booking')
  const format = useFormat()
  const [isCancelling, setCancelling] = useState(false)
  const { existing, editable } = refusal
  const { draft } = booking
  const isTimeFixed = draft.time !== existing.time && !editable.includes('time')
  const keep = () => {
    void booking.keepExisting()
    onClose()
  }
  return (
    <Stack gap={5}>
      <Banner kind="info" isLive title={t('exists.title')}>
        {t('exists.text', { day: format.day(existing.date) })}
      </Banner>
      <FactList
        facts={[
          { icon: 'ticket', label: t('exists.now'), value: summary(existing.time, existing.people) },
          { icon: 'sparkles', label: t('exists.wanted'), value: summary(draft.time ?? '', draft.people) },
          { icon: 'info', label: t('field.status'), value: <StatusBadge status={existing.status} /> },
        ]}
      />
      {isTimeFixed && <p>{t('exists.timeFixed', { time: existing.time })}</p>}
      <Stack gap={3}>
        {editable.length > 0 && (
          <Button
            isFullWidth
            isPending={booking.isSending}
            pendingLabel={t('form.sending')}
            onPress={() => booking.modify({ existing, editable })}
          >
            {t('exists.modify')}
          </Button>
        )}
        <Button isFullWidth variant="secondary" onPress={keep}>
          {t('exists.keep')}
        </Button>
        {existing.can_cancel && (
          <Button isFullWidth variant="quiet" onPress={() => setCancelling(true)}>
            {t('exists.cancel')}
          </Button>
        )}
      </Stack>
      <ConfirmDialog
        isOpen={isCancelling}
        onOpenChange={setCancelling}
        tone="danger"
        title={t('cancel.title')}
        text={t('cancel.text')}
        confirmLabel={t('cancel.confirm')}
        cancelLabel={t('cancel.keep')}
        pendingLabel={t('cancel.pending')}
        onConfirm={() => booking.cancelExisting(existing.id)}
      />
    </Stack>
  )

  function summary(time: string, people: number): string {
    return `${time} · ${t('people', { count: people })}`
  }
}
