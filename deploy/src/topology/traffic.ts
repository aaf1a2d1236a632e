import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { FormData } from 'undici'
import type { Ledger } from './ledger.ts'
import type { Observations } from './observations.ts'
import type { Reply } from './reply.ts'
import type { Visitors } from './visitor.ts'
import { HERE, type Member, OFFICES, type Office, SEATS, type World } from './world.ts'

export interface Traffic {
  world: World
  visitors: Visitors
  ledger: Ledger
  observations: Observations
}

type Action = (traffic: Traffic, member: Member) => Promise<unknown>

const pick = <T>(items: readonly T[]): T => items[Math.floor(Math.random() * items.length)] as T
const otherOffice = (office: Office) => (office === 'raya' ? OFFICES.gavarres : OFFICES.raya)
const slotOf = (office: string, experience: string, date: string, time: string) =>
  [office, experience, date, time].join(' ')

/** Checks that an answer belongs to this office, and records an answer that a healthy server never gives. */
function expectAnswer(
  { observations }: Traffic,
  member: Member,
  kind: string,
  reply: Reply,
  ok: readonly (number | string)[],
) {
  if (reply.status === 0 || reply.status >= 500 || reply.status === 429) return false
  if (reply.text.includes(otherOffice(member.office))) observations.saw(`${kind}: content of another office`)
  if (!ok.includes(reply.status) && !ok.includes(reply.code))
    observations.saw(`${kind}: ${reply.status} ${reply.code} ${reply.text.slice(0, 200)}`)
  return reply.status < 300
}

