import type { Image } from '@sureda/contract/schemas/fields/media'
import { photoText } from '@sureda/contract/schemas/fields/photo-text'
import { useFormat } from '@sureda/remote/format'
import { Note } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'

/** Says once per screen that some of what it shows was invented for the demo. Nothing where all of it is real. */
export function DemoNote({ of }: { of: readonly { demo?: boolean }[] }) {
  const { t } = useTranslation('content')
  if (!of.some(({ demo }) => demo)) return null
  return <Note icon="info">{of.length === 1 ? t('shell:common.demoHint') : t('state.demoSome')}</Note>
}

/** On which day hours, price, telephone and place were checked; an answer cached by an earlier release lacks the field. */
export function CheckedNote({ day }: { day: string | null | undefined }) {
  const { t } = useTranslation('content')
  const format = useFormat()
  if (!day) return null
  return <Note icon="check">{t('state.checkedOn', { date: format.date(`${day}T12:00:00Z`) })}</Note>
}

/** Who took the photograph of a screen, where, when and under which licence. Nothing below a drawing. */
export function PhotoCredit({ of }: { of: Pick<Image, 'image_photo'> }) {
  const { t } = useTranslation('content')
  const format = useFormat()
  const photo = of.image_photo
  if (!photo) return null
  return <Note>{photoText(photo, t('photoBy', { author: photo.author }), format.date)}</Note>
}
