import { ENQUIRY_MAX, GROUP_MAX, GROUP_MIN } from '@sureda/contract/rules/limits'
import type { EnquiryBody } from '@sureda/contract/schemas/bookings/enquiry'
import type { ExperienceDetail } from '@sureda/contract/schemas/catalogue/experience'
import { useIdempotencyKey } from '@sureda/remote/api'
import { useOnline, useToday } from '@sureda/remote/device'
import { formFault } from '@sureda/remote/forms'
import { useSession } from '@sureda/remote/session'
import { FormSheet } from '@sureda/remote/unsaved'
import { Banner, Button } from '@sureda/ui/base'
import { bringIntoView } from '@sureda/ui/core'
import { DateField, Form, Stepper, TextArea, TextField } from '@sureda/ui/forms'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import css from '../booking-form.module.css'
import { sendEnquiry } from './enquiry-queries.ts'

interface EnquirySheetProps {
  experience: ExperienceDetail
  onClose: () => void
}

/** A message to the provider, with an optional day and number of people. It reserves nothing, and says so. */
export default function EnquirySheet({ experience, onClose }: EnquirySheetProps) {
  const { t } = useTranslation('booking')
  const online = useOnline()
  const formId = useId()
  const user = useSession((state) => state.user)
  const today = useToday()
  const keyOf = useIdempotencyKey()
  const [people, setPeople] = useState(2)
  const send = useMutation({
    mutationFn: (body: EnquiryBody) => sendEnquiry(experience.id, body, keyOf(body)),
  })
  const submit = (data: FormData) => {
    const text = (name: string) => String(data.get(name) ?? '').trim()
    const date = text('date')
    const words = { name: text('name'), email: text('email'), message: text('message'), people }
    send.mutate({ ...words, ...(date && { date }) })
  }
  const who = experience.operator?.name
  return (
    <FormSheet
      title={t(send.data ? 'enquiry.sentTitle' : 'enquiry.title')}
      onClose={onClose}
      unsaved="typed"
      footer={
        send.data ? (
          <Button isFullWidth onPress={onClose}>
            {t('form.done')}
          </Button>
        ) : (
          <Button
            type="submit"
            form={formId}
            size="large"
            isFullWidth
            isDisabled={!online}
            isPending={send.isPending}
            pendingLabel={t('shell:common.sending')}
          >
            {t(online ? 'enquiry.send' : 'enquiry.offline')}
          </Button>
        )
      }
    >
      {send.data ? (
        <Banner kind="success" isLive ref={bringIntoView} title={t('enquiry.sentTo', { who: send.data.to })}>
          {t('enquiry.sentText')} {send.data.copy && t('enquiry.sentCopy')}
        </Banner>
      ) : (
        <Form
          id={formId}
          className={css.body}
          onSubmit={submit}
          isBusy={send.isPending}
          fault={formFault(send.error, t, { title: t('enquiry.failed') })}
        >
          <p className={css.lead}>
            {who ? t('enquiry.whoAnswers', { who }) : t('enquiry.officeAnswers')} {t('enquiry.notBooked')}
          </p>
          <TextArea
            label={t('enquiry.message')}
            name="message"
            isRequired
            rows={5}
            maxLength={ENQUIRY_MAX}
            counterText={(length, max) => t('form.counter', { length, max })}
          />
          <TextField
            label={t('shell:common.name')}
            name="name"
            isRequired
            autoComplete="name"
            maxLength={120}
            defaultValue={user?.name ?? ''}
          />
          <TextField
            label={t('shell:common.email')}
            name="email"
            type="email"
            isRequired
            autoComplete="email"
            maxLength={254}
            defaultValue={user?.email ?? ''}
            description={t('enquiry.emailHint')}
          />
          <DateField
            label={t('form.day')}
            name="date"
            minDate={today}
            optionalText={t('shell:common.optional')}
          />
          <Stepper
            label={t('field.people')}
            value={people}
            onChange={setPeople}
            min={GROUP_MIN}
            max={GROUP_MAX}
            decreaseLabel={t('form.fewer')}
            increaseLabel={t('form.more')}
            valueText={t('people', { count: people })}
          />
        </Form>
      )}
    </FormSheet>
  )
}
