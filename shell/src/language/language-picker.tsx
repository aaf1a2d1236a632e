import { useSession } from '@sureda/remote/session'
import { Icon } from '@sureda/ui/icon'
import { useTranslation } from 'react-i18next'
import { LANGUAGE_NAMES, LANGUAGES, pickLanguage } from './language.ts'
import css from './language-picker.module.css'

/** The six languages by their own names, in the phone's own picker. */
export function LanguagePicker({ isOnPicture = false }: { isOnPicture?: boolean }) {
  const { t } = useTranslation('shell')
  const language = useSession((state) => state.language)
  return (
    <label className={css.picker} data-on-picture={isOnPicture || undefined}>
      <Icon name="languages" className={css.icon} />
      <select
        className={css.select}
        aria-label={t('app.language')}
        value={language}
        onChange={(event) => void pickLanguage(event.target.value).catch(() => {})}
      >
        {LANGUAGES.map((locale) => (
          <option key={locale} value={locale} lang={locale}>
            {LANGUAGE_NAMES[locale]}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size="small" className={css.arrow} />
    </label>
  )
}
