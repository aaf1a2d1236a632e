import {
  makeAvailableSlots,
  makeDashboardStats,
  makeDays,
  makeGuideExperience,
  makePass,
  makeReservation,
  makeUpcomingTips,
  makeUserGroup,
} from './booking-factories.ts'
import {
  makeEvent,
  makeEventDetail,
  makeExperience,
  makeExperienceDetail,
  makeLocation,
  makeNewsDetail,
  makeNewsItem,
  makeNotificationCard,
  makeOperator,
  makeRoute,
  makeRouteDetail,
  makeStory,
  makeStoryDetail,
} from './content-factories.ts'
import { type Answers, type FakeCall, json } from './fake-api.ts'
import {
  makeGameMarker,
  makePlayResult,
  makeQuiz,
  makeStoryTour,
  makeStoryTourDetail,
} from './game-factories.ts'
import { makeManifest } from './manifest-factories.ts'
import { makeTravelPackage, makeTravelPackageDetail } from './package-factories.ts'
import { makeFavorite, makePackageStatus, makeProfile, makeSessionAnswer, people } from './people.ts'
import { makeWeather } from './weather-factory.ts'

const withId =
  <T>(make: (fields: { id: string }) => T) =>
  ({ params }: FakeCall) =>
    make({ id: params.id ?? '' })

/** A small invented territory, for a remote that runs alone without an API. */
export const demoAnswers: Answers = {
  'GET /news': [makeNewsItem(), makeNewsItem({ id: 'n-pela', title: 'Comença la pela' })],
  'GET /news/:id': withId(makeNewsDetail),
  'GET /events': [makeEvent(), makeEvent({ id: 'v-aplec', title: 'Aplec de l’Arboç' })],
  'GET /events/:id': withId(makeEventDetail),
  'GET /experiences': [
    makeExperience(),
    makeExperience({ id: 'e-mas', title: 'Dormir al mas', type: 'hotel', bookable: false }),
    makeExperience({ id: 'e-fonda', title: 'La fonda', type: 'restaurant', bookable: false }),
  ],
  'GET /experiences/:id': withId(makeExperienceDetail),
  'GET /experiences/:id/availability': ({ query }: FakeCall) => makeDays(query),
  'GET /locations': [makeLocation()],
  'GET /locations/:id': withId(makeLocation),
  'GET /packages': [makeTravelPackage()],
  'GET /packages/featured': [makeTravelPackage()],
  'GET /packages/:id': withId(makeTravelPackageDetail),
  'GET /operators': [makeOperator()],
  'GET /operators/:id': withId(makeOperator),
  'GET /routes': [makeRoute()],
  'GET /routes/:id': withId(makeRouteDetail),
  'GET /stories': [makeStory()],
  'GET /stories/:id': withId(makeStoryDetail),
  'GET /story-tours': [makeStoryTour()],
  'GET /story-tours/:id': withId(makeStoryTourDetail),
  'GET /story-tours-filter-options': {
    territories: [{ id: 'Palafrugell', name: 'Palafrugell' }],
    types: ['patrimonio'],
  },
  'GET /story-tours/:id/games': [makeQuiz()],
  'GET /games/:id': withId(makeQuiz),
  'GET /games-map-markers': [makeGameMarker()],
  'GET /closures': [],
  'POST /games/:id/play': makePlayResult(),
  'GET /weather': makeWeather(),
  'GET /notification-cards': [makeNotificationCard()],
  'GET /notification-cards/guest': [makeNotificationCard()],
  'POST /notification-cards/:id/dismiss': { ok: true },
  'GET /available-time-slots': makeAvailableSlots(),
  'GET /reservations': [makeReservation()],
  'GET /user/reservations': [makeReservation()],
  'POST /reservations': () => json({ data: makeReservation() }, 201),
  'POST /reservations/:id/cancel': makeReservation({ status: 'cancelled', can_cancel: false }),
  'GET /favorites': [],
  'POST /favorites': makeFavorite(),
  'DELETE /favorites/:id/:type': { ok: true },
  'GET /user': people.member(),
  'GET /user/profile': makeProfile(),
  'POST /user/profile': makeProfile(),
  'GET /user/groups': [makeUserGroup()],
  'GET /user/waitlist': [],
  'GET /user/packages': makePackageStatus(),
  'GET /user/upcoming-experience-tips': [makeUpcomingTips()],
  'GET /guide/dashboard-stats': makeDashboardStats(),
  'GET /guide/experiences': [makeGuideExperience()],
  'GET /guide/manifest': makeManifest(),
  'GET /pass-keys': { keys: [] },
  'GET /reservations/:id/pass': makePass(),
  'POST /login': () => json(makeSessionAnswer()),
  'POST /api/logout': { ok: true },
}
