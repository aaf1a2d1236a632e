import { SLOT_MESSAGE_MAX } from '@sureda/contract/limits'
import type { ManifestSlot } from '@sureda/contract/manifest'
import { errorMessage } from '@sureda/remote/error-message'
import { useFormat } from '@sureda/remote/format'
import { useOnline } from '@sureda/remote/online'
import { shell } from '@sureda/remote/shell-services'
import { useIdempotencyKey } from '@sureda/remote/use-idempotency-key'
import { Banner } from '@sureda/ui/banner'
import { BottomSheet } from '@sureda/ui/bottom-sheet'
import { Button } from '@sureda/ui/button'
import { Stack } from '@sureda/ui/stack'
import { TextArea } from '@sureda/ui/text-area'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { writeToSlot } from '../queries/manifest-queries.ts'

interface MessageSheetProps {
  date: string
  slot: ManifestSlot
  onClose: () => void
}

/** A word to everybody of the slot, by mail and as a card in their app. It needs the network: who is told must be told now. */
export default function MessageSheet({ date, slot, onClose }: MessageSheetProps) {
  const { t } = useTranslation('guide')
  const format = useFormat()
  const online = useOnline()
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const keyOf = useIdempotencyKey()
  const send = useMutation({
    mutationFn: (words: string) =>
      writeToSlot({ experience_id: slot.experience.id, date, time: slot.time }, words, keyOf(words)),
    onSuccess: ({ recipients }) => {
      shell().toast({ kind: 'success', text: t('message.sent', { count: recipients }) })
      onClose()
    },
  })
  return (
    <BottomSheet
      isOpen
      onOpenChange={onClose}
      heights={['full']}
      title={t('message.title')}
      closeLabel={t('shell:common.close')}
      expandLabel={t('sheet.expand')}
      collapseLabel={t('sheet.collapse')}
      footer={
        <Button
          isFullWidth
          icon="send"
          isDisabled={!online}
          isPending={send.isPending}
          pendingLabel={t('step.sending')}
          onPress={() => (text.trim() ? send.mutate(text.trim()) : setMissing(true))}
        >
          {t('message.send')}
        </Button>
      }
    >
      <Stack gap={4}>
        <p>
          <strong>{slot.experience.title}</strong>
          <br />
          {format.day(date)}, {slot.time}
        </p>
        <p>{t('message.about')}</p>
        {!online && <Banner kind="info">{t('message.offline')}</Banner>}
        {send.isError && (
          <Banner kind="danger" isLive>
            {errorMessage(send.error, t)}
          </Banner>
        )}
        <TextArea
          label={t('message.text')}
          value={text}
          onChange={(words) => {
            setMissing(false)
            setText(words)
            if (send.isError) send.reset()
          }}
          maxLength={SLOT_MESSAGE_MAX}
          rows={5}
          errorMessage={isMissing ? t('message.missing') : undefined}
          counterText={(length, max) => t('reasonSheet.counter', { length, max })}
        />
      </Stack>
    </BottomSheet>
  )
}
