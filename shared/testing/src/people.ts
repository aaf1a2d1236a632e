/** People and brands as the API answers them. Every factory takes only the fields a test is about. */
import type { SessionAnswer } from '@sureda/contract/schemas/members/auth'
import type { Favorite } from '@sureda/contract/schemas/members/favorite'
import type { PackageStatus, Permissions, Profile, User } from '@sureda/contract/schemas/members/user'
import type { Tenant } from '@sureda/contract/schemas/platform/tenant'
import type { PointsEntry } from '@sureda/contract/schemas/points/points'

const NO_PERMISSIONS: Permissions = {
  can_access_cms: false,
  can_access_mobile: true,
  is_guide: false,
  is_backend_operator: false,
}

export function makeUser(fields: Partial<User> = {}): User {
  return {
    id: 'a6f1d9f0-2f0e-4a55-9a52-4f4d1d0f0001',
    name: 'Neus Vidal',
    email: 'visitor@sureda.test',
    phone: null,
    avatar: null,
    preferred_language: null,
    roles: ['member'],
    role: null,
    permissions: NO_PERMISSIONS,
    access_type: 'mobile',
    is_guide: false,
    can_access_cms: false,
    is_backend_operator: false,
    ...fields,
  }
}

/** The demo people of the decisions, by what they may do. */
export const people = {
  member: () => makeUser(),
  guide: () =>
    makeUser({
      id: 'a6f1d9f0-2f0e-4a55-9a52-4f4d1d0f0002',
      name: 'Pere Suriol',
      email: 'guide@sureda.test',
      roles: ['guide'],
      role: 'guide',
      access_type: 'guide',
      is_guide: true,
      permissions: { ...NO_PERMISSIONS, is_guide: true },
    }),
  cms: () =>
    makeUser({
      id: 'a6f1d9f0-2f0e-4a55-9a52-4f4d1d0f0003',
      name: 'Rosa Planes',
      email: 'cms@sureda.test',
      roles: ['editor'],
      access_type: 'cms',
      can_access_cms: true,
      permissions: { ...NO_PERMISSIONS, can_access_cms: true },
    }),
  cmsOnly: () =>
    makeUser({
      id: 'a6f1d9f0-2f0e-4a55-9a52-4f4d1d0f0004',
      name: 'Iu Camps',
      email: 'cmsonly@sureda.test',
      roles: ['editor'],
      access_type: 'cms_only',
      can_access_cms: true,
      permissions: { ...NO_PERMISSIONS, can_access_cms: true, can_access_mobile: false },
    }),
  operator: () =>
    makeUser({
      id: 'a6f1d9f0-2f0e-4a55-9a52-4f4d1d0f0005',
      name: 'Lola Roura',
      email: 'operator@sureda.test',
      roles: ['operator'],
      role: 'operator',
      access_type: 'cms',
      can_access_cms: true,
      is_backend_operator: true,
      permissions: { ...NO_PERMISSIONS, can_access_cms: true, is_backend_operator: true },
    }),
}

export function makeSessionAnswer(user: User = makeUser(), token = 'token-of-a-test'): SessionAnswer {
  const { roles, permissions, access_type } = user
  return { access_token: token, user, roles, permissions, access_type }
}

export function makeProfile(fields: Partial<Profile> = {}): Profile {
  return {
    ...makeUser(),
    notifications: { push: true, email: true, offers: false },
    privacy: { share_location: false, public_profile: false },
    preferences: ['naturaleza'],
    created_at: '2026-03-01T10:00:00+01:00',
    has_password: true,
    pending_email: null,
    pending_link_sent_to: null,
    ...fields,
  }
}

export function makePackageStatus(): PackageStatus {
  return {
    hasActivePackage: true,
    packageInfo: {
      id: 'booked-1',
      package_id: 'p-cap-de-setmana',
      title: 'Cap de setmana surer',
      starts_on: '2026-11-20',
      ends_on: '2026-11-22',
      route_id: 'r-volta-a-fitor',
      today: [
        {
          time: '10:00',
          title: 'La pela del suro',
          place: 'Cassà de la Selva',
          experience_id: 'e-pela',
          route_id: null,
        },
        {
          time: '17:00',
          title: 'Volta a Fitor',
          place: 'Fitor',
          experience_id: null,
          route_id: 'r-volta-a-fitor',
        },
      ],
    },
  }
}

export function makeTenant(fields: Partial<Tenant> = {}): Tenant {
  return {
    id: 'gavarres',
    name: 'Suro Viu',
    claim: 'Les Gavarres, a peu',
    claims: null,
    industry: 'tourism',
    domain: 'gavarres.localhost',
    locale: 'ca',
    time_zone: 'Europe/Madrid',
    known: true,
    theme: { primary_color: '#A8442A', accent_color: '#2F4A36', font_family: 'Figtree Variable' },
    contact: { email: 'hola@suroviu.test', phone: '+34 972 00 00 00', address: 'Cassà de la Selva' },
    features: {
      experiences: true,
      routes: true,
      story_tours: true,
      events: true,
      accommodations: true,
      restaurants: true,
      groups: true,
      reservations: true,
      notifications: true,
      guide_management: true,
      operator_management: true,
      rewards: true,
    },
    branding: {
      logo: {
        default: 'gavarres/logo.svg',
        dark: 'gavarres/logo-dark.svg',
        light: 'gavarres/logo-light.svg',
      },
      colors: {
        primary: '#A8442A',
        secondary: '#2F4A36',
        accent: '#2F4A36',
        background: '#FAF6EF',
        surface: '#FFFFFF',
        text: '#221E1A',
        border: '#E4DACB',
      },
      typography: {
        font_family: 'Figtree Variable',
        heading_family: 'Fraunces Variable',
        font_weight: 400,
      },
      favicon: {
        ico: 'gavarres/favicon.ico',
        png: 'gavarres/favicon.png',
        svg: 'gavarres/favicon.svg',
      },
    },
    map: {
      center: [41.88, 2.98],
      zoom: 11,
      bounds: [
        [41.75, 2.75],
        [42.05, 3.25],
      ],
      layers: [
        {
          id: 'street',
          url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
          attribution: '© OpenStreetMap',
          max_zoom: 19,
        },
      ],
    },
    backoffice_url: 'https://backoffice.suroviu.test',
    google_client_id: null,
    apple_client_id: null,
    ...fields,
  }
}

export const makeFavorite = (fields: Partial<Favorite> = {}): Favorite => ({
  ...{ favoritable_type: 'route', favoritable_id: 'rt-suro', title: 'Ruta del Suro', subtitle: null },
  ...{ image: null, image_alt: null, image_color: null, image_widths: [] },
  created_at: '2026-11-20T10:00:00Z',
  ...fields,
})

export const makePointsEntry = (fields: Partial<PointsEntry> = {}): PointsEntry => ({
  ...{ id: '1', activity_type: 'checkin', rateable_type: null, source_id: 'cp-museu', title: null },
  ...{ points: 50, capped: false, occurred_at: '2026-11-01T10:00:00Z' },
  ...fields,
})
