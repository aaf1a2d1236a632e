import type { SearchKind } from '@sureda/contract/codes/enums'
import type { SearchGroup } from '@sureda/contract/schemas/catalogue/search'
import { Button, CardList, Section } from '@sureda/ui/base'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { HitCard } from './hit-card.tsx'

interface HitGroupsProps {
  groups: readonly SearchGroup[]
  /** The most hits shown of each kind. */
  most?: number
  /** Shows all hits of a kind; undefined where they are shown already. */
  onAsk?: ((kind: SearchKind) => void) | undefined
}

/**
 * Hits by kind. Keys are positions, not ids, so that the answer to the next letter updates the cards in place: replacing them took
 * a slow phone longer than the search itself.
 */
export const HitGroups = memo(function HitGroups({
  groups,
  most = Number.POSITIVE_INFINITY,
  onAsk,
}: HitGroupsProps) {
  const { t } = useTranslation('content')
  return groups.map((group, place) => (
    <Section key={place} title={t(`search.kind.${group.kind}`)}>
      <CardList label={t(`search.kind.${group.kind}`)}>
        {group.hits.slice(0, most).map((hit, at) => (
          <HitCard key={at} hit={hit} />
        ))}
      </CardList>
      {onAsk && group.hits.length < group.total && (
        <Button variant="secondary" isFullWidth onPress={() => onAsk(group.kind)}>
          {t('search.all', { count: group.total })}
        </Button>
      )}
    </Section>
  ))
})
