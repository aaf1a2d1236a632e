/** Content as the API answers it. Ids are readable slugs, as in the packs. */
import type { EventDetail, EventItem } from '@sureda/contract/schemas/catalogue/event'
import type { Experience, ExperienceDetail } from '@sureda/contract/schemas/catalogue/experience'
import type { Location } from '@sureda/contract/schemas/catalogue/location'
import type { NewsDetail, NewsItem } from '@sureda/contract/schemas/catalogue/news'
import type { Operator, OperatorSummary } from '@sureda/contract/schemas/catalogue/operator'
import type { Route, RouteDetail, RoutePoint } from '@sureda/contract/schemas/catalogue/route'
import type { Story, StoryDetail } from '@sureda/contract/schemas/catalogue/story'
import type { Image } from '@sureda/contract/schemas/fields/media'
import type { NotificationCard } from '@sureda/contract/schemas/members/notification-card'

export function makeImage(fields: Partial<Image> = {}): Image {
  return {
    image: 'gavarres/e-pela-800.webp',
    image_alt: 'Dos peladors treuen el suro d’un arbre',
    image_color: '#8A5A3A',
    image_widths: [400, 800, 1600],
    ...fields,
  }
}

/** An item without a notice of the office. */
export const NO_NOTICE = { status_note: null, status_date: null, status_level: null }
/** Fields of every kind of content: no notice, no demo, a picture. */
const makeCommon = () => ({ ...NO_NOTICE, demo: false, ...makeImage() })

export function makeOperatorSummary(fields: Partial<OperatorSummary> = {}): OperatorSummary {
  return { id: 'o-colla', name: 'La Colla del Suro', type: 'entidad', ...fields }
}

export function makeOperator(fields: Partial<Operator> = {}): Operator {
  return {
    ...makeOperatorSummary(),
    category: 'guia_turistico',
    description: 'Peladors que ensenyen l’ofici.',
    municipality: 'Cassà de la Selva',
    address: null,
    phone: '+34 972 00 00 01',
    email: null,
    website: null,
    latitude: 41.887,
    longitude: 2.875,
    rating: 4.6,
    ratings_count: 0,
    check_in: null,
    checked_on: null,
    ...makeCommon(),
    demo: true,
    ...fields,
  }
}

export function makeExperience(fields: Partial<Experience> = {}): Experience {
  return {
    id: 'e-pela',
    title: 'La pela del suro',
    shortDescription: 'Un matí amb una colla de peladors.',
    type: 'activity',
    status: 'active',
    capacity: 10,
    price: 25,
    price_unit: 'person',
    purchase: 'slot',
    external_url: null,
    external_phone: null,
    difficulty: 'easy',
    locationName: 'Cassà de la Selva',
    latitude: 41.887,
    longitude: 2.875,
    duration: 120,
    rating: 4.8,
    ratings_count: 0,
    featured: true,
    bookable: true,
    next_available: '2026-11-22',
    operator: makeOperatorSummary(),
    ...makeCommon(),
    ...fields,
  }
}

export function makeExperienceDetail(fields: Partial<ExperienceDetail> = {}): ExperienceDetail {
  return {
    ...makeExperience(),
    description: 'La destral entra fins a la capa mare, ni un mil·límetre més.',
    address: 'Mas Pla, Cassà de la Selva',
    checked_on: null,
    startDate: null,
    endDate: null,
    season: null,
    requirements: ['Calçat tancat'],
    included: ['Esmorzar de forquilla'],
    notIncluded: ['Transport'],
    restaurant: null,
    gallery: [],
    schedule: null,
    demo_fields: [],
    ...fields,
  }
}

export function makeNewsItem(fields: Partial<NewsItem> = {}): NewsItem {
  return {
    id: 'n-museu',
    title: 'El Museu del Suro obre una sala nova',
    summary: 'Una sala dedicada a les dones que triaven taps a les fàbriques de Palafrugell.',
    datetime: '2026-11-10T09:00:00+01:00',
    location: 'Palafrugell',
    ...makeCommon(),
    ...fields,
  }
}

export function makeNewsDetail(fields: Partial<NewsDetail> = {}): NewsDetail {
  return { ...makeNewsItem(), body: 'Primer paràgraf.\n\nSegon paràgraf.', source_url: null, ...fields }
}

export function makeEvent(fields: Partial<EventItem> = {}): EventItem {
  return {
    id: 'v-fira',
    title: 'Fira del Tap',
    description: 'Oficis, tast i concurs de taps.',
    start_datetime: '2026-11-28T10:00:00+01:00',
    end_datetime: null,
    all_day: false,
    location: 'Cassà de la Selva',
    latitude: 41.887,
    longitude: 2.875,
    rating: 4.5,
    ratings_count: 0,
    date_is_estimate: false,
    ...makeCommon(),
    ...fields,
  }
}

