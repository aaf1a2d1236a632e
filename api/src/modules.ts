import type { ApiModule } from './api-module.ts'
import { availabilityRoutes } from './modules/bookings/availability/availability.routes.ts'
import { enquiryRoutes } from './modules/bookings/enquiries/enquiries.routes.ts'
import { passRoutes } from './modules/bookings/passes/passes.routes.ts'
import { reservationRoutes } from './modules/bookings/reservations/reservations.routes.ts'
import { waitlistRoutes } from './modules/bookings/waitlist/waitlist.routes.ts'
import { eventRoutes } from './modules/catalogue/events/events.routes.ts'
import { experienceRoutes } from './modules/catalogue/experiences/experiences.routes.ts'
import { recommendationRoutes } from './modules/catalogue/experiences/recommendations.routes.ts'
import { locationRoutes } from './modules/catalogue/locations/locations.routes.ts'
import { newsRoutes } from './modules/catalogue/news/news.routes.ts'
import { operatorRoutes } from './modules/catalogue/operators/operators.routes.ts'
import { packagePdfRoutes } from './modules/catalogue/package-pdf/package-pdf.routes.ts'
import { packageRoutes } from './modules/catalogue/packages/packages.routes.ts'
import { practiceRoutes } from './modules/catalogue/practices/regenerative-practices.routes.ts'
import { routeRoutes } from './modules/catalogue/routes/routes.routes.ts'
import { searchRoutes } from './modules/catalogue/search/search.routes.ts'
import { settingsRoutes } from './modules/catalogue/settings/settings.routes.ts'
import { storyRoutes } from './modules/catalogue/stories/stories.routes.ts'
import { storyCategoryRoutes } from './modules/catalogue/stories/story-categories.routes.ts'
import { storyTourRoutes } from './modules/catalogue/story-tours/story-tours.routes.ts'
import { gameExtraRoutes } from './modules/games/game-extras.routes.ts'
import { gameRoutes } from './modules/games/games.routes.ts'
import { attendanceRoutes } from './modules/guides/attendance/attendance.routes.ts'
import { guidePointRoutes } from './modules/guides/check-in-points/guide-points.routes.ts'
import { closureRoutes } from './modules/guides/closures/closures.routes.ts'
import { guideRoutes } from './modules/guides/dashboard/guide.routes.ts'
import { guideExperienceRoutes } from './modules/guides/experiences/guide-experiences.routes.ts'
import { guideGroupRoutes } from './modules/guides/groups/guide-groups.routes.ts'
import { userGroupRoutes } from './modules/guides/groups/user-groups.routes.ts'
import { slotMessageRoutes } from './modules/guides/messages/slot-messages.routes.ts'
import { guideProfileRoutes } from './modules/guides/profile/guide-profile.routes.ts'
import { guideReservationRoutes } from './modules/guides/reservations/guide-reservations.routes.ts'
import { guideWaitlistRoutes } from './modules/guides/reservations/guide-waitlist.routes.ts'
import { accountRoutes } from './modules/members/account/account.routes.ts'
import { authRoutes } from './modules/members/auth/auth.routes.ts'
import { ownSessionRoutes } from './modules/members/auth/own-sessions.routes.ts'
import { providerRoutes } from './modules/members/auth/provider.routes.ts'
import { notificationCardRoutes } from './modules/members/cards/notification-cards.routes.ts'
import { digestRoutes } from './modules/members/digest/digest.routes.ts'
import { favoriteRoutes } from './modules/members/favorites/favorites.routes.ts'
import { userRoutes } from './modules/members/profile/user.routes.ts'
import { pushRoutes } from './modules/members/push/push.routes.ts'
import { weatherRoutes } from './modules/platform/weather/weather.routes.ts'
import { earningRoutes } from './modules/points/earning/earning.routes.ts'
import { footprintRoutes } from './modules/points/footprints/footprints.routes.ts'
import { pointsRoutes } from './modules/points/ledger/points.routes.ts'
import { redemptionRoutes } from './modules/points/rewards/redemptions.routes.ts'
import { rewardRoutes } from './modules/points/rewards/rewards.routes.ts'

/** All routes that the API serves, in the groups of `modules/`. */
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
  guideExperienceRoutes,
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
