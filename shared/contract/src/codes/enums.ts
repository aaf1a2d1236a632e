/** The closed vocabularies, in one file without zod: screens import them without loading zod, schemas build on them. */

// user
export const ACCESS_TYPES = ['cms', 'cms_only', 'guide', 'mobile', 'none'] as const
export const PREFERENCE_CATEGORIES = [
  'naturaleza',
  'cultura',
  'gastronomia',
  'playa',
  'aventura',
  'relax',
] as const
export type Preference = (typeof PREFERENCE_CATEGORIES)[number]
export type AccessType = (typeof ACCESS_TYPES)[number]

// experience
export const EXPERIENCE_TYPES = ['tour', 'restaurant', 'hotel', 'activity'] as const
export const EXPERIENCE_STATUSES = ['active', 'inactive', 'draft', 'pending'] as const
export const EXPERIENCE_DIFFICULTIES = ['easy', 'medium', 'hard'] as const
/** closed: nothing that day; limited: fewer seats; special: hours of its own. */
export const SPECIAL_DATE_TYPES = ['closed', 'limited', 'special'] as const
/** In the order of ISO: 1 = Monday. */
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
export type Weekday = (typeof WEEKDAYS)[number]
export type ExperienceType = (typeof EXPERIENCE_TYPES)[number]
/**
 * How an experience is bought: by seats of a time slot, as a table for a party, by nights and rooms, by writing to who offers it, or somewhere else
 * (their own site or telephone).
 */
export const PURCHASES = ['slot', 'table', 'nights', 'enquiry', 'external'] as const
export type Purchase = (typeof PURCHASES)[number]
/** What the price is for; `none`: nothing is charged for the reservation, and no price is shown. */
export const PRICE_UNITS = ['person', 'group', 'night', 'none'] as const
export type PriceUnit = (typeof PRICE_UNITS)[number]
/** A day as a person sees it who wants to book. `closed`: nothing takes place then, also out of season. `outside_window`: over, or too far ahead. */
export const DAY_STATUSES = ['available', 'full', 'closed', 'outside_window'] as const

// travel package
export const PACKAGE_TYPES = ['cultural', 'aventura', 'gastronomico', 'naturaleza'] as const
export const PACKAGE_OPERATOR_TYPES = ['agencia', 'guia', 'empresa', 'particular'] as const

// route
export const ROUTE_DIFFICULTIES = ['facil', 'moderada', 'dificil', 'muy_dificil'] as const
export const ROUTE_GEOMETRIES = ['circular', 'lineal', 'ida_y_vuelta'] as const
export const ROUTE_TERRAINS = ['arena', 'asfalto', 'tierra', 'rocoso', 'mixto'] as const
export const ROUTE_SEASONS = ['primavera', 'verano', 'otono', 'invierno', 'todo_el_ano'] as const
export const ROUTE_MODALITIES = [
  'caminata_senderismo',
  'bicicleta',
  'caballo',
  'accesible_movilidad_reducida',
  'vehiculos',
  'accesible_silla_ruedas',
  'accesible_cochecito_bebe',
] as const
export const ROUTE_AUDIENCES = [
  'familias_ninos',
  'personas_mayores_senior',
  'grupos_organizados',
  'parejas',
  'deportistas',
  'adultos_general',
] as const
export const ROUTE_INTERESTS = [
  'deportivo',
  'turismo_cultural',
  'turismo_naturalista',
  'gastronomico_etnografico',
  'fotografico_paisajistico',
] as const
export const ROUTE_GUIDE_TYPES = ['auto_guiada', 'guiada'] as const

// story
export const STORY_AUDIENCES = ['family', 'adult', 'child'] as const

// story tour
export const STORY_TOUR_TYPES = ['paisaje', 'patrimonio', 'cultura', 'gastronomia', 'naturaleza'] as const
export type StoryTourType = (typeof STORY_TOUR_TYPES)[number]

// game
export const GAME_TYPES = ['choose_word', 'choose_image', 'quiz', 'hangman'] as const
export const GAME_STATUSES = ['available', 'completed', 'locked'] as const
/** Tries per game and ten minutes. */
export const GAME_MAX_TRIES = 5
export const HANGMAN_MAX_MISSES = 6
/** Phones are rarely exact: the effective radius never falls under this. */
export const GAME_MIN_RADIUS_M = 25
export const GAME_ACCURACY_ALLOWANCE_M = 30
export type GameStatus = (typeof GAME_STATUSES)[number]

// group
export const GROUP_TYPES = ['normal', 'couple', 'pets'] as const
export type GroupType = (typeof GROUP_TYPES)[number]
/** Leader and contact speak for the group: they may book for it. */
export const GROUP_ROLES = ['leader', 'contact', 'participant', 'none'] as const
/** A person's spending: 0–50 €, 50–100 €, over 100 €. */
export const GROUP_BUDGETS = ['low', 'medium', 'high'] as const
export const PET_SIZES = ['small', 'medium', 'large'] as const