export function makeEventDetail(fields: Partial<EventDetail> = {}): EventDetail {
  return {
    ...makeEvent(),
    body: 'Tot el dia a la plaça.',
    website: null,
    price_note: null,
    checked_on: null,
    ...fields,
  }
}

export function makeLocation(fields: Partial<Location> = {}): Location {
  return {
    id: 'l-museu-del-suro',
    type: 'museo',
    layer: 'tourism',
    name: 'Museu del Suro',
    description: 'L’antiga fàbrica de Can Mario.',
    municipality: 'Palafrugell',
    province: 'Girona',
    latitude: 41.918,
    longitude: 3.163,
    elevation: 65,
    position_is_exact: true,
    opening_hours: null,
    facts: [],
    rating: null,
    ratings_count: 0,
    checked_on: null,
    featured: true,
    check_in: null,
    ...makeCommon(),
    ...fields,
  }
}

export function makeRoute(fields: Partial<Route> = {}): Route {
  return {
    id: 'r-volta-a-fitor',
    title: 'Volta a Fitor',
    summary: 'Dòlmens i suredes a l’ombra.',
    distance: 9.4,
    duration: 180,
    difficulty: 'moderada',
    elevation_gain: 280,
    elevation_loss: 280,
    geometry: 'circular',
    terrain: 'tierra',
    season: ['primavera', 'otono'],
    modality: ['caminata_senderismo'],
    audience: ['adultos_general'],
    interests: ['turismo_naturalista'],
    guide_type: 'auto_guiada',
    province: 'Girona',
    featured: true,
    schematic: true,
    start: { latitude: 41.9, longitude: 3.05, name: 'Santa Coloma de Fitor' },
    operator: null,
    ...makeCommon(),
    ...fields,
  }
}

export function makeRoutePoint(fields: Partial<RoutePoint> = {}): RoutePoint {
  return {
    id: 'rp-dolmen',
    position: 1,
    name: 'Dolmen de la Tomba del General',
    description: 'Tres lloses dretes sota una alzina.',
    latitude: 41.904,
    longitude: 3.06,
    elevation: 210,
    check_in: null,
    ...makeImage(),
    ...fields,
  }
}

export function makeRouteDetail(fields: Partial<RouteDetail> = {}): RouteDetail {
  return {
    ...makeRoute(),
    description: 'Surt de l’església i puja entre suros pelats.',
    elevation_total: 560,
    track_verified: null,
    end: null,
    track: [
      [41.9, 3.05, 180],
      [41.904, 3.06, 210],
    ],
    points: [makeRoutePoint()],
    parking: 'Al costat de l’església',
    restrictions: [],
    tips: [],
    emergency_contact: '112',
    useful_links: [],
    access_restrictions: [],
    limitations: [],
    special_requirements: [],
    what_to_bring: ['Aigua'],
    safety: [],
    ...fields,
  }
}

export function makeStory(fields: Partial<Story> = {}): Story {
  return {
    id: 's-destral',
    title: 'La destral de l’avi',
    summary: 'Un ofici que es passa de mà en mà.',
    genre: 'record',
    category: { id: 'ofici', name: 'Ofici' },
    territory: 'Les Gavarres',
    provinces: ['Girona'],
    province: 'Girona',
    target_audience: 'family',
    keywords: ['suro'],
    audio_file: null,
    video_file: null,
    video_360: null,
    photo_360: null,
    status: 'published',
    createdAt: '2026-05-01T10:00:00+02:00',
    latitude: 41.88,
    longitude: 2.91,
    operator: null,
    ...makeCommon(),
    ...fields,
  }
}

export function makeStoryDetail(fields: Partial<StoryDetail> = {}): StoryDetail {
  return {
    ...makeStory(),
    body: 'Hi havia una destral penjada.',
    transcript: null,
    video_360_alt: null,
    photo_360_alt: null,
    audio_locale: null,
    audio_generated: false,
    video_captions: [],
    municipality: 'Cassà de la Selva',
    ...fields,
  }
}

export function makeNotificationCard(fields: Partial<NotificationCard> = {}): NotificationCard {
  return {
    id: 'c-1',
    title: 'Demà plourà',
    content: '<p>Porta calçat de muntanya.</p>',
    type: 'tip',
    button_text: null,
    button_action_type: null,
    button_action_value: null,
    created_at: '2026-11-20T08:00:00+01:00',
    operator: null,
    ...fields,
  }
}
