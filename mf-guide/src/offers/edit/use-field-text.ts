import { LOCALES } from '@sureda/contract/codes/locale'
import { coordinatesText } from '@sureda/contract/rules/coordinates-text'
import { useFormat } from '@sureda/remote/format'
import { useTranslation } from 'react-i18next'
import { languageName } from '../../shared/language-name.ts'
import type { EditRun } from '../../shared/use-edits.ts'
import type { EditableField, Photo, Texts, Values } from './experience-values.ts'

/** The text of a field: the edited value and the one that was saved meanwhile. */
export function useFieldText() {
  const { t } = useTranslation('guide')
  const format = useFormat()
  const text = (name: EditableField, value: unknown): string => {
    if (value === null || value === undefined || value === '') return ''
    const inAll = (texts: Texts) => Object.values(texts).filter(Boolean).join(' / ')
    if (name === 'photos')
      return (value as Photo[]).map((photo, at) => `${at + 1}. ${inAll(photo.image_alt)}`).join('\n')
    if (name === 'themes') return (value as Values['themes']).map((theme) => t(`theme.${theme}`)).join(', ')
    if (Array.isArray(value)) return (value as Texts[]).map(inAll).join('\n')
    if (name === 'place') return coordinatesText(value as NonNullable<Values['place']>)
    if (name === 'type' || name === 'status' || name === 'difficulty') return t(`${name}.${value}`)
    if (name === 'price') return format.money(Number(value))
    if (name === 'duration') return format.duration(Number(value))
    if (name === 'startDate' || name === 'endDate') return format.day(String(value))
    return String(value)
  }
  return (name: EditableField, { edits, base }: Pick<EditRun<Values>, 'edits' | 'base'>) => {
    const [field, language] = name.split('.')
    const locale = LOCALES.find((one) => one === language)
    const label = t(`field.${field}`)
    return {
      label: locale ? `${label} · ${languageName(locale)}` : label,
      theirs: text(name, base[name]),
      mine: text(name, edits[name]?.now),
    }
  }
}
