import type { Locale } from '@sureda/contract/codes/locale'
import { coordinatesText } from '@sureda/contract/rules/coordinates-text'
import type { GuideExperienceDetail } from '@sureda/contract/schemas/guides/guide-experience'
import { pictureOf, useFormat } from '@sureda/remote/format'
import { useSession } from '@sureda/remote/session'
import { FactList, Picture, Stack } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import type { Edits } from '../../shared/edits.ts'
import { languageInSentence } from '../../shared/language-name.ts'
import { EditPart } from '../edit-part.tsx'
import css from './experience-page.module.css'
import {
  type EditableField,
  LIST_FIELDS,
  type ListField,
  shownText,
  type TextField,
  textsOf,
  type Values,
} from './experience-values.ts'
import type { SectionName } from './part-sheet.tsx'

interface ExperiencePageProps {
  experience: GuideExperienceDetail
  values: Values
  edits: Edits<Values>
  locale: Locale
  onEdit: (part: SectionName) => void
}

/** The page as visitors read it in the chosen language; what they read in another one for want of a text is marked. */
export function ExperiencePage({ values, edits, locale, onEdit }: ExperiencePageProps) {
  const { t } = useTranslation('guide')
  const format = useFormat()
  const home = useSession((state) => state.tenant?.locale ?? 'es')
  const shown = (field: TextField) => shownText(textsOf(values, field), locale, home)
  const isChanged = (...fields: EditableField[]) => fields.some((field) => field in edits)
  const ofText = (field: TextField) => `${field}.${locale}` as const
  /** Which language is shown instead of the missing one. */
  const note = (...fields: TextField[]) => {
    const others = fields.map(shown).filter((one) => one.locale !== locale)
    const [other] = others
    if (!other) return undefined
    return other.locale
      ? t('edit.fallback', { language: languageInSentence(other.locale) })
      : t('edit.nothing')
  }
  const title = shown('title')
  const short = shown('shortDescription')
  const description = shown('description')
  const place = shown('locationName')
  return (
    <Stack gap={3}>
      <EditPart
        label={t('part.photos')}
        isChanged={isChanged('photos')}
        note={photoNote()}
        onPress={() => onEdit('photos')}
      >
        {values.photos.length === 0 ? (
          <p>{t('photos.none')}</p>
        ) : (
          <div className={css.photos}>
            {values.photos.map((photo) => (
              <Picture
                key={photo.image}
                {...pictureOf(
                  { ...photo, image_alt: shownText(photo.image_alt, locale, home).text },
                  'thumb',
                )}
                ratio="1/1"
              />
            ))}
          </div>
        )}
      </EditPart>
      <EditPart
        label={t('part.title')}
        isChanged={isChanged(ofText('title'), ofText('shortDescription'), 'type')}
        note={note('title', 'shortDescription')}
        onPress={() => onEdit('title')}
      >
        <p className={css.eyebrow}>{t(`type.${values.type}`)}</p>
        <p className={css.title} lang={title.locale ?? undefined}>
          {title.text || t('edit.noTitle')}
        </p>
        <p className={css.lead} lang={short.locale ?? undefined}>
          {short.text}
        </p>
      </EditPart>
      <EditPart
        label={t('part.description')}
        isChanged={isChanged(ofText('description'))}
        note={note('description')}
        onPress={() => onEdit('description')}
      >
        <p className={css.prose} lang={description.locale ?? undefined}>
          {description.text || t('edit.empty')}
        </p>
      </EditPart>
      <EditPart
        label={t('part.facts')}
        isChanged={isChanged('price', 'capacity', 'duration', 'difficulty')}
        onPress={() => onEdit('facts')}
      >
        <FactList
          columns={2}
          facts={[
            { label: t('fact.price'), icon: 'euro', value: priceText(values.price) },
            {
              label: t('fact.duration'),
              icon: 'clock',
              value: values.duration === null ? t('edit.none') : format.duration(values.duration),
            },
            { label: t('fact.capacity'), icon: 'users', value: t('people', { count: values.capacity }) },
            {
              label: t('fact.difficulty'),
              icon: 'gauge',
              value: values.difficulty ? t(`difficulty.${values.difficulty}`) : t('edit.none'),
            },
          ]}
        />
      </EditPart>
      <EditPart label={t('part.themes')} isChanged={isChanged('themes')} onPress={() => onEdit('themes')}>
        <p>{values.themes.map((theme) => t(`theme.${theme}`)).join(' · ') || t('themes.none')}</p>
      </EditPart>
      <EditPart
        label={t('part.dates')}
        isChanged={isChanged('startDate', 'endDate')}
        onPress={() => onEdit('dates')}
      >
        <p>
          {values.startDate || values.endDate
            ? [
                values.startDate && t('edit.from', { date: format.day(values.startDate) }),
                values.endDate && t('edit.until', { date: format.day(values.endDate) }),
              ]
                .filter(Boolean)
                .join(' ')
            : t('edit.allYear')}
        </p>
      </EditPart>
      {LIST_FIELDS.map((field) => (
        <EditPart
          key={field}
          label={t(`part.${field}`)}
          isChanged={isChanged(field)}
          note={lineNote(field)}
          onPress={() => onEdit(field)}
        >
          <Lines field={field} />
        </EditPart>
      ))}
      <EditPart
        label={t('part.place')}
        isChanged={isChanged(ofText('locationName'), 'address', 'place')}
        note={note('locationName')}
        onPress={() => onEdit('place')}
      >
        <p className={css.strong} lang={place.locale ?? undefined}>
          {place.text || t('edit.empty')}
        </p>
        {values.address && <p>{values.address}</p>}
        <p className={css.muted}>{values.place ? coordinatesText(values.place) : t('edit.noPlace')}</p>
      </EditPart>
    </Stack>
  )

  function photoNote(): string | undefined {
    const missing = values.photos.filter((photo) => !photo.image_alt[locale]?.trim()).length
    return missing > 0 ? t('photos.altMissing', { count: missing }) : undefined
  }

  function priceText(price: number | null): string {
    if (price === null) return t('edit.onRequest')
    return price === 0 ? t('shell:common.free') : format.money(price)
  }

  function lineNote(field: ListField): string | undefined {
    const missing = values[field].filter((line) => !line[locale]?.trim()).length
    return missing > 0 ? t('edit.linesMissing', { count: missing }) : undefined
  }

  function Lines({ field }: { field: ListField }) {
    const lines = values[field].map((line) => shownText(line, locale, home)).filter(({ text }) => text)
    if (lines.length === 0) return <p className={css.muted}>{t('edit.empty')}</p>
    return (
      <ul className={css.lines}>
        {lines.map((line) => (
          <li key={line.text} lang={line.locale ?? undefined}>
            {line.text}
          </li>
        ))}
      </ul>
    )
  }
}
