import type { RouteDetail } from '@sureda/contract/schemas/catalogue/route'
import { useFormat } from '@sureda/remote/format'
import { type Fact, FactList, Section, Stack } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import { Prose } from '../../shared/detail/prose.tsx'
import { RouteKeywords } from './route-keywords.tsx'
import { SeasonStrip } from './season-strip.tsx'

/** Description, figures and audience of the route. */
export function CharacteristicsTab({ route }: { route: RouteDetail }) {
  const { t } = useTranslation('content')
  return (
    <Stack gap={6}>
      <Prose text={route.description} dropCap />
      <FactList facts={useRouteFacts(route)} columns={2} />
      {route.season.length > 0 && (
        <Section title={t('route.idealSeason')} headingLevel={2}>
          <SeasonStrip seasons={route.season} />
        </Section>
      )}
      <RouteKeywords title={t('fact.modality')} kind="modality" words={route.modality} />
      <RouteKeywords title={t('route.forWhom')} kind="audience" words={route.audience} />
      <RouteKeywords title={t('fact.interests')} kind="interest" words={route.interests} />
    </Stack>
  )
}

function useRouteFacts(route: RouteDetail): Fact[] {
  const { t } = useTranslation('content')
  const format = useFormat()
  const metres = (icon: 'climb' | 'descent' | 'mountain', label: string, value: number | null): Fact[] =>
    value === null ? [] : [{ icon, label, value: format.metres(value) }]
  return [
    { icon: 'route', label: t('fact.distance'), value: format.distance(route.distance) },
    { icon: 'clock', label: t('fact.duration'), value: format.duration(route.duration) },
    { icon: 'gauge', label: t('fact.difficulty'), value: t(`route.difficulty.${route.difficulty}`) },
    { icon: 'repeat', label: t('route.shape'), value: t(`route.geometry.${route.geometry}`) },
    ...metres('climb', t('fact.gain'), route.elevation_gain),
    ...metres('descent', t('fact.loss'), route.elevation_loss),
    ...metres('mountain', t('route.total'), route.elevation_total),
    { icon: 'footprints', label: t('fact.terrain'), value: t(`route.terrain.${route.terrain}`) },
    { icon: 'compass', label: t('fact.guide'), value: t(`route.guide.${route.guide_type}`) },
    { icon: 'globe', label: t('route.province'), value: route.province },
    { icon: 'map-pin', label: t('fact.start'), value: route.start.name },
    { icon: 'flag', label: t('fact.end'), value: endOf(route) ?? t('route.endsAtStart') },
  ]
}

/** Name of the end; null where the route returns to its start. */
export const endOf = ({ start, end }: RouteDetail): string | null =>
  end && end.name !== start.name ? end.name : null
