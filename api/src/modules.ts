import type { ApiModule } from './api-module.ts'
import { accountRoutes } from './modules/account/account.routes.ts'
import { attendanceRoutes } from './modules/attendance/attendance.routes.ts'
import { authRoutes } from './modules/auth/auth.routes.ts'
import { ownSessionRoutes } from './modules/auth/own-sessions.routes.ts'
import { providerRoutes } from './modules/auth/provider.routes.ts'
import { guidePointRoutes } from './modules/check-in-points/guide-points.routes.ts'
import { closureRoutes } from './modules/closures/closures.routes.ts'
import { digestRoutes } from './modules/digest/digest.routes.ts'
import { enquiryRoutes } from './modules/enquiries/enquiries.routes.ts'
import { eventRoutes } from './modules/events/events.routes.ts'
import { experienceRoutes } from './modules/experiences/experiences.routes.ts'
import { recommendationRoutes } from './modules/experiences/recommendations.routes.ts'
import { favoriteRoutes } from './modules/favorites/favorites.routes.ts'
import { footprintRoutes } from './modules/footprints/footprints.routes.ts'
import { gameExtraRoutes } from './modules/games/game-extras.routes.ts'
import { gameRoutes } from './modules/games/games.routes.ts'
import { guideGroupRoutes } from './modules/groups/guide-groups.routes.ts'
import { userGroupRoutes } from './modules/groups/user-groups.routes.ts'
import { guideRoutes } from './modules/guide/guide.routes.ts'
import { guideOfferRoutes } from './modules/guide/guide-offers.routes.ts'
import { guideReservationRoutes } from './modules/guide/guide-reservations.routes.ts'
import { guideWaitlistRoutes } from './modules/guide/guide-waitlist.routes.ts'
import { guideProfileRoutes } from './modules/guide-profile/guide-profile.routes.ts'
import { locationRoutes } from './modules/locations/locations.routes.ts'
import { newsRoutes } from './modules/news/news.routes.ts'
import { notificationCardRoutes } from './modules/notification-cards/notification-cards.routes.ts'
import { operatorRoutes } from './modules/operators/operators.routes.ts'
import { packagePdfRoutes } from './modules/package-pdf/package-pdf.routes.ts'
import { packageRoutes } from './modules/packages/packages.routes.ts'
import { passRoutes } from './modules/passes/passes.routes.ts'
import { earningRoutes } from './modules/points/earning.routes.ts'
import { pointsRoutes } from './modules/points/points.routes.ts'
import { pushRoutes } from './modules/push/push.routes.ts'
import { practiceRoutes } from './modules/regenerative-practices/regenerative-practices.routes.ts'
import { availabilityRoutes } from './modules/reservations/availability.routes.ts'
import { reservationRoutes } from './modules/reservations/reservations.routes.ts'
import { redemptionRoutes } from './modules/rewards/redemptions.routes.ts'
import { rewardRoutes } from './modules/rewards/rewards.routes.ts'
import { routeRoutes } from './modules/routes/routes.routes.ts'
import { searchRoutes } from './modules/search/search.routes.ts'
import { settingsRoutes } from './modules/settings/settings.routes.ts'
import { slotMessageRoutes } from './modules/slot-messages/slot-messages.routes.ts'
import { storyRoutes } from './modules/stories/stories.routes.ts'
import { storyCategoryRoutes } from './modules/stories/story-categories.routes.ts'
import { storyTourRoutes } from './modules/story-tours/story-tours.routes.ts'
import { userRoutes } from './modules/user/user.routes.ts'
import { waitlistRoutes } from './modules/waitlist/waitlist.routes.ts'
import { weatherRoutes } from './modules/weather/weather.routes.ts'

/** The routes the API serves, by hand and in the groups of `modules/`. */
export const API_MODULES: readonly ApiModule[] = [
  // catalogue
  searchRoutes,
  newsRoutes,
  eventRoutes,
  locationRoutes,
  experienceRoutes,
  recommendationRoutes,
  packageRoutes,
  packagePdfRoutes,
  operatorRoutes,
  routeRoutes,
  storyRoutes,
  storyCategoryRoutes,
  storyTourRoutes,
  practiceRoutes,
  settingsRoutes,
  // games
  gameRoutes,
  gameExtraRoutes,
  // bookings
  availabilityRoutes,
  reservationRoutes,
  passRoutes,
  waitlistRoutes,
  enquiryRoutes,
  // points
  pointsRoutes,
  earningRoutes,
  footprintRoutes,
  rewardRoutes,
  redemptionRoutes,
  // guides
  guideRoutes,
  guideOfferRoutes,
  guideReservationRoutes,
  guideWaitlistRoutes,
  guideGroupRoutes,
  userGroupRoutes,
  attendanceRoutes,
  slotMessageRoutes,
  guideProfileRoutes,
  guidePointRoutes,
  closureRoutes,
  // members
  authRoutes,
  providerRoutes,
  ownSessionRoutes,
  userRoutes,
  accountRoutes,
  favoriteRoutes,
  notificationCardRoutes,
  pushRoutes,
  digestRoutes,
  // platform
  weatherRoutes,
]
