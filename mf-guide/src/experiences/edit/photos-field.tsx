import type { Locale } from '@sureda/contract/codes/locale'
import {
  EXPERIENCE_PHOTO_ALT_MAX,
  EXPERIENCE_PHOTOS_MAX,
  PHOTO_MAX_BYTES,
  PHOTO_TYPES,
} from '@sureda/contract/rules/limits'
import { errorMessage } from '@sureda/remote/api'
import { shrinkPhoto, useOnline } from '@sureda/remote/device'
import { pictureOf } from '@sureda/remote/format'
import { useSession } from '@sureda/remote/session'
import { IconButton, Picture } from '@sureda/ui/base'
import { FileButton, TextField } from '@sureda/ui/forms'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { languageInSentence } from '../../shared/language-name.ts'
import { uploadPhoto } from '../experience-queries.ts'
import { type Photo, shownText } from './experience-values.ts'
import css from './photos-field.module.css'

interface PhotosFieldProps {
  experienceId: string
  locale: Locale
  photos: readonly Photo[]
  onChange: (photos: readonly Photo[]) => void
}

/** The photos in order, with descriptions in the chosen language. A new photo is uploaded at once, and visible once the page is saved. */
export function PhotosField({ experienceId, locale, photos, onChange }: PhotosFieldProps) {
  const { t } = useTranslation('guide')
  const online = useOnline()
  const home = useSession((state) => state.tenant?.locale ?? 'es')
  const [isTooLarge, setTooLarge] = useState(false)
  const upload = useMutation({
    mutationFn: (photo: Blob) => uploadPhoto(experienceId, photo),
    onSuccess: (photo) => onChange([...photos, { ...photo, image_alt: {} }]),
  })
  const choose = async (file: File) => {
    const photo = await shrinkPhoto(file, PHOTO_MAX_BYTES)
    setTooLarge(photo === null)
    if (photo) upload.mutate(photo)
  }
  const move = (from: number, to: number) => {
    const photo = photos[from]
    if (photo) onChange(photos.toSpliced(from, 1).toSpliced(to, 0, photo))
  }
  const fault = isTooLarge ? t('photos.tooLarge') : upload.isError ? errorMessage(upload.error, t) : undefined
  return (
    <div className={css.photos}>
      <p>{t('photos.text', { language: languageInSentence(locale) })}</p>
      <ol className={css.list} aria-label={t('part.photos')}>
        {photos.map((photo, index) => {
          const other = shownText({ ...photo.image_alt, [locale]: '' }, locale, home).text
          const n = index + 1
          return (
            <li key={photo.image} className={css.photo}>
              <Picture {...pictureOf({ ...photo, image_alt: null }, 'card')} ratio="16/9">
                {index === 0 && <span className={css.first}>{t('photos.first')}</span>}
              </Picture>
              <TextField
                name={`photos.${index}.image_alt.${locale}`}
                label={t('photos.alt', { n })}
                value={photo.image_alt[locale] ?? ''}
                maxLength={EXPERIENCE_PHOTO_ALT_MAX}
                placeholder={other}
                description={photo.image_alt[locale]?.trim() ? undefined : other || t('photos.altText')}
                onChange={(text) =>
                  onChange(
                    photos.with(index, { ...photo, image_alt: { ...photo.image_alt, [locale]: text } }),
                  )
                }
              />
              <div className={css.buttons}>
                <IconButton
                  icon="arrow-up"
                  label={t('photos.earlier', { n })}
                  isDisabled={index === 0}
                  onPress={() => move(index, index - 1)}
                />
                <IconButton
                  icon="arrow-down"
                  label={t('photos.later', { n })}
                  isDisabled={index === photos.length - 1}
                  onPress={() => move(index, index + 1)}
                />
                <IconButton
                  icon="trash"
                  label={t('photos.remove', { n })}
                  onPress={() => onChange(photos.toSpliced(index, 1))}
                />
              </div>
            </li>
          )
        })}
      </ol>
      <FileButton
        accept={[...PHOTO_TYPES]}
        icon="image"
        isPending={upload.isPending}
        pendingLabel={t('shell:common.sending')}
        isDisabled={!online || photos.length >= EXPERIENCE_PHOTOS_MAX}
        description={
          photos.length >= EXPERIENCE_PHOTOS_MAX
            ? t('photos.full', { max: EXPERIENCE_PHOTOS_MAX })
            : t('photos.hint')
        }
        errorMessage={fault}
        onSelect={(file) => void choose(file)}
      >
        {t('photos.add')}
      </FileButton>
    </div>
  )
}
