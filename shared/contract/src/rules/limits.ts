/** Business constants, in milliseconds unless the name says otherwise. */
export const REQUEST_TIMEOUT_MS = 15_000
export const WEATHER_TIMEOUT_MS = 10_000
export const WEATHER_REFRESH_MS = 900_000
export const GEOLOCATION_TIMEOUT_MS = 10_000
export const GEOLOCATION_MAX_AGE_MS = 300_000

export const CACHE_LIFETIME_MS = 300_000
export const CACHE_MAX_ENTRIES = 150
export const CACHE_CLEANUP_MS = 120_000
/** Share of the oldest entries dropped when local storage reports its quota as full. */
export const CACHE_QUOTA_DROP = 0.25

export const SYNC_INTERVAL_MS = 120_000
export const SYNC_FORCED_MS = 600_000
export const AUTH_WAIT_MS = 100
export const LAZY_LOAD_DELAY_MS = 500

export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128
/** How long a link that confirms a new e-mail works. */
export const EMAIL_LINK_MINUTES = 30
/** So long an account that is to be deleted can be stored after all. */
export const DELETION_DAYS = 7
export const PHOTO_MAX_BYTES = 2 * 1024 * 1024
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const
export const GROUP_MIN = 1
export const GROUP_MAX = 50
/** Animals that come along with a group of the type `pets`. */
export const PETS_MAX = 10
/** An invitation to a group lasts so long. */
export const INVITATION_DAYS = 7
/** Open reservations of one account, and people in them; fewer where the e-mail was never confirmed. The database holds the same numbers (`0008_waitlist.sql`). */
export const OPEN_MAX = { reservations: 20, people: 120 } as const
export const OPEN_MAX_UNCONFIRMED = { reservations: 3, people: 20 } as const
/** Of one stay. */
export const NIGHTS_MAX = 30
export const ROOMS_MAX = 10
/** Days that one question about availability may span. */
export const AVAILABILITY_MAX_DAYS = 62
/** Letters of a message to who offers an experience. */
export const ENQUIRY_MAX = 2000
/** A telephone number before it is cleaned: what comes along when it is pasted may be longer than the number. */
export const PHONE_PASTED_MAX = 200
/** Letters of a guide's own words to a member. */
export const GUIDE_REASON_MAX = 300
/** Seats of one time slot, and days ahead that can be reserved. */
export const SLOT_CAPACITY_MAX = 1_000
export const BOOKING_WINDOW_MAX_DAYS = 730
export const SLOT_NOTE_MAX = 120
/** Of an experience, as a guide edits it: letters, as many as a content pack may have, and minutes of four weeks. */
export const EXPERIENCE_TITLE_MAX = 140
export const EXPERIENCE_SHORT_MAX = 300
export const EXPERIENCE_TEXT_MAX = 8_000
export const EXPERIENCE_LINE_MAX = 600
export const EXPERIENCE_ADDRESS_MAX = 200
export const EXPERIENCE_LINES_MAX = 30
/** Photos of one experience, and letters of what one shows. */
export const EXPERIENCE_PHOTOS_MAX = 12
/** Themes of one experience: what is about everything would come first for everybody. */
export const EXPERIENCE_THEMES_MAX = 3
export const EXPERIENCE_PHOTO_ALT_MAX = 200
export const EXPERIENCE_PRICE_MAX = 100_000
export const EXPERIENCE_DURATION_PLACEHOLDER_MIN = 120
export const EXPERIENCE_DURATION_MAX_MIN = 40_320
/** Letters of a guide's word to everybody of a slot. */
export const SLOT_MESSAGE_MAX = 1_000
/** Letters of what an agency says of itself. */
export const AGENCY_NAME_MAX = 80
export const AGENCY_WELCOME_MAX = 400
export const AGENCY_LINE_MAX = 200
/** A guide's check-in point (docs/decisions/0032-what-guides-edit.md). Metres, points of one visit, points of one guide. */
export const CHECK_IN_RADIUS_MIN_M = 5
export const CHECK_IN_RADIUS_MAX_M = 500
export const CHECK_IN_POINTS_MAX = 200
export const CHECK_IN_RADIUS_PLACEHOLDER_M = 10
export const CHECK_IN_POINTS_PLACEHOLDER = 100
export const CHECK_IN_POINTS_PER_GUIDE = 100
/** Days that one closure may last, and what it may name. */
export const CLOSURE_MAX_DAYS = 366
export const CLOSURE_ROUTES_MAX = 50
export const CLOSURE_AREA_MAX_CORNERS = 60

export const MOBILE_MAX_WIDTH = 768
export const TABLET_MAX_WIDTH = 1024

export const SUMMARY_MAX_CHARS = 80
export const DEFAULT_EVENT_RATING = 4.5

/** Upper edges of the short and medium route bands. */
export const ROUTE_DISTANCE_BANDS_KM = [5, 15] as const
export const ROUTE_TIME_BANDS_MIN = [120, 240] as const
export const BUDGET_BANDS_EUR = [50, 100] as const
export const MAX_PER_PAGE = 100

/** Points. What a check-in or a game brings is at the point or the game itself. */
export const RATING_POINTS = 10
export const ROUTE_POINTS = 50
export const RESERVATION_POINTS = 30
/** The code of a reward without an end of its own works so long. */
export const REDEMPTION_DAYS = 365
/** What one person can earn on one day of the tenant's calendar. */
export const DAILY_POINTS_CAP = 1_000
/** Lifetime points from which level 1, 2, 3 and 4 are reached. */
export const LEVEL_THRESHOLDS = [0, 250, 1_000, 2_500] as const
/** How long a phone keeps what waits to be sent, and the server the key it is sent under. */
export const OUTBOX_KEEP_MS = 7 * 86_400_000
/** How old something done may be when it is sent: it waits a week at most, and the end of a walk may be claimed the day after. */
export const CAPTURED_MAX_AGE_MS = OUTBOX_KEEP_MS + 86_400_000
/** How far a phone's clock may be ahead of the server's. */
export const CAPTURED_MAX_AHEAD_MS = 5 * 60_000
/** Between two places where a person earned something they went no faster, however they travelled. */
export const FASTEST_TRAVEL_KMH = 130
/** Metres on which speed is not asked: a position may be of some seconds ago, and jumps between walls. */
export const TRAVEL_ALLOWANCE_M = 500
/** No one goes a route faster than so, on foot and by bicycle. */
export const FASTEST_WALK_KMH = 12
export const FASTEST_RIDE_KMH = 30
/** How near to its line counts as being on a route; a sketch may lie far from the path it means. */
export const ROUTE_REACH_M = 50
export const ROUTE_SKETCH_REACH_M = 250
/** How far from a route a person may be seen while they do it: a meal in the village beside it. */
export const ROUTE_ASIDE_M = 2_000
export const RATING_MAX = 5
/** An office's own rating, or the default of events, counts as much as so many members. */
export const RATING_PRIOR_WEIGHT = 5

/** Every emergency in the European Union, free, from any phone. */
export const EMERGENCY_NUMBER = '112'

/** Points that the hint of a game costs. */
export const GAME_HINT_POINTS = 10

/** Far more than a person types, so that a pasted paragraph is an empty answer and no error. */
export const SEARCH_MAX_CHARS = 500
