import { LOCALES, type Locale } from '@sureda/contract/codes/locale'
import { ChipGroup } from '@sureda/ui/choice'
import { useTranslation } from 'react-i18next'
import { languageName } from '../../shared/language-name.ts'
import { isIncomplete, type Values } from './experience-values.ts'

interface LanguageTabsProps {
  values: Values
  value: Locale
  onChange: (locale: Locale) => void
}

/** The language in which the page is shown and edited. Incomplete languages are marked. */
export function LanguageTabs({ values, value, onChange }: LanguageTabsProps) {
  const { t } = useTranslation('guide')
  return (
    <ChipGroup
      mode="single"
      layout="scroll"
      label={t('edit.language')}
      options={LOCALES.map((locale) => {
        const name = languageName(locale)
        return isIncomplete(values, locale)
          ? {
              value: locale,
              label: t('edit.incomplete', { language: name }),
              icon: 'alert-triangle' as const,
            }
          : { value: locale, label: name }
      })}
      value={value}
      onChange={(next) => onChange(LOCALES.find((one) => one === next) ?? value)}
    />
  )
}
