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
/** closed: nothing takes place; limited: fewer seats; special: different hours. */
export const SPECIAL_DATE_TYPES = ['closed', 'limited', 'special'] as const
/** ISO order: 1 = Monday. */
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
 * How an experience is bought: seats of a time slot, a table for a party, nights and rooms, a message to the provider,
 * or elsewhere (the provider's site or telephone).
 */
export const PURCHASES = ['slot', 'table', 'nights', 'enquiry', 'external'] as const
export type Purchase = (typeof PURCHASES)[number]
/** What the price refers to; `none`: the reservation is free and no price is shown. */
export const PRICE_UNITS = ['person', 'group', 'night', 'none'] as const
export type PriceUnit = (typeof PRICE_UNITS)[number]
/**
 * A day for a person who wants to book. `closed`: nothing takes place, or out of season. `outside_window`: past, or too
 * far ahead.
 */
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
/** Tries per game within ten minutes. */
export const GAME_MAX_TRIES = 5
export const HANGMAN_MAX_MISSES = 6
/** Phones are rarely exact: the effective radius is never smaller. */
export const GAME_MIN_RADIUS_M = 25
export const GAME_ACCURACY_ALLOWANCE_M = 30
export type GameStatus = (typeof GAME_STATUSES)[number]

// group
export const GROUP_TYPES = ['normal', 'couple', 'pets'] as const
export type GroupType = (typeof GROUP_TYPES)[number]
/** Leader and contact represent the group: they may book for it. */
export const GROUP_ROLES = ['leader', 'contact', 'participant', 'none'] as const
/** Budget per person: 0–50 €, 50–100 €, over 100 €. */
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
/** How a reservation ended: the first three are cancellations, the last two a guide's report on a completed one. */
export const RESERVATION_OUTCOMES = ['rejected', 'cancelled', 'expired', 'attended', 'no_show'] as const
export type ReservationOutcome = (typeof RESERVATION_OUTCOMES)[number]
/** Events of a reservation's history; `requested` waits for the guide, `booked` was confirmed at once. */
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
/** Reasons why a guide rejects or cancels a reservation; free text is the alternative. */
export const GUIDE_REASONS = ['weather', 'illness', 'unavailable', 'low_turnout', 'wishes'] as const
export type GuideReason = (typeof GUIDE_REASONS)[number]

// waitlist
export const WAITLIST_STATUSES = ['waiting', 'offered', 'accepted', 'expired', 'left'] as const
export type WaitlistStatus = (typeof WAITLIST_STATUSES)[number]
/**
 * Why a waiting person has no offer: no free seats; too few for the party; they already have a reservation that day; it
 * begins too soon. `soon`: nothing prevents it.
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
/** Reasons for closing land or routes; free text is the alternative. */
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
/** Section of the favorites screen for each type. */
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
/** What can be rated with one to five stars. */
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
/** What gives or takes points. */
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
/**
 * `awarded`: in full; `already_awarded`: earlier; `daily_cap`: fewer or none, because of the daily limit; `no_points`:
 * it counts without points.
 */
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

/** Target group of a regenerative practice. */
export const PRACTICE_PEOPLE = ['visitante', 'propietario', 'ganadero', 'operador'] as const

/** Kinds of search results. */
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
