import { z } from 'zod'
import { availabilityQuery, dayAvailability } from '../schemas/bookings/availability.ts'
import { enquiryBody, enquirySent } from '../schemas/bookings/enquiry.ts'
import { pass, passKeys, passVerdict, verifyPassBody } from '../schemas/bookings/pass.ts'
import {
  availableSlots,
  availableSlotsQuery,
  reservation,
  reservationBody,
  reservationChange,
  userReservationsQuery,
} from '../schemas/bookings/reservation.ts'
import { waitlistBody, waitlistEntry } from '../schemas/bookings/waitlist.ts'
import { dataOf, idParams, listOf, noBody, onlyPages } from '../schemas/fields/envelope.ts'
import { defineCalls } from './call.ts'

export const bookingCalls = defineCalls({
  'GET /experiences/:id/availability': {
    access: 'public',
    summary: 'Says for each day whether an experience can be booked',
    params: idParams,
    query: availabilityQuery,
    answers: { 200: z.object({ data: z.array(dayAvailability) }) },
  },
  'POST /experiences/:id/enquiries': {
    access: 'public',
    summary: 'Sends a message to who offers an experience; reserves nothing',
    params: idParams,
    body: enquiryBody,
    answers: { 202: dataOf(enquirySent) },
  },
  'GET /reservations': {
    access: 'member',
    summary: "Lists the member's reservations",
    query: onlyPages,
    answers: { 200: listOf(reservation) },
  },
  'GET /user/reservations': {
    access: 'member',
    summary: "Lists the member's reservations, of one status where it is named",
    query: userReservationsQuery,
    answers: { 200: listOf(reservation) },
  },
  'GET /reservations/:id': {
    access: 'member',
    summary: 'Gives one reservation of the member',
    params: idParams,
    answers: { 200: dataOf(reservation) },
  },
  'POST /reservations': {
    access: 'member',
    summary: 'Makes a reservation',
    body: reservationBody,
    answers: { 200: dataOf(reservation), 201: dataOf(reservation) },
  },
  'PUT /reservations/:id': {
    access: 'member',
    summary: 'Changes a reservation',
    params: idParams,
    body: reservationChange,
    answers: { 200: dataOf(reservation), 201: dataOf(reservation) },
  },
  'POST /reservations/:id/cancel': {
    access: 'member',
    summary: 'Cancels a reservation',
    params: idParams,
    body: noBody,
    answers: { 200: dataOf(reservation), 201: dataOf(reservation) },
  },
  'GET /reservations/:id/pass': {
    access: 'member',
    summary: 'Gives the pass of a confirmed reservation',
    params: idParams,
    answers: { 200: dataOf(pass) },
  },
  'GET /pass-keys': {
    access: 'public',
    summary: 'Lists the public keys that passes are checked with',
    answers: { 200: passKeys },
  },
  'GET /available-time-slots': {
    access: 'member',
    summary: 'Lists the time slots of a day with their free seats',
    query: availableSlotsQuery,
    answers: { 200: dataOf(availableSlots) },
  },
  'POST /waitlist': {
    access: 'member',
    summary: 'Joins the waitlist of a full time slot',
    body: waitlistBody,
    answers: { 200: dataOf(waitlistEntry), 201: dataOf(waitlistEntry) },
  },
  'GET /user/waitlist': {
    access: 'member',
    summary: "Lists the member's entries in waitlists",
    query: onlyPages,
    answers: { 200: listOf(waitlistEntry) },
  },
  'POST /waitlist/:id/accept': {
    access: 'member',
    summary: 'Takes the seats that are held for an entry',
    params: idParams,
    body: noBody,
    answers: { 200: dataOf(reservation), 201: dataOf(reservation) },
  },
  'DELETE /waitlist/:id': {
    access: 'member',
    summary: 'Leaves a waitlist',
    params: idParams,
    answers: { 200: dataOf(waitlistEntry) },
  },
  'POST /guide/passes/verify': {
    access: 'guide',
    summary: 'Checks a pass and notes its member as here',
    body: verifyPassBody,
    answers: { 200: dataOf(passVerdict) },
  },
})
