/** Business constants, in milliseconds unless the name says otherwise. */
export const REQUEST_TIMEOUT_MS = 15_000
export const WEATHER_TIMEOUT_MS = 10_000
export const WEATHER_REFRESH_MS = 900_000
export const GEOLOCATION_TIMEOUT_MS = 10_000
export const GEOLOCATION_MAX_AGE_MS = 300_000

export const CACHE_LIFETIME_MS = 300_000
export const CACHE_MAX_ENTRIES = 150
export const CACHE_CLEANUP_MS = 120_000
/** Share of the oldest entries dropped when local storage reports a full quota. */
export const CACHE_QUOTA_DROP = 0.25

export const SYNC_INTERVAL_MS = 120_000
export const SYNC_FORCED_MS = 600_000
export const AUTH_WAIT_MS = 100
export const LAZY_LOAD_DELAY_MS = 500

export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128
/** Validity of a link that confirms a new e-mail. */
export const EMAIL_LINK_MINUTES = 30
/** Days during which an account marked for deletion can be restored. */
export const DELETION_DAYS = 7
export const PHOTO_MAX_BYTES = 2 * 1024 * 1024
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const
export const GROUP_MIN = 1
export const GROUP_MAX = 50
/** Animals of a group of the type `pets`. */
export const PETS_MAX = 10
/** Validity of an invitation to a group. */
export const INVITATION_DAYS = 7
/**
 * Open reservations of one account, and people in them; fewer while the e-mail is unconfirmed. The database has the
 * same numbers (`0008_waitlist.sql`).
 */
export const OPEN_MAX = { reservations: 20, people: 120 } as const
export const OPEN_MAX_UNCONFIRMED = { reservations: 3, people: 20 } as const
/** Nights of one stay. */
export const NIGHTS_MAX = 30
export const ROOMS_MAX = 10
/** Days that one availability call may span. */
export const AVAILABILITY_MAX_DAYS = 62
/** Characters of a message to the provider of an experience. */
export const ENQUIRY_MAX = 2000
/** Length of a telephone number before cleaning: pasted text may be longer than the number. */
export const PHONE_PASTED_MAX = 200
/** Characters of a guide's own reason. */
export const GUIDE_REASON_MAX = 300
/** Seats of one time slot, and days ahead that can be reserved. */
export const SLOT_CAPACITY_MAX = 1_000
export const BOOKING_WINDOW_MAX_DAYS = 730
export const SLOT_NOTE_MAX = 120
/** Limits of an experience edited by a guide: characters, the same as in a content pack, and minutes up to four weeks. */
export const EXPERIENCE_TITLE_MAX = 140
export const EXPERIENCE_SHORT_MAX = 300
export const EXPERIENCE_TEXT_MAX = 8_000
export const EXPERIENCE_LINE_MAX = 600
export const EXPERIENCE_ADDRESS_MAX = 200
export const EXPERIENCE_LINES_MAX = 30
/** Photos of one experience, and characters of a photo's description. */
export const EXPERIENCE_PHOTOS_MAX = 12
/** Themes of one experience: with all themes it would come first for everyone. */
export const EXPERIENCE_THEMES_MAX = 3
export const EXPERIENCE_PHOTO_ALT_MAX = 200
export const EXPERIENCE_PRICE_MAX = 100_000
export const EXPERIENCE_DURATION_PLACEHOLDER_MIN = 120
export const EXPERIENCE_DURATION_MAX_MIN = 40_320
/** Characters of a guide's message to everyone in a slot. */
export const SLOT_MESSAGE_MAX = 1_000
/** Characters of an agency's texts. */
export const AGENCY_NAME_MAX = 80
export const AGENCY_WELCOME_MAX = 400
export const AGENCY_LINE_MAX = 200
/** Limits of a guide's check-in point (docs/decisions/0032-what-guides-edit.md): metres, points per visit, points per guide. */
export const CHECK_IN_RADIUS_MIN_M = 5
export const CHECK_IN_RADIUS_MAX_M = 500
export const CHECK_IN_POINTS_MAX = 200
export const CHECK_IN_RADIUS_PLACEHOLDER_M = 10
export const CHECK_IN_POINTS_PLACEHOLDER = 100
export const CHECK_IN_POINTS_PER_GUIDE = 100
/** Days that one closure may last, and the number of items it may name. */
export const CLOSURE_MAX_DAYS = 366
export const CLOSURE_ROUTES_MAX = 50
export const CLOSURE_AREA_MAX_CORNERS = 60

export const MOBILE_MAX_WIDTH = 768
export const TABLET_MAX_WIDTH = 1024

export const SUMMARY_MAX_CHARS = 80
export const DEFAULT_EVENT_RATING = 4.5

/** Upper limits of the short and medium route bands. */
export const ROUTE_DISTANCE_BANDS_KM = [5, 15] as const
export const ROUTE_TIME_BANDS_MIN = [120, 240] as const
export const BUDGET_BANDS_EUR = [50, 100] as const
export const MAX_PER_PAGE = 100

/** Points. Check-in points and games define their own. */
export const RATING_POINTS = 10
export const ROUTE_POINTS = 50
export const RESERVATION_POINTS = 30
/** Validity of a reward code without an end date. */
export const REDEMPTION_DAYS = 365
/** Points that one person can earn per day of the tenant's calendar. */
export const DAILY_POINTS_CAP = 1_000
/** Lifetime points required for levels 1 to 4. */
export const LEVEL_THRESHOLDS = [0, 250, 1_000, 2_500] as const
/** How long a phone stores queued actions, and the server their keys. */
export const OUTBOX_MAX_AGE_MS = 7 * 86_400_000
/** Maximum age of an action when it is sent: a week in the queue, and the end of a walk may be reported a day later. */
export const CAPTURED_MAX_AGE_MS = OUTBOX_MAX_AGE_MS + 86_400_000
/** Tolerated lead of a phone's clock over the server's. */
export const CAPTURED_MAX_AHEAD_MS = 5 * 60_000
/** Maximum plausible speed between two places where points were earned. */
export const FASTEST_TRAVEL_KMH = 130
/** Below this distance in metres speed is not checked: positions may be seconds old, and jump between walls. */
export const TRAVEL_ALLOWANCE_M = 500
/** Maximum plausible speed on a route, on foot and by bicycle. */
export const FASTEST_WALK_KMH = 12
export const FASTEST_RIDE_KMH = 30
/** Distance from the line in metres that counts as on the route; a sketch may be far from the actual path. */
export const ROUTE_REACH_M = 50
export const ROUTE_SKETCH_REACH_M = 250
/** Distance from a route at which a person may be seen during it, such as for a meal in a village nearby. */
export const ROUTE_ASIDE_M = 2_000
export const RATING_MAX = 5
/** An office's own rating, or the default of events, weighs as much as this many members. */
export const RATING_PRIOR_WEIGHT = 5

/** Emergency number in the European Union, free from any phone. */
export const EMERGENCY_NUMBER = '112'

/** Price of a game's hint in points. */
export const GAME_HINT_POINTS = 10

/** Far more than a person types, so that a pasted paragraph finds nothing instead of being an error. */
export const SEARCH_MAX_CHARS = 500
