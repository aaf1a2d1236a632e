import type { ExperienceDetail } from '@sureda/contract/schemas/catalogue/experience'
import type { Image } from '@sureda/contract/schemas/fields/media'
import { pictureOf } from '@sureda/remote/format'
import { usePhotoCredit } from '@sureda/remote/ui'
import { Gallery } from '@sureda/ui/gallery'
import { useTranslation } from 'react-i18next'
import css from './experience-page.module.css'

/** The pictures of an experience in a row to swipe; a tap opens one on the full screen. */
export default function ExperienceGallery({ experience }: { experience: ExperienceDetail }) {
  const { t } = useTranslation('content')
  const creditOf = usePhotoCredit()
  return (
    <Gallery
      className={css.gallery}
      label={t('experience.gallery')}
      pictures={picturesOf(experience).map((image, index) =>
        pictureOf(image, 'full', { priority: index === 0, credit: creditOf(image) }),
      )}
      previousLabel={t('shell:common.previous')}
      nextLabel={t('shell:common.next')}
      positionText={(index, total) => t('shell:common.position', { index, total })}
      openLabel={t('gallery.open')}
      closeLabel={t('shell:common.close')}
    />
  )
}

/** Every picture once, the main one first; a picture without a file is left out. */
export function picturesOf(experience: Image & { gallery: readonly Image[] }): Image[] {
  const all = [experience, ...experience.gallery].filter(({ image }) => image !== null)
  return all.filter(({ image }, index) => all.findIndex((other) => other.image === image) === index)
}
