import type { Image } from '@sureda/contract/schemas/fields/media'
import { photoText } from '@sureda/contract/schemas/fields/photo-text'
import { useFormat } from '@sureda/remote/format'
import { useTranslation } from 'react-i18next'
import css from './photo-line.module.css'

/** Who took the photograph of a screen. Nothing below a drawing. */
export function PhotoLine({ of }: { of: Pick<Image, 'image_photo'> }) {
  const { t } = useTranslation('games')
  const format = useFormat()
  const photo = of.image_photo
  if (!photo) return null
  return <p className={css.line}>{photoText(photo, t('photoBy', { author: photo.author }), format.date)}</p>
}
