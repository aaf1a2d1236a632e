import { z } from 'zod'
import {
  previewQuery,
  schedulePreview,
  timeSlots,
  timeSlotsBody,
  timeSlotsQuery,
} from '../schemas/bookings/time-slots.ts'
import { guideWaitlistEntry, guideWaitlistQuery } from '../schemas/bookings/waitlist.ts'
import { dataOf, idParams, listOf, noBody, onlyPages } from '../schemas/fields/envelope.ts'
import { attendanceBody, markAnswer } from '../schemas/guides/attendance.ts'
import { dashboardStats, guideExperience } from '../schemas/guides/guide.ts'
import {
  guideExperienceBody,
  guideExperienceDetail,
  guideRestaurant,
  restaurantBody,
  uploadedPhoto,
} from '../schemas/guides/guide-experience.ts'
import { guideMessage, guideMessageBody } from '../schemas/guides/guide-message.ts'
import {
  guideReasonBody,
  guideReservation,
  guideReservationsQuery,
} from '../schemas/guides/guide-reservation.ts'
import { manifest, manifestQuery } from '../schemas/guides/manifest.ts'
import { defineCalls } from './call.ts'

export const guideCalls = defineCalls({
  'GET /guide/dashboard-stats': {
    access: 'guide',
    summary: "Gives the figures of the guide's dashboard",
    answers: { 200: dataOf(dashboardStats) },
  },
  'GET /guide/experiences': {
    access: 'guide',
    summary: "Lists the guide's experiences",
    query: onlyPages,
    answers: { 200: listOf(guideExperience) },
  },
  'GET /guide/experiences/:id': {
    access: 'guide',
    summary: 'Gives an experience with all languages, for editing',
    params: idParams,
    answers: { 200: dataOf(guideExperienceDetail) },
    problems: ['experience_not_found'],
  },
  'PUT /guide/experiences/:id': {
    access: 'guide',
    summary: 'Changes an experience',
    params: idParams,
    query: previewQuery,
    body: guideExperienceBody,
    answers: { 200: dataOf(z.union([schedulePreview, guideExperienceDetail])) },
    problems: [
      'capacity_below_booked',
      'experience_not_found',
      'experience_pending',
      'slots_booked',
      'stale_experience',
    ],
  },
  'GET /guide/experiences/:id/time-slots': {
    access: 'guide',
    summary: 'Gives the weekly hours, special days and time slots of an experience',
    params: idParams,
    query: timeSlotsQuery,
    answers: { 200: dataOf(timeSlots) },
    problems: ['experience_not_found'],
  },
  'PUT /guide/experiences/:id/time-slots': {
    access: 'guide',
    summary: 'Changes the weekly hours and special days of an experience',
    params: idParams,
    query: previewQuery,
    body: timeSlotsBody,
    answers: { 200: dataOf(z.union([schedulePreview, timeSlots])) },
    problems: ['capacity_below_booked', 'experience_not_found', 'slots_booked', 'stale_time_slots'],
  },
  'POST /guide/experiences/:id/restaurant': {
    access: 'guide',
    summary: 'Sets the restaurant of an experience',
    params: idParams,
    body: restaurantBody,
    answers: { 200: dataOf(guideExperienceDetail) },
    problems: ['experience_not_found', 'restaurant_not_found', 'stale_experience'],
  },
  'POST /guide/experiences/:id/photos': {
    access: 'guide',
    summary: 'Uploads a photo of an experience',
    params: idParams,
    answers: { 201: dataOf(uploadedPhoto) },
    problems: [
      'experience_not_found',
      'photo_failed',
      'photo_in_progress',
      'photo_invalid',
      'photo_too_large',
      'photo_too_many_pixels',
    ],
  },
  'GET /guide/restaurants': {
    access: 'guide',
    summary: 'Lists the restaurants an experience can name',
    query: onlyPages,
    answers: { 200: listOf(guideRestaurant) },
  },
  'GET /guide/reservations': {
    access: 'guide',
    summary: "Lists the reservations of the guide's experiences",
    query: guideReservationsQuery,
    answers: { 200: listOf(guideReservation) },
  },
  'GET /guide/reservations/:id': {
    access: 'guide',
    summary: "Gives one reservation of the guide's experiences",
    params: idParams,
    answers: { 200: dataOf(guideReservation) },
    problems: ['reservation_not_found'],
  },
  'POST /guide/reservations/:id/confirm': {
    access: 'guide',
    summary: 'Confirms a request',
    params: idParams,
    body: noBody,
    answers: { 200: dataOf(guideReservation) },
    problems: [
      'reservation_closed',
      'reservation_expired',
      'reservation_not_found',
      'reservation_transition',
      'stale_reservation',
    ],
  },
  'POST /guide/reservations/:id/reject': {
    access: 'guide',
    summary: 'Declines a request',
    params: idParams,
    body: guideReasonBody,
    answers: { 200: dataOf(guideReservation) },
    problems: [
      'reservation_closed',
      'reservation_expired',
      'reservation_not_found',
      'reservation_transition',
      'stale_reservation',
    ],
  },
  'POST /guide/reservations/:id/cancel': {
    access: 'guide',
    summary: 'Cancels a reservation for its member',
    params: idParams,
    body: guideReasonBody,
    answers: { 200: dataOf(guideReservation) },
    problems: ['reservation_closed', 'reservation_not_found', 'reservation_transition', 'stale_reservation'],
  },
  'POST /guide/reservations/:id/attended': {
    access: 'guide',
    summary: 'Notes that a member came',
    params: idParams,
    body: noBody,
    answers: { 200: dataOf(guideReservation) },
    problems: [
      'reservation_closed',
      'reservation_not_begun',
      'reservation_not_found',
      'reservation_transition',
      'stale_reservation',
    ],
  },
  'POST /guide/reservations/:id/no-show': {
    access: 'guide',
    summary: 'Notes that a member did not come',
    params: idParams,
    body: noBody,
    answers: { 200: dataOf(guideReservation) },
    problems: [
      'reservation_closed',
      'reservation_not_begun',
      'reservation_not_found',
      'reservation_transition',
      'stale_reservation',
    ],
  },
  'GET /guide/manifest': {
    access: 'guide',
    summary: 'Lists everybody in the time slots of a day',
    query: manifestQuery,
    answers: { 200: dataOf(manifest) },
  },
  'POST /guide/attendance': {
    access: 'guide',
    summary: 'Applies what a phone noted of attendance',
    body: attendanceBody,
    answers: { 200: dataOf(z.array(markAnswer)) },
  },
  'POST /guide/messages': {
    access: 'guide',
    summary: 'Sends a message to everybody in a time slot',
    body: guideMessageBody,
    answers: { 200: dataOf(guideMessage), 201: dataOf(guideMessage) },
    problems: ['experience_not_found', 'slot_empty'],
  },
  'GET /guide/waitlist': {
    access: 'guide',
    summary: "Lists the waitlist of the guide's time slots",
    query: guideWaitlistQuery,
    answers: { 200: listOf(guideWaitlistEntry) },
    problems: ['experience_not_found'],
  },
})
