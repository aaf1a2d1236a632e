import { paths } from '@sureda/contract/remote/paths'
import { Button, Inline, LinkButton } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'

interface ListActionsProps {
  route: string | null
  onSearch: () => void
  onLayers: () => void
  onLocate: () => void
  isAsking: boolean
}

/** The list's counterpart of the buttons over the map. */
export function ListActions({ route, onSearch, onLayers, onLocate, isAsking }: ListActionsProps) {
  const { t } = useTranslation('map')
  return (
    <Inline>
      <Button variant="secondary" size="small" icon="search" aria-haspopup="dialog" onPress={onSearch}>
        {t('search.title')}
      </Button>
      <Button variant="secondary" size="small" icon="sliders" aria-haspopup="dialog" onPress={onLayers}>
        {t('shell:common.filters')}
      </Button>
      <Button
        variant="secondary"
        size="small"
        icon="locate"
        isPending={isAsking}
        pendingLabel={t('position.asking')}
        onPress={onLocate}
      >
        {t('position.locate')}
      </Button>
      <LinkButton variant="secondary" size="small" icon="emergency" href={paths.safety(route)}>
        {t('safety.title')}
      </LinkButton>
    </Inline>
  )
}
