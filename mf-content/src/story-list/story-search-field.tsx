import { SearchField } from '@sureda/ui/search-field'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import css from './story-index.module.css'

/** A pause in typing, milliseconds: a person has come to the end of a word. */
const PAUSE_MS = 300

/** What is typed is there at once; the address and the list follow at the end of a word. */
export function StorySearchField({ question, onAsk }: { question: string; onAsk: (text: string) => void }) {
  const { t } = useTranslation('content')
  const [text, setText] = useState(question)
  const [asked, setAsked] = useState(question)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // after the pause the filters may be others, and the screen may be gone
  const latest = useRef(onAsk)
  useEffect(() => {
    latest.current = onAsk
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  // cleared from elsewhere: the button of the empty list
  if (question !== asked) {
    setAsked(question)
    setText(question)
  }
  const ask = (next: string) => {
    clearTimeout(timer.current)
    setAsked(next.trim())
    latest.current(next.trim())
  }
  return (
    <SearchField
      className={css.field}
      label={t('story.search')}
      placeholder={t('shell:common.search')}
      clearLabel={t('shell:common.clear')}
      value={text}
      onSubmit={ask}
      onChange={(next) => {
        setText(next)
        clearTimeout(timer.current)
        timer.current = setTimeout(() => ask(next), PAUSE_MS)
      }}
    />
  )
}
