import { paths } from '@sureda/contract/remote/paths'
import { noticeOf } from '@sureda/contract/rules/notice-of'
import type { Experience } from '@sureda/contract/schemas/catalogue/experience'
import type { Location } from '@sureda/contract/schemas/catalogue/location'
import type { Operator } from '@sureda/contract/schemas/catalogue/operator'
import type { Route } from '@sureda/contract/schemas/catalogue/route'
import type { Image } from '@sureda/contract/schemas/fields/media'
import type { GameMarker } from '@sureda/contract/schemas/games/game'
import type { MapItem } from '../../shared/map-item.ts'
import type { MapLayerId } from '../../shared/map-layers.ts'

const imageOf = ({ image, image_alt, image_color, image_widths }: Image): Image => ({
  image,
  image_alt,
  image_color,
  image_widths,
})

export function locationItem(location: Location): MapItem {
  return {
    ...imageOf(location),
    key: `location:${location.id}`,
    layer: location.layer,
    title: location.name,
    place: location.municipality,
    text: location.description,
    words: [location.name, location.municipality, location.description],
    latitude: location.latitude,
    longitude: location.longitude,
    rating: location.rating,
    ratings_count: location.ratings_count,
    isExact: location.position_is_exact,
    hours: location.opening_hours,
    notice: noticeOf(location),
    demo: location.demo,
    href: paths.location(location.id),
  }
}

const LAYER_OF_TYPE: Record<Experience['type'], MapLayerId> = {
  hotel: 'accommodation',
  restaurant: 'restaurant',
  tour: 'experience',
  activity: 'experience',
}

/** Phone numbers by the operator's id, for its experiences. */
export type Phones = ReadonlyMap<string, string>

export const phonesOf = (operators: readonly Operator[] = []): Phones =>
  new Map(operators.flatMap(({ id, phone }): [string, string][] => (phone ? [[id, phone]] : [])))

/** The item of an experience; null where its coordinate is not known. */
export function experienceItem(experience: Experience, phones: Phones = new Map()): MapItem | null {
  if (experience.latitude === null || experience.longitude === null) return null
  const { price, price_unit: unit, operator } = experience
  return {
    ...imageOf(experience),
    key: `experience:${experience.id}`,
    layer: LAYER_OF_TYPE[experience.type],
    title: experience.title,
    place: experience.locationName,
    text: experience.shortDescription,
    words: [
      experience.title,
      experience.shortDescription,
      experience.locationName,
      experience.operator?.name,
    ],
    latitude: experience.latitude,
    longitude: experience.longitude,
    rating: experience.rating,
    ratings_count: experience.ratings_count,
    isExact: true,
    phone: experience.external_phone ?? (operator && phones.get(operator.id)) ?? null,
    ...(price !== null && unit !== 'none' && { price: { euros: price, unit } }),
    notice: noticeOf(experience),
    demo: experience.demo,
    href: paths.experience(experience.id),
  }
}

export function routeItem(route: Route): MapItem {
  return {
    ...imageOf(route),
    key: `route:${route.id}`,
    layer: 'route',
    title: route.title,
    place: route.start.name,
    text: route.summary,
    words: [route.title, route.summary, route.province, route.start.name, route.operator?.name],
    latitude: route.start.latitude,
    longitude: route.start.longitude,
    rating: null,
    ratings_count: 0,
    isExact: !route.schematic,
    notice: noticeOf(route),
    demo: route.demo,
    href: paths.route(route.id),
    route: { distance: route.distance, duration: route.duration, difficulty: route.difficulty },
  }
}

/** Layers of operators. Accommodation and restaurants are shown as experiences, so their operators have none. */
const LAYER_OF_CATEGORY: Partial<Record<Operator['category'], MapLayerId>> = {
  negocio_local: 'business',
  guia_turistico: 'business',
  intermediario_turistico: 'business',
  organizacion_eventos: 'business',
  transporte_viajeros: 'business',
  infraestructura_transporte: 'tourism',
  instalacion_turistica: 'tourism',
  recurso_interes_turistico: 'tourism',
  servicio_publico: 'tourism',
}

export function operatorItem(operator: Operator): MapItem | null {
  const layer = LAYER_OF_CATEGORY[operator.category]
  if (!layer || operator.latitude === null || operator.longitude === null) return null
  return {
    ...imageOf(operator),
    key: `operator:${operator.id}`,
    layer,
    title: operator.name,
    place: operator.municipality,
    text: operator.description,
    words: [operator.name, operator.municipality, operator.description],
    latitude: operator.latitude,
    longitude: operator.longitude,
    rating: operator.rating,
    ratings_count: operator.ratings_count,
    isExact: false,
    phone: operator.phone,
    notice: noticeOf(operator),
    demo: operator.demo,
    href: paths.operator(operator.id),
  }
}

/** The item of a game. A locked one links to its tour, which says what must be played before. */
export function gameItem(game: GameMarker): MapItem {
  return {
    ...imageOf({ image: null, image_alt: null, image_color: null, image_widths: [] }),
    key: `game:${game.id}`,
    layer: 'game',
    title: game.title,
    place: '',
    text: '',
    words: [game.title],
    latitude: game.latitude,
    longitude: game.longitude,
    rating: null,
    ratings_count: 0,
    isExact: true,
    notice: noticeOf(game),
    demo: false,
    href:
      game.status === 'locked'
        ? paths.storyTour(game.story_tour_id)
        : paths.game(game.story_tour_id, game.id),
    status: game.status,
  }
}
