import type { Image } from '@sureda/contract/schemas/fields/media'
import { photoText } from '@sureda/contract/schemas/fields/photo-text'
import { Note } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../format/format.ts'

type Pictured = Pick<Image, 'image_photo'>

/** Author, place, date and licence of a photograph as text; undefined for a drawing. */
export function usePhotoCredit(): (image: Pictured) => string | undefined {
  const { t } = useTranslation()
  const format = useFormat()
  return ({ image_photo: photo }) =>
    photo && photoText(photo, t('shell:common.photoBy', { author: photo.author }), format.date)
}

/** The credit of a photograph, below it or at the end of its screen. Renders nothing for a drawing. */
export function PhotoCredit({ of }: { of: Pictured }) {
  const credit = usePhotoCredit()(of)
  return credit ? <Note>{credit}</Note> : null
}
