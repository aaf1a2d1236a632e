import { SLOT_MESSAGE_MAX } from '@sureda/contract/rules/limits'
import type { ManifestSlot } from '@sureda/contract/schemas/guides/manifest'
import { useIdempotencyKey } from '@sureda/remote/api'
import { useOnline } from '@sureda/remote/device'
import { useFormat } from '@sureda/remote/format'
import { formFault } from '@sureda/remote/forms'
import { shell } from '@sureda/remote/shell'
import { FormSheet } from '@sureda/remote/unsaved'
import { Banner, Button } from '@sureda/ui/base'
import { Form, TextArea } from '@sureda/ui/forms'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { writeToSlot } from '../attendance-queries.ts'

interface MessageSheetProps {
  date: string
  slot: ManifestSlot
  onClose: () => void
}

/** A message to all members of the slot, by mail and as a card in their app. It needs the network, because it must arrive now. */
export default function MessageSheet({ date, slot, onClose }: MessageSheetProps) {
  const { t } = useTranslation('guide')
  const format = useFormat()
  const online = useOnline()
  const [text, setText] = useState('')
  const formId = useId()
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
    <FormSheet
      title={t('message.title')}
      onClose={onClose}
      unsaved="typed"
      footer={
        <Button
          isFullWidth
          icon="send"
          isDisabled={!online}
          isPending={send.isPending}
          pendingLabel={t('shell:common.sending')}
          type="submit"
          form={formId}
        >
          {t('message.send')}
        </Button>
      }
    >
      <Form
        id={formId}
        fault={formFault(send.error, t)}
        isBusy={send.isPending}
        onSubmit={() => send.mutate(text.trim())}
      >
        <p>
          <strong>{slot.experience.title}</strong>
          <br />
          {format.day(date)}, {slot.time}
        </p>
        <p>{t('message.about')}</p>
        {!online && <Banner kind="info">{t('message.offline')}</Banner>}
        <TextArea
          name="text"
          label={t('message.text')}
          isRequired
          messages={{ valueMissing: t('message.missing') }}
          value={text}
          onChange={setText}
          maxLength={SLOT_MESSAGE_MAX}
          rows={5}
          counterText={(length, max) => t('reasonSheet.counter', { length, max })}
        />
      </Form>
    </FormSheet>
  )
}