const page: Action = async (traffic, member) => {
  const path = pick(traffic.world.pages)
  const { visitors, observations } = traffic
  const reply = await visitors.ask('page', member.office, path, { accept: 'text/html' })
  if (!expectAnswer(traffic, member, `page ${path}`, reply, [200])) return
  if (!reply.text.includes(OFFICES[member.office]))
    observations.saw(`page ${path} without the name of its office`)
  // scripts of the shell and of releases in the store. During an update, a gateway of the other version may have to
  // answer
  const parts = reply.text.match(/\/(?:assets|mf)\/[\w./-]+\.js(?=")/g)
  if (!parts) return observations.saw(`page ${path} without scripts`)
  const part = await visitors.ask('part', member.office, pick(parts))
  if (expectAnswer(traffic, member, `part of ${path}`, part, [200]) && part.bytes.length === 0)
    observations.saw(`part of ${path} without bytes`)
}

const content: Action = async (traffic, member) => {
  const { experiences, places } = traffic.world
  const path = pick([
    '/experiences',
    `/experiences/${pick(experiences)}`,
    '/news',
    '/locations',
    `/locations/${pick(places)}`,
    `/search?q=${pick(experiences)}`,
  ])
  const reply = await traffic.visitors.ask('content', member.office, `/api/v1${path}`)
  expectAnswer(traffic, member, `content ${path}`, reply, [200])
}

const freeSeats: Action = async (traffic, member) => {
  const { world, ledger, visitors, observations } = traffic
  const [experience, date] = [pick(world.experiences), pick(world.days)]
  const before = new Map(
    world.times.map((time) => [time, ledger.seatsTaken(slotOf(member.office, experience, date, time))]),
  )
  const path = `/api/v1/available-time-slots?experience_id=${experience}&date=${date}`
  const reply = await visitors.ask('seats', member.office, path, { member })
  if (!expectAnswer(traffic, member, 'seats', reply, [200])) return
  const { time_slots } = reply.body.data as { time_slots: { time: string; remaining: number }[] }
  for (const { time, remaining } of time_slots) {
    const after = ledger.seatsTaken(slotOf(member.office, experience, date, time))
    // only reservations that existed before the request and still exist after it certainly count
    const taken = [...(before.get(time) ?? [])].filter((id) => after.has(id)).length
    if (remaining > SEATS - taken || remaining < 0)
      observations.saw(`seats: ${remaining} free, but ${taken} of ${SEATS} are taken`)
  }
}

const REFUSED = ['reservation_exists', 'date_full', 'slot_full', 'too_many_open']

const book: Action = async (traffic, member) => {
  const { world, ledger, visitors, observations } = traffic
  const body = {
    experience_id: pick(world.experiences),
    date: pick(world.days),
    time: pick(world.times),
    people: 1,
  }
  const options = { method: 'POST', body, key: randomUUID(), member }
  const reply = await visitors.change('book', member.office, '/api/v1/reservations', options)
  if (!expectAnswer(traffic, member, 'book', reply, [201, ...REFUSED])) return
  const { id } = reply.body.data as { id: string }
  const slot = slotOf(member.office, body.experience_id, body.date, body.time)
  if (ledger.reservations.has(id)) observations.saw(`book: the reservation ${id} was given twice`)
  ledger.reservations.set(id, { id, owner: member.id, slot, status: 'booked' })
  ledger.write(member, 'booked', { id, slot })
  // a phone that lost the answer repeats the request
  if (Math.random() > 0.2) return
  const again = await visitors.change('replay', member.office, '/api/v1/reservations', options)
  if (expectAnswer(traffic, member, 'replay', again, [201]) && (again.body.data as { id: string }).id !== id)
    observations.saw('replay: another reservation under the same key')
}

const cancel: Action = async (traffic, member) => {
  const { ledger, visitors } = traffic
  const own = [...ledger.reservations.values()].find(
    (each) => each.owner === member.id && each.status === 'booked',
  )
  if (!own) return book(traffic, member)
  own.status = 'unknown'
  const path = `/api/v1/reservations/${own.id}/cancel`
  const reply = await visitors.change('cancel', member.office, path, {
    method: 'POST',
    body: {},
    key: randomUUID(),
    member,
  })
  if (!expectAnswer(traffic, member, 'cancel', reply, [200])) return
  own.status = 'cancelled'
  ledger.write(member, 'cancelled', { id: own.id })
}

const ownReservations: Action = async (traffic, member) => {
  const { ledger, visitors, observations } = traffic
  const reply = await visitors.ask('own', member.office, '/api/v1/user/reservations', { member })
  if (!expectAnswer(traffic, member, 'own', reply, [200])) return
  for (const { id } of reply.body.data as { id: string }[]) {
    const known = ledger.reservations.get(id)
    if (known && known.owner !== member.id) observations.saw(`own: the reservation ${id} of another person`)
  }
}

const oneReservation: Action = async (traffic, member) => {
  const { ledger, visitors, observations } = traffic
  const own = pick([...ledger.reservations.values()].filter((each) => each.owner === member.id))
  if (!own) return ownReservations(traffic, member)
  const before = own.status
  const reply = await visitors.ask('reservation', member.office, `/api/v1/reservations/${own.id}`, { member })
  if (!expectAnswer(traffic, member, 'reservation', reply, [200]) || before !== own.status) return
  const { status } = reply.body.data as { status: string }
  if (before !== 'unknown' && (status === 'cancelled') !== (before === 'cancelled'))
    observations.saw(`reservation: ${status}, although it is ${before}`)
}

/** Collects points for a place, sent twice like an outbox that received no answer. */
const checkIn: Action = async (traffic, member) => {
  const { world, ledger, visitors, observations } = traffic
  const body = {
    check_in_point_id: pick(world.points),
    ...HERE,
    captured_at: new Date(Date.now() - 60_000).toISOString(),
  }
  const options = { method: 'POST', body, key: randomUUID(), member }
  const reply = await visitors.change('check-in', member.office, '/api/v1/points/checkin', options)
  if (!expectAnswer(traffic, member, 'check-in', reply, [200, 201])) {
    ledger.unsure.add(member.id)
    return
  }
  const { points_awarded } = reply.body.data as { points_awarded: number }
  ledger.points.set(member.id, (ledger.points.get(member.id) ?? 0) + points_awarded)
  ledger.write(member, 'points', { points_awarded })
  if (Math.random() > 0.5) return
  const again = await visitors.change('replay', member.office, '/api/v1/points/checkin', options)
  if (!expectAnswer(traffic, member, 'replay', again, [200, 201])) return
  if ((again.body.data as { points_awarded: number }).points_awarded !== points_awarded)
    observations.saw('replay: other points under the same key')
}

const favorite: Action = async (traffic, member) => {
  const { world, ledger, visitors } = traffic
  const known = ledger.favoritesOf(member)
  const id = pick(world.experiences)
  const isThere = known.get(id) === true
  known.set(id, undefined)
  const reply = isThere
    ? await visitors.change('favorite', member.office, `/api/v1/favorites/${id}/experience`, {
        method: 'DELETE',
        member,
      })
    : await visitors.change('favorite', member.office, '/api/v1/favorites', {
        method: 'POST',
        body: { favoritable_id: id, favoritable_type: 'experience' },
        key: randomUUID(),
        member,
      })
  if (!expectAnswer(traffic, member, 'favorite', reply, [200, 201])) return
  known.set(id, !isThere)
  ledger.write(member, isThere ? 'favorite removed' : 'favorite', { id })
}

/** Uploads a picture of a unique colour, so that the picture of another person would be noticed. */
const upload: Action = async (traffic, member) => {
  const { ledger, visitors } = traffic
  const colour = `#${Math.floor(Math.random() * 0xffffff)
    .toString(16)
    .padStart(6, '0')}`
  const photo = await sharp({ create: { width: 320, height: 320, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()
  const body = new FormData()
  body.set('photo', new File([new Uint8Array(photo)], 'photo.jpg', { type: 'image/jpeg' }))
  ledger.pictures.set(member.id, undefined)
  const reply = await visitors.ask('upload', member.office, '/api/v1/user/profile', {
    method: 'POST',
    body,
    member,
  })
  if (!expectAnswer(traffic, member, 'upload', reply, [200])) return
  ledger.pictures.set(member.id, colour)
  ledger.write(member, 'picture', { colour })
}

const whoAmI: Action = async (traffic, member) => {
  const reply = await traffic.visitors.ask('me', member.office, '/api/v1/user', { member })
  if (!expectAnswer(traffic, member, 'me', reply, [200])) return
  if ((reply.body.data as { id: string }).id !== member.id) traffic.observations.saw('me: another person')
}

/** Registers and signs in immediately; the answer must be the person who registered. */
const signIn: Action = async (traffic, member) => {
  const { visitors, observations, ledger } = traffic
  const credentials = { email: `${randomUUID()}@example.test`, password: `cork-${randomUUID()}` }
  const body = { ...credentials, name: 'Visitor', password_confirmation: credentials.password }
  const made = await visitors.ask('register', member.office, '/api/v1/register', { method: 'POST', body })
  if (!expectAnswer(traffic, member, 'register', made, [200, 201, 202])) return
  ledger.write(member, 'registered', { email: credentials.email })
  const reply = await visitors.change('sign-in', member.office, '/api/v1/login', {
    method: 'POST',
    body: credentials,
  })
  if (!expectAnswer(traffic, member, 'sign-in', reply, [200])) return
  if (!reply.text.includes(credentials.email)) observations.saw('sign-in: another person')
}

/** The share of each action in a hundred actions of a day in season. */
const MIX: readonly [number, Action][] = [
  [14, page],
  [34, content],
  [10, freeSeats],
  [8, book],
  [5, cancel],
  [8, ownReservations],
  [6, oneReservation],
  [5, checkIn],
  [5, favorite],
  [2, upload],
  [2, whoAmI],
  [1, signIn],
]
const ACTIONS = MIX.flatMap(([count, action]) => Array.from({ length: count }, () => action))

/** Runs the next action of a visitor. A member does one thing at a time. */
export const nextAction = (traffic: Traffic, member: Member): Promise<unknown> =>
  pick(ACTIONS)(traffic, member)
