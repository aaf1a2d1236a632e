import { LOCALES } from '@sureda/contract/codes/locale'
import { coordinatesText } from '@sureda/contract/rules/coordinates-text'
import { useFormat } from '@sureda/remote/format'
import { useTranslation } from 'react-i18next'
import { languageName } from '../../shared/language-name.ts'
import type { EditRun } from '../../shared/use-edits.ts'
import { type FieldName, rowOf } from './editable-fields.ts'
import type { EditableField, Photo, Texts, Values } from './experience-values.ts'

const inAll = (texts: Texts) => Object.values(texts).filter(Boolean).join(' / ')

/** The text of a field's value; empty where there is none. */
export function useFieldText() {
  const { t } = useTranslation('guide')
  const format = useFormat()
  return (field: FieldName, value: unknown): string => {
    if (value === null || value === undefined || value === '') return ''
    const row = rowOf(field)
    switch (row.input) {
      case 'photos':
        return (value as Photo[]).map((photo, at) => `${at + 1}. ${inAll(photo.image_alt)}`).join('\n')
      case 'themes':
        return (value as Values['themes']).map((theme) => t(`theme.${theme}`)).join(', ')
      case 'lines':
        return (value as Texts[]).map(inAll).join('\n')
      case 'place':
        return coordinatesText(value as NonNullable<Values['place']>)
      case 'choice':
        return t(`${field}.${value}`)
      case 'date':
        return format.day(String(value))
      case 'number':
        if (row.unit) return format[row.unit](Number(value))
    }
    return String(value)
  }
}

/** Label and both values of a field with a conflict. */
export function useConflictText() {
  const { t } = useTranslation('guide')
  const textOf = useFieldText()
  return (name: EditableField, { edits, base }: Pick<EditRun<Values>, 'edits' | 'base'>) => {
    const [field, language] = name.split('.') as [FieldName, string?]
    const locale = LOCALES.find((one) => one === language)
    const label = t(`field.${field}`)
    return {
      label: locale ? `${label} · ${languageName(locale)}` : label,
      theirs: textOf(field, base[name]),
      mine: textOf(field, edits[name]?.now),
    }
  }
}
