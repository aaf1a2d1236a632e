import { BottomSheet } from '@sureda/ui/bottom-sheet'
import { Button } from '@sureda/ui/button'
import { Stack } from '@sureda/ui/stack'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface GuideSheetProps {
  title: string
  onClose: () => void
  footer?: ReactNode
  children: ReactNode
}

/** A sheet for a few fields: what is typed into it counts at once, "Done" only closes it. */
export function GuideSheet({ title, onClose, footer, children }: GuideSheetProps) {
  const { t } = useTranslation('guide')
  return (
    <BottomSheet
      isOpen
      onOpenChange={onClose}
      heights={['full']}
      title={title}
      closeLabel={t('shell:common.close')}
      expandLabel={t('sheet.expand')}
      collapseLabel={t('sheet.collapse')}
      footer={
        footer ?? (
          <Button isFullWidth onPress={onClose}>
            {t('sheet.done')}
          </Button>
        )
      }
    >
      <Stack gap={5}>{children}</Stack>
    </BottomSheet>
  )
}
