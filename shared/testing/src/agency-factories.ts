import type { GuideProfile } from '@sureda/contract/schemas/guides/agency'
import type { GuideCheckInPoint } from '@sureda/contract/schemas/guides/check-in-point'
import type { ClosedArea, Closure, ClosureTouches } from '@sureda/contract/schemas/guides/closure'

export function makeGuideProfile(fields: Partial<GuideProfile> = {}): GuideProfile {
  return {
    agencyName: 'Suros & Camins',
    welcomeMessage: 'Benvinguts al bosc.',
    primaryColor: '#a8442a',
    secondaryColor: '#2f4a36',
    logoUrl: null,
    contactEmail: 'hola@example.test',
    contactPhone: '+34 972 000 000',
    website: 'https://example.test/',
    address: 'Plaça Major 1, Cassà',
    version: 3,
    ...fields,
  }
}

export function makeGuideCheckInPoint(fields: Partial<GuideCheckInPoint> = {}): GuideCheckInPoint {
  return {
    id: 'g-font',
    name: 'Font del Suro',
    description: 'Sota l’alzina gran.',
    latitude: 41.88,
    longitude: 2.91,
    radius: 30,
    points: 100,
    type: 'location',
    version: 1,
    url: 'http://gavarres.localhost:4000/puntos/g-font',
    visits: 12,
    ...fields,
  }
}

export function makeClosure(fields: Partial<Closure> = {}): Closure {
  return {
    id: 'c1c9d2e0-0000-4000-8000-000000000001',
    from: '2026-11-22',
    until: '2026-11-24',
    reason: 'fire_risk',
    area: null,
    state: 'planned',
    told: 2,
    routes: [{ id: 'rt-arboc', title: 'Ruta de l’Arboç' }],
    games: [],
    experiences: [{ id: 'e-pela', title: 'La pela del suro' }],
    created_at: '2026-11-20T10:00:00+01:00',
    ...fields,
  }
}

export function makeClosedArea(fields: Partial<ClosedArea> = {}): ClosedArea {
  return {
    id: 'c1c9d2e0-0000-4000-8000-000000000002',
    from: '2026-11-22',
    until: '2026-11-24',
    note: 'Tancat del 22 al 24 de novembre: perill d’incendi.',
    area: [
      [41.89, 2.99],
      [41.89, 3.02],
      [41.92, 3.02],
      [41.92, 2.99],
    ],
    ...fields,
  }
}

export function makeClosureTouches(fields: Partial<ClosureTouches> = {}): ClosureTouches {
  return {
    routes: [{ id: 'rt-arboc', title: 'Ruta de l’Arboç' }],
    route_points: [{ id: 'rp-font', title: 'La font', route_id: 'rt-arboc' }],
    games: [],
    experiences: [{ id: 'e-pela', title: 'La pela del suro', own: true }],
    slot_count: 1,
    slots: [
      { experience_id: 'e-pela', title: 'La pela del suro', date: '2026-11-22', time: '10:00', booked: 4 },
    ],
    reservations: [
      {
        id: 'b1c9d2e0-0000-4000-8000-000000000001',
        experience_title: 'La pela del suro',
        date: '2026-11-22',
        time: '10:00',
        people: 4,
        status: 'confirmed',
        member_name: 'Neus Vidal',
      },
    ],
    ...fields,
  }
}
