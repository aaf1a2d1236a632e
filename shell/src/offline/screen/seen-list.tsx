import { useFormat } from '@sureda/remote/format'
import { useSession } from '@sureda/remote/session'
import { Section, TextLink } from '@sureda/ui/base'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import css from './saved-screen.module.css'
import { seenScreens } from './seen-screens.ts'

const SHOWN = 8

/** Recently opened screens, which open again offline. */
export function SeenList() {
  const { t } = useTranslation('shell')
  const format = useFormat()
  const language = useSession((session) => session.language)
  const seen = useMemo(() => seenScreens(language), [language])
  if (seen.length === 0) return null
  return (
    <Section title={t('saved.seen')}>
      <ul className={css.seen}>
        {seen.slice(0, SHOWN).map(({ path, title, at }) => (
          <li key={path} className={css.row}>
            <TextLink href={path} variant="standalone">
              {title}
            </TextLink>
            <span className={css.age}>{format.ago(at)}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
