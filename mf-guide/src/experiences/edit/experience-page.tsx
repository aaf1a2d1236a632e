import type { Locale } from '@sureda/contract/codes/locale'
import { coordinatesText } from '@sureda/contract/rules/coordinates-text'
import type { GuideExperienceDetail } from '@sureda/contract/schemas/guides/guide-experience'
import { pictureOf, useFormat } from '@sureda/remote/format'
import { useSession } from '@sureda/remote/session'
import { FactList, Picture, Stack } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import type { Edits } from '../../shared/edits.ts'
import { languageInSentence } from '../../shared/language-name.ts'
import { EditSection } from '../edit-section.tsx'
import { FACTS, type FieldName, fieldsOf, fieldsWith, type SectionName } from './editable-fields.ts'
import css from './experience-page.module.css'
import {
  type ListField,
  nameIn,
  shownText,
  type TextField,
  textsOf,
  type Values,
} from './experience-values.ts'
import { useFieldText } from './use-field-text.ts'

interface ExperiencePageProps {
  experience: GuideExperienceDetail
  values: Values
  edits: Edits<Values>
  locale: Locale
  onEdit: (section: SectionName) => void
}

/** The page as visitors read it in the chosen language. A note marks texts that fall back to another language. */
export function ExperiencePage({ values, edits, locale, onEdit }: ExperiencePageProps) {
  const { t } = useTranslation('guide')
  const format = useFormat()
  const fieldText = useFieldText()
  const home = useSession((state) => state.tenant?.locale ?? 'es')
  const shown = (field: TextField) => shownText(textsOf(values, field), locale, home)
  const section = (name: SectionName, note?: string) => ({
    ...{ label: t(`part.${name}`), note, onPress: () => onEdit(name) },
    isChanged: fieldsOf(name).some((field) => nameIn(field, locale) in edits),
  })
  /** Says which language is shown in place of a missing text. */
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
      <EditSection {...section('photos', photoNote())}>
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
      </EditSection>
      <EditSection {...section('title', note('title', 'shortDescription'))}>
        <p className={css.eyebrow}>{t(`type.${values.type}`)}</p>
        <p className={css.title} lang={title.locale ?? undefined}>
          {title.text || t('edit.noTitle')}
        </p>
        <p className={css.lead} lang={short.locale ?? undefined}>
          {short.text}
        </p>
      </EditSection>
      <EditSection {...section('description', note('description'))}>
        <p className={css.prose} lang={description.locale ?? undefined}>
          {description.text || t('edit.empty')}
        </p>
      </EditSection>
      <EditSection {...section('facts')}>
        <FactList
          columns={2}
          facts={FACTS.map(({ name, icon }) => ({ label: t(`fact.${name}`), icon, value: factText(name) }))}
        />
      </EditSection>
      <EditSection {...section('themes')}>
        <p>{values.themes.map((theme) => t(`theme.${theme}`)).join(' · ') || t('themes.none')}</p>
      </EditSection>
      <EditSection {...section('dates')}>
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
      </EditSection>
      {fieldsWith('lines').map((field) => (
        <EditSection key={field} {...section(field, lineNote(field))}>
          <Lines field={field} />
        </EditSection>
      ))}
      <EditSection {...section('place', note('locationName'))}>
        <p className={css.strong} lang={place.locale ?? undefined}>
          {place.text || t('edit.empty')}
        </p>
        {values.address && <p>{values.address}</p>}
        <p className={css.muted}>{values.place ? coordinatesText(values.place) : t('edit.noPlace')}</p>
      </EditSection>
    </Stack>
  )

  function photoNote(): string | undefined {
    const missing = values.photos.filter((photo) => !photo.image_alt[locale]?.trim()).length
    return missing > 0 ? t('photos.altMissing', { count: missing }) : undefined
  }

  function factText(name: FieldName): string {
    if (name === 'price' && values.price === null) return t('edit.onRequest')
    if (name === 'price' && values.price === 0) return t('shell:common.free')
    if (name === 'capacity') return t('people', { count: values.capacity })
    return fieldText(name, values[nameIn(name, locale)]) || t('edit.none')
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
