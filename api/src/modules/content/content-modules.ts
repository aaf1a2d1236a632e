import type { ApiModule } from '../../api-module.ts'
import { attendanceRoutes } from '../attendance/attendance.routes.ts'
import { guidePointRoutes } from '../check-in-points/guide-points.routes.ts'
import { closureRoutes } from '../closures/closures.routes.ts'
import { enquiryRoutes } from '../enquiries/enquiries.routes.ts'
import { eventRoutes } from '../events/events.routes.ts'
import { experienceRoutes } from '../experiences/experiences.routes.ts'
import { recommendationRoutes } from '../experiences/recommendations.routes.ts'
import { favoriteRoutes } from '../favorites/favorites.routes.ts'
import { footprintRoutes } from '../footprints/footprints.routes.ts'
import { gameExtraRoutes } from '../games/game-extras.routes.ts'
import { gameRoutes } from '../games/games.routes.ts'
import { guideGroupRoutes } from '../groups/guide-groups.routes.ts'
import { userGroupRoutes } from '../groups/user-groups.routes.ts'
import { guideRoutes } from '../guide/guide.routes.ts'
import { guideOfferRoutes } from '../guide/guide-offers.routes.ts'
import { guideReservationRoutes } from '../guide/guide-reservations.routes.ts'
import { guideWaitlistRoutes } from '../guide/guide-waitlist.routes.ts'
import { guideProfileRoutes } from '../guide-profile/guide-profile.routes.ts'
import { locationRoutes } from '../locations/locations.routes.ts'
import { newsRoutes } from '../news/news.routes.ts'
import { notificationCardRoutes } from '../notification-cards/notification-cards.routes.ts'
import { operatorRoutes } from '../operators/operators.routes.ts'
import { packagePdfRoutes } from '../package-pdf/package-pdf.routes.ts'
import { packageRoutes } from '../packages/packages.routes.ts'
import { passRoutes } from '../passes/passes.routes.ts'
import { earningRoutes } from '../points/earning.routes.ts'
import { pointsRoutes } from '../points/points.routes.ts'
import { practiceRoutes } from '../regenerative-practices/regenerative-practices.routes.ts'
import { availabilityRoutes } from '../reservations/availability.routes.ts'
import { reservationRoutes } from '../reservations/reservations.routes.ts'
import { redemptionRoutes } from '../rewards/redemptions.routes.ts'
import { rewardRoutes } from '../rewards/rewards.routes.ts'
import { routeRoutes } from '../routes/routes.routes.ts'
import { searchRoutes } from '../search/search.routes.ts'
import { slotMessageRoutes } from '../slot-messages/slot-messages.routes.ts'
import { storyRoutes } from '../stories/stories.routes.ts'
import { storyCategoryRoutes } from '../stories/story-categories.routes.ts'
import { storyTourRoutes } from '../story-tours/story-tours.routes.ts'
import { waitlistRoutes } from '../waitlist/waitlist.routes.ts'
import { weatherRoutes } from '../weather/weather.routes.ts'

/** What an office publishes and what people do with it. */
export const CONTENT_MODULES: readonly ApiModule[] = [
  searchRoutes,
  newsRoutes,
  eventRoutes,
  locationRoutes,
  experienceRoutes,
  recommendationRoutes,
  availabilityRoutes,
  enquiryRoutes,
  packageRoutes,
  packagePdfRoutes,
  operatorRoutes,
  routeRoutes,
  storyRoutes,
  storyCategoryRoutes,
  storyTourRoutes,
  gameRoutes,
  gameExtraRoutes,
  reservationRoutes,
  passRoutes,
  waitlistRoutes,
  favoriteRoutes,
  pointsRoutes,
  earningRoutes,
  footprintRoutes,
  practiceRoutes,
  rewardRoutes,
  redemptionRoutes,
  notificationCardRoutes,
  guideRoutes,
  guideOfferRoutes,
  guideReservationRoutes,
  guideGroupRoutes,
  userGroupRoutes,
  attendanceRoutes,
  slotMessageRoutes,
  guideWaitlistRoutes,
  guideProfileRoutes,
  guidePointRoutes,
  closureRoutes,
  weatherRoutes,
]
