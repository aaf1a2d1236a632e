import type { RouteDetail } from '@sureda/contract/route'
import { useFormat } from '@sureda/remote/format'
import { type Fact, FactList } from '@sureda/ui/fact-list'
import { Section } from '@sureda/ui/section'
import { useTranslation } from 'react-i18next'

/** What kind of route it is, and for whom. */
export function RouteFacts({ route }: { route: RouteDetail }) {
  const { t } = useTranslation('content')
  const format = useFormat()
  const words = (kind: string, values: readonly string[]) =>
    values.map((value) => t(`route.${kind}.${value}`)).join(', ')
  const facts: Fact[] = [
    { icon: 'route', label: t('fact.distance'), value: format.distance(route.distance) },
    { icon: 'clock', label: t('fact.duration'), value: format.duration(route.duration) },
    ...(route.elevation_gain === null
      ? []
      : [{ icon: 'mountain' as const, label: t('fact.gain'), value: format.metres(route.elevation_gain) }]),
    ...(route.elevation_loss === null
      ? []
      : [{ icon: 'mountain' as const, label: t('fact.loss'), value: format.metres(route.elevation_loss) }]),
    { icon: 'footprints', label: t('fact.terrain'), value: t(`route.terrain.${route.terrain}`) },
    { icon: 'compass', label: t('fact.guide'), value: t(`route.guide.${route.guide_type}`) },
    { icon: 'leaf', label: t('fact.season'), value: words('season', route.season) },
    { icon: 'bike', label: t('fact.modality'), value: words('modality', route.modality) },
    { icon: 'users', label: t('fact.audience'), value: words('audience', route.audience) },
    { icon: 'sparkles', label: t('fact.interests'), value: words('interest', route.interests) },
    // a loop ends where it began
    ...(route.end && route.end.name !== route.start.name
      ? [
          { icon: 'map-pin' as const, label: t('fact.start'), value: route.start.name },
          { icon: 'flag' as const, label: t('fact.end'), value: route.end.name },
        ]
      : []),
    ...(route.operator
      ? [{ icon: 'building' as const, label: t('fact.operator'), value: route.operator.name }]
      : []),
  ]
  return (
    <Section title={t('route.facts')}>
      <FactList facts={facts.filter(({ value }) => value !== '')} columns={2} />
    </Section>
  )
}
