import { FOOTPRINT_FACTORS } from '@sureda/contract/rules/footprint-factors'
import { TextLink } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'

/** A link to the source of a figure, with its year, or a note that it names none. */
export function SourceLink({ id }: { id: string }) {
  const { t } = useTranslation('profile')
  const source = FOOTPRINT_FACTORS.sources[id]
  if (!source) return null
  return (
    <TextLink href={source.url} target="_blank" rel="noopener" variant="standalone" icon="external-link">
      {`${source.title} (${source.year ?? t('footprint.sources.noYear')})`}
    </TextLink>
  )
}
