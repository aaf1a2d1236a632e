import type { Operator } from '@sureda/contract/operator'
import { paths } from '@sureda/contract/paths'
import { defineScreen } from '@sureda/remote/define-screen'
import { HeaderActions } from '@sureda/remote/header-actions'
import { pictureOf } from '@sureda/remote/picture-of'
import { useScreenTitle } from '@sureda/remote/screen-title'
import { type Freshness, SeenNotice } from '@sureda/remote/seen-notice'
import { Banner } from '@sureda/ui/banner'
import { LinkButton } from '@sureda/ui/link-button'
import { BarkEdge } from '@sureda/ui/motif'
import { Picture } from '@sureda/ui/picture'
import { Screen } from '@sureda/ui/screen'
import { ScrollRow } from '@sureda/ui/scroll-row'
import { Section } from '@sureda/ui/section'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { ExperienceCard } from '../cards/experience-card.tsx'
import { DetailView } from '../frame/detail-view.tsx'
import { PlaceSection } from '../frame/place-section.tsx'
import { Prose } from '../frame/prose.tsx'
import { ShareButton } from '../frame/share-button.tsx'
import { experienceQueries } from '../queries/experience-queries.ts'
import { operatorQueries } from '../queries/operator-queries.ts'
import css from './operator-detail-screen.module.css'

function OperatorDetailScreen() {
  const { id = '' } = useParams()
  const { t } = useTranslation('content')
  const query = useQuery(operatorQueries.detail(id))
  return (
    <DetailView
      query={query}
      title={t('operator.title')}
      failed={t('operator.failed')}
      missing={{ title: t('operator.missing'), href: paths.operators(), label: t('operator.listTitle') }}
    >
      {(operator) => <OperatorPage operator={operator} query={query} key={id} />}
    </DetailView>
  )
}

function OperatorPage({ operator, query }: { operator: Operator; query: Freshness }) {
  const { t } = useTranslation('content')
  useScreenTitle(operator.name)
  const { phone, email, website } = operator
  return (
    <Screen
      title={operator.name}
      eyebrow={`${t(`operator.type.${operator.type}`)} · ${t(`operator.category.${operator.category}`)}`}
      hero={
        operator.image ? (
          <>
            <Picture {...pictureOf(operator, 'full', { ratio: '3/2', priority: true })} />
            <BarkEdge />
          </>
        ) : undefined
      }
    >
      <HeaderActions>
        <ShareButton title={operator.name} />
      </HeaderActions>
      <SeenNotice query={query} />
      {operator.demo && <Banner kind="info">{t('shell:common.demoHint')}</Banner>}
      <Prose text={operator.description} />
      {(phone || email || website) && (
        <div className={css.contact}>
          {phone && (
            <LinkButton href={`tel:${phone.replaceAll(' ', '')}`} icon="phone" variant="secondary">
              {t('operator.call')}
            </LinkButton>
          )}
          {email && (
            <LinkButton href={`mailto:${email}`} icon="mail" variant="secondary">
              {t('operator.write')}
            </LinkButton>
          )}
          {website && (
            <LinkButton
              href={website}
              icon="external-link"
              variant="secondary"
              target="_blank"
              rel="noopener noreferrer"
            >
              {t('event.website')}
            </LinkButton>
          )}
        </div>
      )}
      <Offers operatorId={operator.id} />
      <PlaceSection
        latitude={operator.latitude}
        longitude={operator.longitude}
        name={operator.municipality}
        address={operator.address}
      />
    </Screen>
  )
}

function Offers({ operatorId }: { operatorId: string }) {
  const { t } = useTranslation('content')
  const { data = [] } = useQuery(experienceQueries.list({ operator_id: operatorId }))
  if (data.length === 0) return null
  return (
    <Section title={t('operator.offers')}>
      <ScrollRow label={`${t('operator.offers')}, ${data.length}`}>
        {data.map((experience) => (
          <ExperienceCard key={experience.id} experience={experience} sizes="row" />
        ))}
      </ScrollRow>
    </Section>
  )
}

export default defineScreen({
  Component: OperatorDetailScreen,
  queries: ({ id = '' }) => [operatorQueries.detail(id)],
})
