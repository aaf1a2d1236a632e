import { SearchField } from '@sureda/ui/search-field'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

interface ListSearchProps {
  /** What is searched, e.g. "Search experiences". */
  label: string
  /** As it stands in the address. */
  value: string
  onChange: (text: string) => void
}

/**
 * Free text over a list. The address follows the typing a moment later: while the field has the focus it shows what was typed, otherwise what
 * the address says.
 */
export function ListSearch({ label, value, onChange }: ListSearchProps) {
  const { t } = useTranslation('content')
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <search onBlur={() => setTyped(null)}>
      <SearchField
        label={label}
        placeholder={label}
        clearLabel={t('filter.clearText')}
        value={typed ?? value}
        onChange={(text) => {
          setTyped(text)
          onChange(text.slice(0, MAX_CHARS))
        }}
      />
    </search>
  )
}

/** What the API's `search` takes. */
const MAX_CHARS = 100
