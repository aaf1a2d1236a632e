import type { Route, RouteDetail, RoutePoint } from '@sureda/contract/schemas/catalogue/route'
import type { Words } from '../../../lib/texts.ts'
import type { RouteDetailRow, RoutePointRow, RouteRow } from './routes.queries.ts'

export const toRoute = (row: RouteRow, words: Words): Route => ({
  id: row.id,
  title: words.text(row.title),
  summary: words.text(row.summary),
  distance: row.distanceKm,
  duration: row.durationMin,
  difficulty: row.difficulty,
  elevation_gain: row.elevationGain,
  elevation_loss: row.elevationLoss,
  geometry: row.geometry,
  terrain: row.terrain,
  season: row.seasons,
  modality: row.modalities,
  audience: row.audiences,
  interests: row.interests,
  guide_type: row.guideType,
  province: row.province,
  featured: row.featured,
  schematic: row.schematic,
  ...words.notice(row.notice),
  start: words.point(row.startPoint),
  operator: words.operator(row.operator),
  demo: row.demo,
  ...words.image(row),
})

const toRoutePoint = (row: RoutePointRow, words: Words): RoutePoint => ({
  id: row.id,
  position: row.position,
  name: words.text(row.name),
  description: words.text(row.description),
  latitude: row.latitude,
  longitude: row.longitude,
  elevation: row.elevation,
  check_in: row.checkIn,
  ...words.image(row),
})

export const toRouteDetail = (
  row: RouteDetailRow,
  points: readonly RoutePointRow[],
  words: Words,
): RouteDetail => ({
  ...toRoute(row, words),
  description: words.text(row.description),
  elevation_total:
    row.elevationGain === null || row.elevationLoss === null ? null : row.elevationGain + row.elevationLoss,
  track_verified: row.trackVerified,
  end: row.endPoint && words.point(row.endPoint),
  track: row.trackSimplified,
  points: points.map((point) => toRoutePoint(point, words)),
  parking: words.optional(row.parking),
  restrictions: words.list(row.restrictions),
  tips: words.list(row.tips),
  emergency_contact: row.emergencyContact,
  useful_links: row.usefulLinks.map(({ label, url }) => ({ label: words.text(label), url })),
  access_restrictions: words.list(row.accessRestrictions),
  limitations: words.list(row.limitations),
  special_requirements: words.list(row.specialRequirements),
  what_to_bring: words.list(row.whatToBring),
  safety: words.list(row.safety),
})
