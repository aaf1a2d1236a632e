import { cutText } from '@sureda/contract/rules/cut-text'
import { SearchField } from '@sureda/ui/choice'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

interface ListSearchProps {
  /** What is searched, e.g. "Search experiences". */
  label: string
  /** The text in the address. */
  value: string
  onChange: (text: string) => void
  className?: string
}

/** The longest `search` that the API accepts. */
const MAX_CHARS = 100
/** Pause after the last letter: browsers limit the changes of the address per minute. */
const PAUSE_MS = 250

/**
 * Free text search over a list. The field shows what is typed; the address follows after a pause, and otherwise the field follows the
 * address.
 */
export function ListSearch({ label, value, onChange, className }: ListSearchProps) {
  const { t } = useTranslation('content')
  const [typed, setTyped] = useState<string | null>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])
  // the latest callback, so that the write after the pause preserves other changes of the address
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  const say = (text: string) => {
    clearTimeout(pause.current)
    if (text !== value) onChange(cutText(text, MAX_CHARS))
  }
  return (
    <search
      className={className}
      onBlur={() => {
        if (typed === null) return
        say(typed)
        setTyped(null)
      }}
    >
      <SearchField
        label={label}
        placeholder={label}
        clearLabel={t('filter.clearText')}
        value={typed ?? value}
        onSubmit={say}
        onChange={(text) => {
          setTyped(text)
          clearTimeout(pause.current)
          pause.current = setTimeout(() => latest.current(cutText(text, MAX_CHARS)), PAUSE_MS)
        }}
      />
    </search>
  )
}
