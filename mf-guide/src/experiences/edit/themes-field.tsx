import { PREFERENCE_CATEGORIES, type Preference } from '@sureda/contract/codes/enums'
import { EXPERIENCE_THEMES_MAX } from '@sureda/contract/rules/limits'
import { ChipGroup } from '@sureda/ui/choice'
import { useTranslation } from 'react-i18next'

interface ThemesFieldProps {
  themes: readonly Preference[]
  onChange: (themes: Preference[]) => void
}

/** The themes in the order they were chosen; the first one counts most in recommendations. */
export function ThemesField({ themes, onChange }: ThemesFieldProps) {
  const { t } = useTranslation('guide')
  const isFull = themes.length >= EXPERIENCE_THEMES_MAX
  const [main] = themes
  return (
    <>
      <p>{t('themes.text', { count: EXPERIENCE_THEMES_MAX })}</p>
      <ChipGroup
        label={t('field.themes')}
        mode="multiple"
        options={PREFERENCE_CATEGORIES.map((value) => ({
          value,
          label: t(`theme.${value}`),
          isDisabled: isFull && !themes.includes(value),
        }))}
        value={[...themes]}
        onChange={(chosen) =>
          onChange(chosen.flatMap((one) => PREFERENCE_CATEGORIES.find((theme) => theme === one) ?? []))
        }
      />
      <p role="status">{main ? t('themes.main', { theme: t(`theme.${main}`) }) : t('themes.none')}</p>
    </>
  )
}
