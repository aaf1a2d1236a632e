import type { ExperienceDetail } from '@sureda/contract/schemas/catalogue/experience'
import { pictureOf } from '@sureda/remote/format'
import { type Freshness, StaleNotice } from '@sureda/remote/query'
import { HeaderActions, Slot, useScreenTitle } from '@sureda/remote/shell'
import { LazyPart, PhotoCredit, StatusNotice } from '@sureda/remote/ui'
import { BarkEdge, Picture, Section } from '@sureda/ui/base'
import { Screen } from '@sureda/ui/frame'
import { useTranslation } from 'react-i18next'
import { favoriteTypeOf } from '../../shared/cards/experience-card.tsx'
import { FavoriteToggle } from '../../shared/cards/favorite-toggle.tsx'
import { PlaceSection } from '../../shared/detail/place-section.tsx'
import { Prose } from '../../shared/detail/prose.tsx'
import { ShareButton } from '../../shared/detail/share-button.tsx'
import { CheckedNote, DemoNote } from '../../shared/loading/notes.tsx'
import { loadRating } from '../../shared/member/load-member-part.ts'
import { BookingBar } from './booking-bar.tsx'
import { ExperienceFacts } from './experience-facts.tsx'
import css from './experience-page.module.css'
import { ExperienceRequirements } from './experience-requirements.tsx'
import { Hours } from './hours.tsx'
import { useReached } from './use-reached.ts'
import { useReservationForm } from './use-reservation-form.ts'

const loadGallery = () => import(/* webpackChunkName: "experience-below" */ './experience-gallery.tsx')
const loadAgency = () => import(/* webpackChunkName: "experience-below" */ './guide-agency.tsx')
const loadMore = () => import(/* webpackChunkName: "experience-below" */ './related-experiences.tsx')
export const BOOKING_ID = 'booking'

/** The page of one experience: pictures, facts, description, requirements, place and reservation. */
export function ExperiencePage({ experience, query }: { experience: ExperienceDetail; query: Freshness }) {
  const { t } = useTranslation('content')
  const { id, title, type, locationName, latitude, longitude } = experience
  useScreenTitle(title)
  const isAtForm = useReached(BOOKING_ID)
  const openForm = useReservationForm(BOOKING_ID)
  const picture = <Picture {...pictureOf(experience, 'full', { ratio: '4/3', priority: true })} />
  // the slot offers a reservation, an enquiry or the external shop
  const isOffered = experience.status === 'active'
  return (
    <Screen
      title={title}
      eyebrow={`${t(`experience.type.${type}`)} · ${locationName}`}
      lead={experience.shortDescription}
      hero={
        <div className={css.pictures}>
          {experience.image ? (
            <LazyPart load={loadGallery} props={{ experience }} placeholder={picture} />
          ) : (
            picture
          )}
          <BarkEdge />
        </div>
      }
      footer={isOffered && !isAtForm ? <BookingBar experience={experience} onOpen={openForm} /> : undefined}
    >
      <HeaderActions>
        <FavoriteToggle type={favoriteTypeOf(experience)} id={id} title={title} variant="quiet" />
        <ShareButton title={title} />
      </HeaderActions>
      <PhotoCredit of={experience} />
      <StaleNotice query={query} />
      <StatusNotice of={experience} />
      <ExperienceFacts experience={experience} />
      <DemoNote of={[experience]} />
      <CheckedNote day={experience.checked_on} />
      <Prose text={experience.description} />
      <ExperienceRequirements experience={experience} />
      {/* an answer cached by an earlier release lacks the field */}
      {experience.schedule && <Hours schedule={experience.schedule} experience={experience} />}
      {isOffered && (
        <div id={BOOKING_ID} className={css.booking} tabIndex={-1}>
          <Section title={t('experience.book')}>
            <Slot name="experience.booking" experienceId={id} />
          </Section>
        </div>
      )}
      <PlaceSection
        latitude={latitude}
        longitude={longitude}
        name={locationName}
        address={experience.address}
      />
      <LazyPart load={loadAgency} props={{ experienceId: id }} whenNear />
      <LazyPart
        load={loadRating}
        props={{ type: 'experience' as const, id, title: experience.title }}
        whenNear
      />
      <LazyPart load={loadMore} props={{ experience }} whenNear />
    </Screen>
  )
}
