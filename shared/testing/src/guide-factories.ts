import type { TimeSlots } from '@sureda/contract/schemas/bookings/time-slots'
import type { GuideWaitlistEntry } from '@sureda/contract/schemas/bookings/waitlist'
import type { GuideExperienceDetail } from '@sureda/contract/schemas/guides/guide-experience'
import type { GuideReservation } from '@sureda/contract/schemas/guides/guide-reservation'
import { makeReservation, makeWaitlistEntry } from './booking-factories.ts'
import { makeImage } from './content-factories.ts'

export function makeGuideReservation(fields: Partial<GuideReservation> = {}): GuideReservation {
  const { experience_id: _id, can_cancel: _can, editable_fields: _fields, ...shared } = makeReservation()
  return {
    ...shared,
    member: { name: 'Neus Vidal', phone: '+34 600 000 001' },
    seats: { capacity: 10, booked: 4, waiting: 0 },
    ...fields,
  }
}

/** Complete in Catalan and Spanish, empty in the other languages. */
export function makeGuideExperienceDetail(
  fields: Partial<GuideExperienceDetail> = {},
): GuideExperienceDetail {
  return {
    id: 'e-pela',
    title: 'La pela del suro',
    shortDescription: 'Un matí amb els peladors.',
    description: 'A peu pels boscos de Cassà.',
    type: 'activity',
    status: 'active',
    capacity: 10,
    price: 25,
    difficulty: 'easy',
    locationName: 'Cassà de la Selva',
    address: 'Plaça de la Coma, 1',
    latitude: 41.88,
    longitude: 2.87,
    startDate: null,
    endDate: null,
    themes: ['cultura'],
    duration: 120,
    requirements: ['Calçat de muntanya'],
    included: ['Guia'],
    notIncluded: [],
    texts: {
      title: { ca: 'La pela del suro', es: 'La saca del corcho' },
      shortDescription: { ca: 'Un matí amb els peladors.', es: 'Una mañana con los sacadores.' },
      description: { ca: 'A peu pels boscos de Cassà.', es: 'A pie por los bosques de Cassà.' },
      locationName: { ca: 'Cassà de la Selva', es: 'Cassà de la Selva' },
      requirements: [{ ca: 'Calçat de muntanya', es: 'Calzado de montaña' }],
      included: [{ ca: 'Guia', es: 'Guía' }],
      notIncluded: [],
    },
    photos: [
      {
        ...makeImage(),
        image: 'gavarres/e-pela-800.webp',
        image_alt: { ca: 'Un pelador', es: 'Un sacador' },
      },
    ],
    restaurant: null,
    has_time_slots: true,
    version: 3,
    ...makeImage(),
    ...fields,
  }
}

/** Every day at ten and at four. */
export function makeTimeSlots(fields: Partial<TimeSlots> = {}): TimeSlots {
  const day = { active: true }
  return {
    experience: { id: 'e-pela', title: 'La pela del suro', startDate: null, endDate: null },
    slots: [
      { time: '10:00', capacity: 10 },
      { time: '16:00', capacity: 8 },
    ],
    defaultCapacity: 10,
    bookingWindow: 60,
    sameDayBooking: true,
    autoConfirm: false,
    weeklySchedule: {
      ...{ monday: day, tuesday: day, wednesday: day, thursday: day },
      ...{ friday: day, saturday: day, sunday: day },
    },
    specialDates: [],
    version: 2,
    taken: [],
    ...fields,
  }
}

export function makeGuideWaitlistEntry(fields: Partial<GuideWaitlistEntry> = {}): GuideWaitlistEntry {
  const { id, people, status, position, why_waiting, passed, offer_until, created_at } = makeWaitlistEntry()
  const shared = { id, people, status, position, why_waiting, passed, offer_until, created_at }
  return { ...shared, member: { name: 'Neus Vidal', phone: '+34 600 000 001' }, ...fields }
}
