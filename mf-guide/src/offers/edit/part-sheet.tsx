import { EXPERIENCE_DIFFICULTIES, EXPERIENCE_TYPES, type ExperienceType } from '@sureda/contract/codes/enums'
import type { Locale } from '@sureda/contract/codes/locale'
import {
  EXPERIENCE_DURATION_MAX_MIN,
  EXPERIENCE_DURATION_PLACEHOLDER_MIN,
  EXPERIENCE_PRICE_MAX,
  EXPERIENCE_SHORT_MAX,
  EXPERIENCE_TEXT_MAX,
  EXPERIENCE_TITLE_MAX,
  SLOT_CAPACITY_MAX,
} from '@sureda/contract/rules/limits'
import { usualPurchase } from '@sureda/contract/rules/usual-purchase'
import { NumberField } from '@sureda/remote/forms'
import { Select } from '@sureda/ui/choice'
import type { FormFault } from '@sureda/ui/forms'
import { DateField, TextArea, TextField } from '@sureda/ui/forms'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { GuideSheet } from '../../shared/guide-sheet.tsx'
import { languageName } from '../../shared/language-name.ts'
import type { EditRun } from '../../shared/use-edits.ts'
import { type TextField as Field, LIST_FIELDS, type ListField, type Values } from './experience-values.ts'
import { LinesField } from './lines-field.tsx'
import { PhotosField } from './photos-field.tsx'
import { PlaceFields } from './place-fields.tsx'
import { ThemesField } from './themes-field.tsx'

export const PARTS = [
  'photos',
  'title',
  'description',
  'facts',
  'themes',
  'dates',
  ...LIST_FIELDS,
  'place',
] as const
export type SectionName = (typeof PARTS)[number]

/** Another way of buying would need other time slots and prices: a guide does not change it. */
const typesBookedAs = (type: ExperienceType) =>
  EXPERIENCE_TYPES.filter((one) => usualPurchase(one) === usualPurchase(type))

interface PartSheetProps {
  part: SectionName
  experienceId: string
  locale: Locale
  run: EditRun<Values>
  /** Why saving failed, to be seen at the fields. */
  fault: FormFault | null
  onClose: () => void
}

/** The fields of one part, in the chosen language. */
export default function PartSheet({ part, experienceId, locale, run, fault, onClose }: PartSheetProps) {
  const { t } = useTranslation('guide')
  const { values, set } = run
  const text = (field: Field) => ({
    name: `${field}.${locale}`,
    label: `${t(`field.${field}`)} · ${languageName(locale)}`,
    value: values[`${field}.${locale}`],
    onChange: (now: string) => set(`${field}.${locale}`, now),
  })
  const counterText = (length: number, max: number) => t('reasonSheet.counter', { length, max })
  const isList = (name: SectionName): name is ListField => (LIST_FIELDS as readonly string[]).includes(name)
  const fields: Record<Exclude<SectionName, ListField>, () => ReactNode> = {
    photos: () => (
      <PhotosField
        experienceId={experienceId}
        locale={locale}
        photos={values.photos}
        onChange={(photos) => set('photos', photos)}
      />
    ),
    title: () => (
      <>
        <TextField {...text('title')} maxLength={EXPERIENCE_TITLE_MAX} />
        <TextArea
          {...text('shortDescription')}
          rows={3}
          maxLength={EXPERIENCE_SHORT_MAX}
          counterText={counterText}
        />
        <Select
          name="type"
          label={t('field.type')}
          options={typesBookedAs(values.type).map((value) => ({ value, label: t(`type.${value}`) }))}
          value={values.type}
          onChange={(value) => set('type', EXPERIENCE_TYPES.find((one) => one === value) ?? values.type)}
        />
      </>
    ),
    description: () => (
      <TextArea
        {...text('description')}
        rows={12}
        maxLength={EXPERIENCE_TEXT_MAX}
        counterText={counterText}
      />
    ),
    facts: () => (
      <>
        <NumberField
          label={t('field.price')}
          name="price"
          mayBeEmpty
          description={t('field.priceEmpty')}
          value={values.price}
          onChange={(price) => set('price', price)}
          min={0}
          max={EXPERIENCE_PRICE_MAX}
          digits={2}
        />
        <NumberField
          name="capacity"
          label={t('field.capacity')}
          value={values.capacity}
          onChange={(capacity) => capacity !== null && set('capacity', capacity)}
          min={1}
          max={SLOT_CAPACITY_MAX}
        />
        <NumberField
          label={t('field.duration')}
          name="duration"
          mayBeEmpty
          description={t('field.durationEmpty')}
          placeholder={EXPERIENCE_DURATION_PLACEHOLDER_MIN}
          value={values.duration}
          onChange={(duration) => set('duration', duration)}
          min={1}
          max={EXPERIENCE_DURATION_MAX_MIN}
        />
        <Select
          name="difficulty"
          label={t('field.difficulty')}
          options={[
            { value: '', label: t('edit.none') },
            ...EXPERIENCE_DIFFICULTIES.map((value) => ({ value, label: t(`difficulty.${value}`) })),
          ]}
          value={values.difficulty ?? ''}
          onChange={(value) =>
            set('difficulty', EXPERIENCE_DIFFICULTIES.find((one) => one === value) ?? null)
          }
        />
      </>
    ),
    themes: () => <ThemesField themes={values.themes} onChange={(themes) => set('themes', themes)} />,
    dates: () => (
      <>
        <p>{t('edit.datesText')}</p>
        <DateField
          name="startDate"
          label={t('field.startDate')}
          optionalText={t('field.optional')}
          value={values.startDate ?? ''}
          maxDate={values.endDate ?? undefined}
          onChange={(date) => set('startDate', date || null)}
        />
        <DateField
          name="endDate"
          label={t('field.endDate')}
          optionalText={t('field.optional')}
          value={values.endDate ?? ''}
          minDate={values.startDate ?? undefined}
          onChange={(date) => set('endDate', date || null)}
        />
      </>
    ),
    place: () => (
      <>
        <TextField {...text('locationName')} maxLength={EXPERIENCE_TITLE_MAX} />
        <PlaceFields values={values} set={set} />
      </>
    ),
  }
  return (
    <GuideSheet title={t(`part.${part}`)} onClose={onClose} fault={fault}>
      {isList(part) ? (
        <LinesField
          name={part}
          label={t(`part.${part}`)}
          locale={locale}
          lines={values[part]}
          onChange={(lines) => set(part, lines)}
        />
      ) : (
        fields[part]()
      )}
    </GuideSheet>
  )
}
