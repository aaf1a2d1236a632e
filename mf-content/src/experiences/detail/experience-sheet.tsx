import type { ExperienceDetail } from '@sureda/contract/schemas/catalogue/experience'
import { pictureOf } from '@sureda/remote/format'
import { type Freshness, SeenNotice } from '@sureda/remote/query'
import { HeaderActions, Slot, useScreenTitle } from '@sureda/remote/shell'
import { StatusNotice } from '@sureda/remote/ui'
import { BarkEdge, Picture, Section } from '@sureda/ui/base'
import { Screen } from '@sureda/ui/frame'
import { useTranslation } from 'react-i18next'
import { favoriteTypeOf } from '../../shared/cards/experience-card.tsx'
import { Heart } from '../../shared/cards/heart.tsx'
import { PlaceSection } from '../../shared/detail/place-section.tsx'
import { Prose } from '../../shared/detail/prose.tsx'
import { ShareButton } from '../../shared/detail/share-button.tsx'
import { Later } from '../../shared/loading/later.tsx'
import { CheckedOn, DemoLine, PhotoLine } from '../../shared/loading/quiet-lines.tsx'
import { loadRating } from '../../shared/member/load-member-part.ts'
import { BookingBar } from './booking-bar.tsx'
import css from './experience-sheet.module.css'
import { Hours } from './hours.tsx'
import { SpecimenLabel } from './specimen-label.tsx'
import { useReached } from './use-reached.ts'
import { useReservationForm } from './use-reservation-form.ts'
import { WhatItTakes } from './what-it-takes.tsx'

const loadGallery = () => import(/* webpackChunkName: "experience-below" */ './plate-gallery.tsx')
const loadAgency = () => import(/* webpackChunkName: "experience-below" */ './guide-agency.tsx')
const loadMore = () => import(/* webpackChunkName: "experience-below" */ './more-of-it.tsx')
export const BOOKING_ID = 'booking'

/** The page of one experience: plate, label, words, what it takes, where it is, and the reservation. */
export function ExperienceSheet({ experience, query }: { experience: ExperienceDetail; query: Freshness }) {
  const { t } = useTranslation('content')
  const { id, title, type, locationName, latitude, longitude } = experience
  useScreenTitle(title)
  const isAtForm = useReached(BOOKING_ID)
  const openForm = useReservationForm(BOOKING_ID)
  const plate = <Picture {...pictureOf(experience, 'full', { ratio: '4/3', priority: true })} />
  // booked here, asked for, or bought elsewhere: the slot knows how, and none of them is a dead end
  const isOffered = experience.status === 'active'
  return (
    <Screen
      title={title}
      eyebrow={`${t(`experience.type.${type}`)} · ${locationName}`}
      lead={experience.shortDescription}
      hero={
        <div className={css.plate}>
          {experience.image ? <Later load={loadGallery} props={{ experience }} placeholder={plate} /> : plate}
          <BarkEdge />
        </div>
      }
      footer={isOffered && !isAtForm ? <BookingBar experience={experience} onOpen={openForm} /> : undefined}
    >
      <HeaderActions>
        <Heart type={favoriteTypeOf(experience)} id={id} title={title} variant="quiet" />
        <ShareButton title={title} />
      </HeaderActions>
      <PhotoLine of={experience} />
      <SeenNotice query={query} />
      <StatusNotice of={experience} />
      <SpecimenLabel experience={experience} />
      <DemoLine of={[experience]} />
      <CheckedOn day={experience.checked_on} />
      <Prose text={experience.description} />
      <WhatItTakes experience={experience} />
      {/* an answer kept from before the field was there has none */}
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
      <Later load={loadAgency} props={{ experienceId: id }} whenNear />
      <Later
        load={loadRating}
        props={{ type: 'experience' as const, id, title: experience.title }}
        whenNear
      />
      <Later load={loadMore} props={{ experience }} whenNear />
    </Screen>
  )
}
