import type { Operator } from '@sureda/contract/schemas/catalogue/operator'
import { pictureOf } from '@sureda/remote/format'
import { type Freshness, StaleNotice } from '@sureda/remote/query'
import { HeaderActions, useScreenTitle } from '@sureda/remote/shell'
import { LazyPart, PhotoCredit, StatusNotice } from '@sureda/remote/ui'
import { BarkEdge, FactList, Picture } from '@sureda/ui/base'
import { Screen } from '@sureda/ui/frame'
import { useTranslation } from 'react-i18next'
import { useRatingFact } from '../shared/cards/use-rating-fact.tsx'
import { ContactActions } from '../shared/detail/contact-actions.tsx'
import { PlaceSection } from '../shared/detail/place-section.tsx'
import { Prose } from '../shared/detail/prose.tsx'
import { ShareButton } from '../shared/detail/share-button.tsx'
import { CheckedNote, DemoNote } from '../shared/loading/notes.tsx'
import { loadCheckIn, loadRating } from '../shared/member/load-member-part.ts'
import { OperatorOffers } from './operator-offers.tsx'
import css from './operator-page.module.css'
import { OperatorPlace } from './operator-place.tsx'

const loadAgencies = () => import(/* webpackChunkName: "experience-below" */ './operator-agencies.tsx')

/** One operator: description, contact, and everything it offers. */
export function OperatorPage({ operator, query }: { operator: Operator; query: Freshness }) {
  const { t } = useTranslation('content')
  const rating = useRatingFact(operator)
  useScreenTitle(operator.name)
  return (
    <Screen
      title={operator.name}
      eyebrow={`${t(`operator.type.${operator.type}`)} · ${t(`operator.category.${operator.category}`)}`}
      lead={operator.municipality}
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
      <PhotoCredit of={operator} />
      <StaleNotice query={query} />
      <StatusNotice of={operator} />
      <ContactActions of={operator} />
      <DemoNote of={[operator]} />
      <CheckedNote day={operator.checked_on} />
      {rating.length > 0 && <FactList facts={rating} />}
      <Prose text={operator.description} />
      {operator.check_in && (
        <LazyPart
          load={loadCheckIn}
          props={{
            offer: operator.check_in,
            title: operator.name,
            latitude: operator.latitude ?? operator.check_in.latitude,
            longitude: operator.longitude ?? operator.check_in.longitude,
          }}
          placeholder={<div className={css.stampSpace} data-needs-scripts="" />}
          whenNear
        />
      )}
      <OperatorOffers operatorId={operator.id} />
      <LazyPart load={loadAgencies} props={{ operatorId: operator.id }} whenNear />
      <PlaceSection
        latitude={operator.latitude}
        longitude={operator.longitude}
        name={operator.municipality}
        address={operator.address}
        hasDirections={false}
      />
      {/* below the place, because its answer arrives after the page and would move the text */}
      <OperatorPlace operator={operator} />
      <LazyPart
        load={loadRating}
        props={{ type: 'operator' as const, id: operator.id, title: operator.name }}
        whenNear
      />
    </Screen>
  )
}
