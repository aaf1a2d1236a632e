import { EXPERIENCE_TYPES, type ExperienceType } from '@sureda/contract/codes/enums'
import type { Locale } from '@sureda/contract/codes/locale'
import { usualPurchase } from '@sureda/contract/rules/usual-purchase'
import { NumberField } from '@sureda/remote/forms'
import { Select } from '@sureda/ui/choice'
import { DateField, TextArea, TextField } from '@sureda/ui/forms'
import { useTranslation } from 'react-i18next'
import { languageName } from '../../shared/language-name.ts'
import type { EditRun } from '../../shared/use-edits.ts'
import { type FieldName, type FieldsWith, rowOf } from './editable-fields.ts'
import type { Values } from './experience-values.ts'
import { LinesField } from './lines-field.tsx'
import { PhotosField } from './photos-field.tsx'
import { PlaceField } from './place-field.tsx'
import { ThemesField } from './themes-field.tsx'

/** Types that are bought in the same way: another way would need other time slots and prices. */
const typesBookedAs = (type: ExperienceType) =>
  EXPERIENCE_TYPES.filter((one) => usualPurchase(one) === usualPurchase(type))

interface FieldInputProps {
  name: FieldName
  experienceId: string
  locale: Locale
  run: EditRun<Values>
}

/** The input of a field, as its row of `EDITABLE_FIELDS` says. */
export function FieldInput({ name, experienceId, locale, run: { values, set } }: FieldInputProps) {
  const { t } = useTranslation('guide')
  const row = rowOf(name)
  const label = t(`field.${name}`)
  switch (row.input) {
    case 'text': {
      const key = `${name as FieldsWith<'text'>}.${locale}` as const
      const text = {
        ...{ name: key, label: `${label} · ${languageName(locale)}`, value: values[key], maxLength: row.max },
        onChange: (now: string) => set(key, now),
      }
      if (!row.rows) return <TextField {...text} />
      return (
        <TextArea
          {...text}
          rows={row.rows}
          counterText={(length, max) => t('reasonSheet.counter', { length, max })}
        />
      )
    }
    case 'line': {
      const key = name as FieldsWith<'line'>
      return (
        <TextField
          {...{ name, label, value: values[key] ?? '', maxLength: row.max }}
          optionalText={t('shell:common.optional')}
          onChange={(now) => set(key, now || null)}
        />
      )
    }
    case 'number': {
      const key = name as FieldsWith<'number'>
      return (
        <NumberField
          {...{ name, label, value: values[key], min: row.min, max: row.max }}
          {...(row.digits !== undefined && { digits: row.digits })}
          {...(row.placeholder !== undefined && { placeholder: row.placeholder })}
          {...(row.mayBeEmpty && { mayBeEmpty: true, description: t(`field.${name}Empty`) })}
          onChange={(now) => (now !== null || row.mayBeEmpty) && set(key, now)}
        />
      )
    }
    case 'choice': {
      const key = name as FieldsWith<'choice'>
      const options = name === 'type' ? typesBookedAs(values.type) : row.options
      return (
        <Select
          {...{ name, label, value: values[key] ?? '' }}
          options={[
            ...(row.mayBeEmpty ? [{ value: '', label: t('edit.none') }] : []),
            ...options.map((value) => ({ value, label: t(`${name}.${value}`) })),
          ]}
          onChange={(now) => set(key, (now || null) as Values[typeof key])}
        />
      )
    }
    case 'date': {
      const key = name as FieldsWith<'date'>
      return (
        <DateField
          {...{ name, label, value: values[key] ?? '' }}
          optionalText={t('shell:common.optional')}
          minDate={(row.notBefore && values[row.notBefore]) ?? undefined}
          maxDate={(row.notAfter && values[row.notAfter]) ?? undefined}
          onChange={(now) => set(key, now || null)}
        />
      )
    }
    case 'lines': {
      const key = name as FieldsWith<'lines'>
      return (
        <LinesField
          {...{ name, label: t(`part.${name}`), locale, lines: values[key] }}
          onChange={(now) => set(key, now)}
        />
      )
    }
    case 'photos':
      return (
        <PhotosField
          {...{ experienceId, locale, photos: values.photos }}
          onChange={(now) => set('photos', now)}
        />
      )
    case 'themes':
      return <ThemesField themes={values.themes} onChange={(now) => set('themes', now)} />
    case 'place':
      return <PlaceField place={values.place} onChange={(now) => set('place', now)} />
  }
}
