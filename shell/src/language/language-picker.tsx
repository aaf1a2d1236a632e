import { useOnline } from '@sureda/remote/device'
import { useSession } from '@sureda/remote/session'
import { Icon } from '@sureda/ui/icons'
import { useId, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGUAGE_NAMES, LANGUAGES, pickLanguage } from './language.ts'
import css from './language-picker.module.css'

/**
 * The six languages by their own names, in a native select. Disabled offline: cached content exists only in its own
 * language, so another one would mix languages and show empty lists. A bar has no space for the reason: its screen shows it.
 */
export function LanguagePicker({ isOnPicture, isInBar }: { isOnPicture?: boolean; isInBar?: boolean }) {
  const { t } = useTranslation('shell')
  const language = useSession((state) => state.language)
  const isOnline = useOnline()
  const reason = useId()
  const select = useRef<HTMLSelectElement>(null)
  const pick = (picked: string) => void pickLanguage(picked).catch(() => {})
  // picked in the server's page before hydration
  useLayoutEffect(() => {
    const picked = select.current?.value
    if (picked && picked !== useSession.getState().language) pick(picked)
  }, [])
  return (
    <div className={css.place}>
      <label
        className={css.picker}
        data-on-picture={isOnPicture || undefined}
        data-in-bar={isInBar || undefined}
      >
        {/* inline, because the design system's less frequent icons are a request that /welcome can avoid */}
        <svg className={css.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="m5 8 6 6M4 14l6-6 2-3M2 5h12M7 2h1m14 20-5-10-5 10m2-4h6" />
        </svg>
        <select
          ref={select}
          className={css.select}
          aria-label={t('app.language')}
          aria-describedby={isOnline ? undefined : reason}
          value={language}
          disabled={!isOnline}
          onChange={(event) => pick(event.target.value)}
        >
          {LANGUAGES.map((locale) => (
            <option key={locale} value={locale} lang={locale}>
              {LANGUAGE_NAMES[locale]}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size="small" className={css.arrow} />
      </label>
      {!isOnline && (
        <p
          id={reason}
          className={css.reason}
          data-on-picture={isOnPicture || undefined}
          hidden={isInBar || undefined}
        >
          {t('app.languageOffline')}
        </p>
      )}
    </div>
  )
}