// reservation
export const RESERVATION_STATUSES = ['pending', 'confirmed', 'completed', 'cancelled'] as const
/** Fields a member may still change, by status. */
export const EDITABLE_FIELDS: Record<ReservationStatus, readonly string[]> = {
  pending: ['date', 'time', 'people', 'special_requests'],
  confirmed: ['people', 'special_requests'],
  completed: [],
  cancelled: [],
}
export type ReservationStatus = (typeof RESERVATION_STATUSES)[number]
/** How one ended: the first three are cancelled ones, the last two what a guide said of a completed one. */
export const RESERVATION_OUTCOMES = ['rejected', 'cancelled', 'expired', 'attended', 'no_show'] as const
export type ReservationOutcome = (typeof RESERVATION_OUTCOMES)[number]
/** What its history can tell; `requested` waits for the guide, `booked` was confirmed at once. */
export const RESERVATION_EVENTS = [
  'requested',
  'booked',
  'changed',
  'confirmed',
  'rejected',
  'cancelled',
  'expired',
  'completed',
  'attended',
  'no_show',
  'taken_back',
] as const
/** Why a guide takes a reservation away; own words are the alternative. */
export const GUIDE_REASONS = ['weather', 'illness', 'unavailable', 'low_turnout', 'wishes'] as const
export type GuideReason = (typeof GUIDE_REASONS)[number]

// waitlist
export const WAITLIST_STATUSES = ['waiting', 'offered', 'accepted', 'expired', 'left'] as const
export type WaitlistStatus = (typeof WAITLIST_STATUSES)[number]
/**
 * Why a person in the line has no offer: no seat is free; the free ones are too few for the party; they hold a reservation of that day; it begins too soon.
 * `soon`: nothing is in the way.
 */
export const WAITLIST_REASONS = [
  'no_seats',
  'party_too_large',
  'has_reservation',
  'too_late',
  'soon',
] as const
export type WaitlistReason = (typeof WAITLIST_REASONS)[number]
// closure
/** Why land or routes are closed; own words are the alternative. */
export const CLOSURE_REASONS = ['fire_risk', 'weather', 'works', 'hunt', 'damage'] as const

// operator
export const OPERATOR_TYPES = ['agencia', 'entidad', 'institucion'] as const
export const OPERATOR_CATEGORIES = [
  'alojamiento',
  'guia_turistico',
  'infraestructura_transporte',
  'instalacion_turistica',
  'intermediario_turistico',
  'negocio_local',
  'organizacion_eventos',
  'recurso_interes_turistico',
  'restauracion',
  'servicio_publico',
  'transporte_viajeros',
] as const

// location
/** Layers of points on the map. */
export const POINT_LAYERS = ['accommodation', 'restaurant', 'business', 'tourism', 'interest'] as const
export type PointLayer = (typeof POINT_LAYERS)[number]

// favorite
export const FAVORITABLE_TYPES = ['experience', 'package', 'route', 'restaurant', 'poi', 'story'] as const
/** Section of the favorites screen each type is in. */
export const FAVORITE_SECTIONS: Record<FavoritableType, string> = {
  experience: 'experiencias',
  package: 'paquetes',
  route: 'rutas',
  restaurant: 'restaurantes',
  poi: 'pois',
  story: 'relatos',
}
export type FavoritableType = (typeof FAVORITABLE_TYPES)[number]

// points
/** What can be given one to five stars. */
export const RATEABLE_TYPES = [
  'experience',
  'event',
  'route',
  'package',
  'story',
  'location',
  'operator',
] as const
export type RateableType = (typeof RATEABLE_TYPES)[number]
/** Kinds of places where one can check in. */
export const CHECK_IN_PLACES = ['location', 'experience', 'routePoint', 'establishment', 'game'] as const
export type CheckInPlace = (typeof CHECK_IN_PLACES)[number]
/** What brings or takes points. */
export const POINT_ACTIVITIES = [
  'checkin',
  'rating',
  'route',
  'game',
  'reservation',
  'practice',
  'redemption',
  'hint',
  'reversal',
] as const
export type PointActivity = (typeof POINT_ACTIVITIES)[number]
/** `awarded` in full; `already_awarded` before; `daily_cap`: fewer or none, because the day's limit is reached; `no_points`: it counts, and pays nothing. */
export const POINT_OUTCOMES = ['awarded', 'already_awarded', 'daily_cap', 'no_points'] as const

// notice of an item
export const NOTICE_LEVELS = ['info', 'warning'] as const

// notification card
export const CARD_TYPES = [
  'general',
  'transporte',
  'hospedaje',
  'alimentacion',
  'actividades',
  'ubicacion',
  'tip',
] as const
export const CARD_ACTIONS = ['url', 'phone', 'email'] as const

// tenant
export const TENANT_FEATURES = [
  'experiences',
  'routes',
  'story_tours',
  'events',
  'accommodations',
  'restaurants',
  'groups',
  'reservations',
  'notifications',
  'guide_management',
  'operator_management',
  'rewards',
] as const
export type TenantFeature = (typeof TENANT_FEATURES)[number]

// settings
export const SETTING_GROUPS = ['welcome', 'desktop-blocking', 'terms', 'contact', 'links', 'safety'] as const

/** Who a regenerative practice is for. */
export const PRACTICE_PEOPLE = ['visitante', 'propietario', 'ganadero', 'operador'] as const

/** What the one search finds. */
export const SEARCH_KINDS = [
  'experience',
  'route',
  'event',
  'location',
  'story',
  'story_tour',
  'game',
  'package',
  'operator',
] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]
