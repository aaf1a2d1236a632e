import { useFormat } from '@sureda/remote/format'
import { Note } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'

/** Says once per screen that some of it was invented for the demo. It renders nothing where all is real. */
export function DemoNote({ of }: { of: readonly { demo?: boolean }[] }) {
  const { t } = useTranslation('content')
  if (!of.some(({ demo }) => demo)) return null
  return <Note icon="info">{of.length === 1 ? t('shell:common.demoHint') : t('shell:common.demoSome')}</Note>
}

/** Says on which day hours, price, telephone and place were checked; an answer cached by an earlier release lacks the field. */
export function CheckedNote({ day }: { day: string | null | undefined }) {
  const { t } = useTranslation('content')
  const format = useFormat()
  if (!day) return null
  return <Note icon="check">{t('state.checkedOn', { date: format.date(`${day}T12:00:00Z`) })}</Note>
}
