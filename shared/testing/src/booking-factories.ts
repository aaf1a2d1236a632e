import type { DayAvailability } from '@sureda/contract/schemas/bookings/availability'
import type { Pass } from '@sureda/contract/schemas/bookings/pass'
import type { AvailableSlots, Reservation } from '@sureda/contract/schemas/bookings/reservation'
import type { WaitlistEntry } from '@sureda/contract/schemas/bookings/waitlist'
import type { DashboardStats, GuideExperience } from '@sureda/contract/schemas/guides/guide'
import type { UpcomingTips, UserGroup } from '@sureda/contract/schemas/members/user'
import { makeImage } from './content-factories.ts'

export function makeReservation(fields: Partial<Reservation> = {}): Reservation {
  return {
    id: 'b1c9d2e0-0000-4000-8000-000000000001',
    experience_id: 'e-pela',
    experience: {
      id: 'e-pela',
      title: 'La pela del suro',
      locationName: 'Cassà de la Selva',
      ...makeImage(),
    },
    date: '2026-12-05',
    time: '10:00',
    nights: null,
    rooms: null,
    starts_at: '2026-12-05T10:00:00+01:00',
    ends_at: '2026-12-05T12:00:00+01:00',
    people: 2,
    special_requests: null,
    status: 'pending',
    group: null,
    booking_code: null,
    cancelled_by: null,
    outcome: null,
    reason_code: null,
    cancel_reason: null,
    expires_at: '2026-11-22T10:00:00+01:00',
    history: [],
    closure: null,
    can_cancel: true,
    editable_fields: ['date', 'time', 'people', 'special_requests'],
    version: 1,
    created_at: '2026-11-20T10:00:00+01:00',
    ...fields,
  }
}

export function makePass(fields: Partial<Pass> = {}): Pass {
  return {
    token: 'eyJhbGciOiJFZERTQSIsImtpZCI6ImsxIn0.eyJ0ZW5hbnQiOiJnYXZhcnJlcyJ9.c2lnbmF0dXJl',
    code: 'B1C9D2E0',
    expires_at: '2026-12-05T14:00:00+01:00',
    contact: { name: 'Pere Suros', phone: '+34 600 000 009' },
    members: [],
    closure: null,
    ...fields,
  }
}

export function makeAvailableSlots(fields: Partial<AvailableSlots> = {}): AvailableSlots {
  return {
    time_slots: [
      { time: '10:00', capacity: 10, remaining: 6, status: 'available' },
      { time: '16:00', capacity: 10, remaining: 0, status: 'full' },
    ],
    capacity_per_time_slot: 10,
    bookable_from: '2026-11-22',
    bookable_until: '2027-01-20',
    closed_dates: [],
    ...fields,
  }
}

/** A day with two times, one of them full. */
export function makeDay(fields: Partial<DayAvailability> = {}): DayAvailability {
  return {
    date: '2026-11-22',
    status: 'available',
    remaining: 6,
    slots: makeAvailableSlots().time_slots,
    ...fields,
  }
}

const DAY_MS = 86_400_000

/** The answer of `GET experiences/{id}/availability`: every day from `from` to `to` of its query; `of` changes single days. */
export function makeDays(
  query: URLSearchParams,
  of: (date: string) => Partial<DayAvailability> = () => ({}),
): DayAvailability[] {
  const [from, to] = ['from', 'to'].map((name) => Date.parse(`${query.get(name)}T00:00:00Z`)) as [
    number,
    number,
  ]
  return Array.from({ length: (to - from) / DAY_MS + 1 }, (_, index) => {
    const date = new Date(from + index * DAY_MS).toISOString().slice(0, 10)
    return makeDay({ date, ...of(date) })
  })
}

export function makeUserGroup(fields: Partial<UserGroup> = {}): UserGroup {
  return {
    id: 'g-1',
    name: 'Colla de Girona',
    role: 'leader',
    people: 8,
    can_book: true,
    description: null,
    type: 'normal',
    guide: { name: 'Pere Suros', phone: '+34 900 000 125' },
    members: [{ name: 'Ona Serra', role: 'leader', is_me: true }],
    pets: [],
    ...fields,
  }
}

export function makeUpcomingTips(fields: Partial<UpcomingTips> = {}): UpcomingTips {
  return {
    has_upcoming_experience: true,
    has_content: true,
    has_sugerencias: true,
    has_consejos: true,
    experience: {
      id: 'e-pela',
      title: 'La pela del suro',
      sugerencias: 'Dina a la plaça.',
      consejos_destino: 'Aparca a l’entrada del poble.',
    },
    reservation: {
      id: 'b1c9d2e0-0000-4000-8000-000000000001',
      date: '2026-12-05',
      time: '10:00',
      closure: null,
    },
    ...fields,
  }
}

export function makeDashboardStats(fields: Partial<DashboardStats> = {}): DashboardStats {
  return {
    upcoming_reservations: 7,
    pending_reservations: 2,
    people_today: 12,
    occupancy: [{ date: '2026-11-21', booked: 6, capacity: 10, occupancy: 0.6 }],
    experiences: { active: 3, inactive: 1, draft: 0, pending: 0 },
    groups: 2,
    members: 17,
    next_reservations: [
      {
        id: 'b1c9d2e0-0000-4000-8000-000000000001',
        experience_title: 'La pela del suro',
        date: '2026-11-21',
        time: '10:00',
        people: 4,
        status: 'confirmed',
        member_name: 'Neus Vidal',
      },
    ],
    waiting: [
      {
        id: 'b1c9d2e0-0000-4000-8000-000000000011',
        experience_title: 'La pela del suro',
        date: '2026-11-21',
        time: '16:00',
        people: 3,
        member_name: 'Ona Serra',
        expires_at: '2026-11-21T14:00:00+01:00',
      },
    ],
    day: {
      date: '2026-11-20',
      is_today: true,
      groups: [
        {
          experience_id: 'e-pela',
          experience_title: 'La pela del suro',
          time: '10:00',
          starts_at: '2026-11-20T10:00:00+01:00',
          ends_at: '2026-11-20T12:00:00+01:00',
          place: 'Cassà de la Selva',
          people: 8,
          reservations: 3,
          pending: 0,
        },
      ],
    },
    alerts: [],
    ...fields,
  }
}

export function makeGuideExperience(fields: Partial<GuideExperience> = {}): GuideExperience {
  return {
    id: 'e-pela',
    title: 'La pela del suro',
    type: 'activity',
    status: 'active',
    capacity: 10,
    price: 25,
    difficulty: 'easy',
    locationName: 'Cassà de la Selva',
    duration: 120,
    upcoming_reservations: 5,
    pending_reservations: 1,
    ...makeImage(),
    ...fields,
  }
}

export function makeWaitlistEntry(fields: Partial<WaitlistEntry> = {}): WaitlistEntry {
  const { experience_id, experience, date, time, starts_at } = makeReservation()
  return {
    id: 'b1c9d2e0-0000-4000-8000-000000000701',
    experience_id,
    experience,
    date,
    time,
    starts_at,
    people: 2,
    status: 'waiting',
    position: 2,
    why_waiting: 'no_seats',
    passed: null,
    offer_until: null,
    closes_at: '2026-12-05T08:00:00+01:00',
    reservation_id: null,
    created_at: '2026-11-20T10:00:00+01:00',
    ...fields,
  }
}
