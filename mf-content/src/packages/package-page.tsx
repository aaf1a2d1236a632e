import type { TravelPackageDetail } from '@sureda/contract/schemas/catalogue/travel-package'
import { pictureOf } from '@sureda/remote/format'
import { type Freshness, StaleNotice } from '@sureda/remote/query'
import { HeaderActions, useScreenTitle } from '@sureda/remote/shell'
import { LazyPart, PhotoCredit, StatusNotice } from '@sureda/remote/ui'
import { BarkEdge, Picture, Section } from '@sureda/ui/base'
import { Screen } from '@sureda/ui/frame'
import { useTranslation } from 'react-i18next'
import { FavoriteToggle } from '../shared/cards/favorite-toggle.tsx'
import { MarkList } from '../shared/detail/mark-list.tsx'
import { Prose } from '../shared/detail/prose.tsx'
import { ShareButton } from '../shared/detail/share-button.tsx'
import { DemoNote } from '../shared/loading/notes.tsx'
import { loadRating } from '../shared/member/load-member-part.ts'
import { Itinerary } from './itinerary.tsx'
import * as organiser from './package-organiser.tsx'
import { PackageServices } from './package-services.tsx'
import { PackageTicket } from './package-ticket.tsx'
import { ProgrammeDownload } from './programme-download.tsx'

/** `LazyPart` delays its queries until it is near; its code is too small for a file of its own. */
const loadOrganiser = () => Promise.resolve(organiser)

/** One package: a ticket that sums it up, description, itinerary, services, requirements. */
export function PackagePage({ item, query }: { item: TravelPackageDetail; query: Freshness }) {
  const { t } = useTranslation('content')
  useScreenTitle(item.title)
  return (
    <Screen
      title={item.title}
      eyebrow={`${t(`package.type.${item.type}`)} · ${t('package.days', { count: item.duration })}`}
      lead={item.summary}
      hero={
        <>
          <Picture {...pictureOf(item, 'full', { ratio: '3/2', priority: true })} />
          <BarkEdge />
        </>
      }
    >
      <HeaderActions>
        <FavoriteToggle type="package" id={item.id} title={item.title} variant="quiet" />
        <ShareButton title={item.title} />
      </HeaderActions>
      <PhotoCredit of={item} />
      <StaleNotice query={query} />
      <StatusNotice of={item} />
      <PackageTicket item={item} />
      <DemoNote of={[item]} />
      <Section title={t('package.description')}>
        <Prose text={item.description} dropCap />
      </Section>
      <Itinerary items={item.itinerary} />
      <PackageServices item={item} />
      {item.requirements.length > 0 && (
        <Section title={t('experience.requirements')}>
          <MarkList items={item.requirements} icon="leaf" tone="primary" />
        </Section>
      )}
      <ProgrammeDownload packageId={item.id} />
      <LazyPart
        load={loadRating}
        props={{ type: 'package' as const, id: item.id, title: item.title }}
        whenNear
      />
      {item.operator && <LazyPart load={loadOrganiser} props={{ item }} whenNear />}
    </Screen>
  )
}
