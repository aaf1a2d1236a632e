import { Button, Section } from '@sureda/ui/base'
import { EmptyState } from '@sureda/ui/states'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import css from '../search-screen.module.css'
import { forgetSearches, recentSearches } from './recent-searches.ts'

/** Shown before a query: the last searches, or what can be searched. */
export function RecentList({ onAsk }: { onAsk: (question: string) => void }) {
  const { t } = useTranslation('content')
  const [words, setWords] = useState(recentSearches)
  if (words.length === 0)
    return <EmptyState title={t('search.start')} text={t('search.startText')} motif="rings" />
  return (
    <Section title={t('search.recent')}>
      <ul className={css.recent}>
        {words.map((word) => (
          <li key={word}>
            <Button variant="secondary" icon="search" onPress={() => onAsk(word)}>
              {word}
            </Button>
          </li>
        ))}
      </ul>
      <Button
        variant="quiet"
        icon="x"
        onPress={() => {
          forgetSearches()
          setWords([])
        }}
      >
        {t('search.forget')}
      </Button>
    </Section>
  )
}
