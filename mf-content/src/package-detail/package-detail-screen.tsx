import { paths } from '@sureda/contract/paths'
import type { TravelPackageDetail } from '@sureda/contract/travel-package'
import { defineScreen } from '@sureda/remote/define-screen'
import { HeaderActions } from '@sureda/remote/header-actions'
import { pictureOf } from '@sureda/remote/picture-of'
import { useScreenTitle } from '@sureda/remote/screen-title'
import { type Freshness, SeenNotice } from '@sureda/remote/seen-notice'
import { Banner } from '@sureda/ui/banner'
import { FactList } from '@sureda/ui/fact-list'
import { BarkEdge } from '@sureda/ui/motif'
import { Picture } from '@sureda/ui/picture'
import { Screen } from '@sureda/ui/screen'
import { TextLink } from '@sureda/ui/text-link'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { ExperiencePrice } from '../cards/experience-price.tsx'
import { DetailView } from '../frame/detail-view.tsx'
import { Heart } from '../frame/heart.tsx'
import { Prose } from '../frame/prose.tsx'
import { ShareButton } from '../frame/share-button.tsx'
import { packageQueries } from '../queries/package-queries.ts'
import { Itinerary } from './itinerary.tsx'
import { PackageServices } from './package-services.tsx'

function PackageDetailScreen() {
  const { id = '' } = useParams()
  const { t } = useTranslation('content')
  const query = useQuery(packageQueries.detail(id))
  return (
    <DetailView
      query={query}
      title={t('package.title')}
      failed={t('package.failed')}
      missing={{ title: t('package.missing'), href: paths.packages(), label: t('package.listTitle') }}
    >
      {(item) => <PackagePage item={item} query={query} key={id} />}
    </DetailView>
  )
}

/** One package: description, itinerary, services, requirements. */
function PackagePage({ item, query }: { item: TravelPackageDetail; query: Freshness }) {
  const { t } = useTranslation('content')
  useScreenTitle(item.title)
  const { operator } = item
  return (
    <Screen
      title={item.title}
      eyebrow={t(`package.type.${item.type}`)}
      lead={item.summary}
      hero={
        <>
          <Picture {...pictureOf(item, 'full', { ratio: '3/2', priority: true })} />
          <BarkEdge />
        </>
      }
    >
      <HeaderActions>
        <Heart type="package" id={item.id} title={item.title} variant="quiet" />
        <ShareButton title={item.title} />
      </HeaderActions>
      <SeenNotice query={query} />
      <FactList
        columns={2}
        facts={[
          { icon: 'calendar', label: t('fact.duration'), value: t('package.days', { count: item.duration }) },
          ...(item.price === null
            ? []
            : [
                {
                  icon: 'euro' as const,
                  label: t('fact.price'),
                  value: <ExperiencePrice price={item.price} />,
                },
              ]),
          ...(operator
            ? [
                {
                  icon: 'building' as const,
                  label: t(`package.operator.${item.operator_type}`),
                  value: <TextLink href={paths.operator(operator.id)}>{operator.name}</TextLink>,
                },
              ]
            : []),
        ]}
      />
      {item.demo && <Banner kind="info">{t('shell:common.demoHint')}</Banner>}
      <Prose text={item.description} />
      <Itinerary items={item.itinerary} />
      <PackageServices item={item} />
    </Screen>
  )
}

export default defineScreen({
  Component: PackageDetailScreen,
  queries: ({ id = '' }) => [packageQueries.detail(id)],
})
