import { FormSheet } from '@sureda/remote/unsaved'
import { Button, Stack } from '@sureda/ui/base'
import { Form, type FormFault } from '@sureda/ui/forms'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'

interface GuideSheetProps {
  title: string
  onClose: () => void
  /** Why saving failed, shown at the fields. */
  fault?: FormFault | null
  footer?: ReactNode
  children: ReactNode
}

/** A sheet for a few fields. Input is taken at once; "Done" closes the sheet when every field is valid. */
export function GuideSheet({ title, onClose, fault, footer, children }: GuideSheetProps) {
  const { t } = useTranslation('guide')
  const formId = useId()
  return (
    <FormSheet
      title={title}
      onClose={onClose}
      unsaved="wrong"
      footer={
        footer ?? (
          <Button type="submit" form={formId} isFullWidth>
            {t('sheet.done')}
          </Button>
        )
      }
    >
      <Form id={formId} aria-label={title} fault={fault} onSubmit={() => footer === undefined && onClose()}>
        <Stack gap={5}>{children}</Stack>
      </Form>
    </FormSheet>
  )
}
