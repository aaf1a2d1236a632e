import { BottomSheet } from '@sureda/ui/bottom-sheet'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useAskFirst } from './use-ask-first.tsx'

interface FormSheetProps {
  title: string
  onClose: () => void
  footer?: ReactNode
  /**
   * What closing would lose: `typed` everything that differs from how the sheet was opened, `wrong` only what is marked, because the rest counts already.
   */
  loses: 'typed' | 'wrong'
  children: ReactNode
}

const valuesIn = (form: HTMLFormElement | null | undefined) =>
  JSON.stringify(
    [...(form?.elements ?? [])].map((element) =>
      element instanceof HTMLInputElement && ['radio', 'checkbox'].includes(element.type)
        ? element.checked
        : 'value' in element && element.value,
    ),
  )

function useLoss(body: RefObject<HTMLDivElement | null>, loses: FormSheetProps['loses']) {
  const opened = useRef('')
  const formOf = () => body.current?.querySelector('form')
  useEffect(() => {
    opened.current = valuesIn(body.current?.querySelector('form'))
  }, [body])
  return () =>
    loses === 'typed' ? valuesIn(formOf()) !== opened.current : formOf()?.matches(':invalid') === true
}

/** A sheet with a form. Its cross, Escape and the phone's Back ask before they throw away what was written. */
export function FormSheet({ title, onClose, footer, loses, children }: FormSheetProps) {
  const { t } = useTranslation('guide')
  const body = useRef<HTMLDivElement>(null)
  const { ask, dialog } = useAskFirst(useLoss(body, loses), onClose, t('discard.title'))
  return (
    <BottomSheet
      isOpen
      onOpenChange={ask}
      heights={['full']}
      title={title}
      closeLabel={t('shell:common.close')}
      expandLabel={t('sheet.expand')}
      collapseLabel={t('sheet.collapse')}
      footer={footer}
    >
      <div ref={body}>{children}</div>
      {dialog}
    </BottomSheet>
  )
}
