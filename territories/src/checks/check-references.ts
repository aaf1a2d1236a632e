import type { Fault } from '../faults.ts'
import { eventFault, missingHourFault, spanFault } from '../pack/dates.ts'
import { KIND_NAMES, KINDS, type Kind } from '../pack/kinds.ts'
import { purchaseOf } from '../pack/offers.ts'
import type { Pack } from '../pack/read-pack.ts'
import { checkGames } from './check-games.ts'
import { checkPurchase } from './check-purchase.ts'
import { checkSchedule } from './check-schedule.ts'
import { checkTwice } from './check-twice.ts'

type Report = (file: string, field: string, message: string) => void

/** Checks how items fit together: references, ids, answers, schedules. */
export function checkReferences(pack: Pack): Fault[] {
  const faults: Fault[] = []
  const report: Report = (file, field, message) => faults.push({ file, field, message })
  const ids = Object.fromEntries(
    KIND_NAMES.map((kind) => [kind, new Set(pack.items[kind].map((item) => item.id))]),
  ) as Record<Kind, Set<string>>
  const points = new Set(pack.items.routes.flatMap((route) => route.points.map((point) => point.id)))
  const refer = (file: string, field: string, kind: Kind, id: string | undefined) => {
    if (id !== undefined && !ids[kind].has(id) && !pack.unread.has(id))
      report(file, field, `refers to "${id}", which is not in ${kind}/`)
  }
  checkUnique(pack, report)
  for (const { id, points: stops } of pack.items.routes)
    for (const [index, { position }] of stops.entries())
      if (stops.findIndex((stop) => stop.position === position) < index)
        report(
          `routes/${id}.json`,
          `points.${index}.position`,
          `${position} is the position of another point, too`,
        )
  for (const kind of [
    'routes',
    'stories',
    'experiences',
    'packages',
    'notification-cards',
    'rewards',
  ] as const)
    for (const item of pack.items[kind])
      refer(`${kind}/${item.id}.json`, 'operator', 'operators', item.operator)
  for (const story of pack.items.stories)
    refer(`stories/${story.id}.json`, 'category', 'story-categories', story.category)
  for (const experience of pack.items.experiences) {
    const file = `experiences/${experience.id}.json`
    refer(file, 'agency', 'operators', experience.agency)
    refer(file, 'location', 'locations', experience.location)
    checkSchedule(experience, file, pack.tenant.time_zone, report)
    checkPurchase(experience, file, report)
  }
  for (const travel of pack.items.packages)
    for (const [index, stop] of travel.itinerary.entries()) {
      const file = `packages/${travel.id}.json`
      refer(file, `itinerary.${index}.experience`, 'experiences', stop.experience)
      refer(file, `itinerary.${index}.route`, 'routes', stop.route)
      if (stop.day > travel.duration)
        report(file, `itinerary.${index}.day`, `is day ${stop.day} of a package of ${travel.duration} days`)
    }
  for (const point of pack.items['check-in-points']) {
    const known = {
      location: ids.locations,
      experience: ids.experiences,
      routePoint: points,
      game: ids.games,
      establishment: ids.operators,
    }
    if (!known[point.poi_type].has(point.poi) && pack.unread.size === 0)
      report(
        `check-in-points/${point.id}.json`,
        'poi',
        `refers to the ${point.poi_type} "${point.poi}", which is not in this pack`,
      )
  }
  checkCoordinates(pack, report)
  checkInvented(pack, report)
  checkSpans(pack, report)
  checkHours(pack, report)
  checkDates(pack, report)
  checkTwice(pack, report)
  checkGames(pack, ids, report)
  checkDemo(pack, ids, report)
  return faults
}

function checkUnique(pack: Pack, report: Report): void {
  const seen = new Map<string, string>()
  const claim = (id: string, file: string, field: string) => {
    const other = seen.get(id)
    if (other) report(file, field, `"${id}" is already the id of ${other}`)
    else seen.set(id, file)
  }
  for (const kind of KIND_NAMES)
    for (const item of pack.items[kind])
      claim(item.id, pack.files.get(item) ?? `${kind}/${item.id}.json`, 'id')
  for (const route of pack.items.routes)
    for (const [index, point] of route.points.entries())
      claim(point.id, `routes/${route.id}.json`, `points.${index}.id`)
}

/** One coordinate alone is no place: such an item would be missing on the map. */
function checkCoordinates({ items }: Pack, report: Report): void {
  for (const kind of ['operators', 'events', 'stories'] as const)
    for (const { id, latitude, longitude } of items[kind])
      if ((latitude === undefined) !== (longitude === undefined))
        report(
          `${kind}/${id}.json`,
          latitude === undefined ? 'latitude' : 'longitude',
          'is missing: latitude and longitude go together',
        )
}

function checkSpans(pack: Pack, report: Report): void {
  const check = (file: string, field: string, start: string | undefined, end: string | undefined) => {
    const message = spanFault(start, end)
    if (message) report(file, field, message)
  }
  for (const event of pack.items.events) {
    const message = eventFault(event.start_datetime, event.end_datetime)
    if (message) report(`events/${event.id}.json`, 'end_datetime', message)
  }
  for (const experience of pack.items.experiences)
    check(`experiences/${experience.id}.json`, 'endDate', experience.startDate, experience.endDate)
  for (const card of pack.items['notification-cards'])
    check(`notification-cards/${card.id}.json`, 'visible_until', card.visible_from, card.visible_until)
}

/** Checks for times that summer time skips, which would be shown an hour later. */
function checkHours({ items, tenant }: Pack, report: Report): void {
  for (const [kind, fields] of [
    ['events', ['start_datetime', 'end_datetime']],
    ['news', ['datetime']],
    ['notification-cards', ['visible_from', 'visible_until']],
  ] as const)
    for (const item of items[kind])
      for (const field of fields) {
        const message = missingHourFault(
          (item as Partial<Record<typeof field, string>>)[field],
          tenant.time_zone,
        )
        if (message) report(`${kind}/${item.id}.json`, field, message)
      }
}

/** A misspelt name would leave what is invented looking real. Some names have a unit behind them (`price_eur`). */
function checkInvented(pack: Pack, report: Report): void {
  for (const kind of KIND_NAMES)
    for (const item of pack.items[kind]) {
      const schema = KINDS[kind]
      const fields = Object.keys('shape' in schema ? schema.shape : item)
      for (const [index, name] of ('demo_fields' in item ? item.demo_fields : []).entries())
        if (!fields.some((field) => name === field || name.startsWith(`${field}_`)))
          report(`${kind}/${item.id}.json`, `demo_fields.${index}`, `"${name}" is no field of this item`)
    }
}

const RELIED_ON = ['price', 'price_eur', 'schedule']

/** Why an item cannot have a date of its last check: it is invented, or its place was not verified. */
function uncheckable(item: {
  demo: boolean
  demo_fields: string[]
  position_is_exact?: boolean
}): string | undefined {
  if (item.demo) return 'says that something invented was checked'
  const invented = item.demo_fields.filter((field) => RELIED_ON.includes(field))
  if (invented.length > 0)
    return `says that it was checked, and demo_fields that ${invented.join(' and ')} was invented`
  return item.position_is_exact === false
    ? 'says that it was checked, but not where it is: look that up and set position_is_exact, or remove the day'
    : undefined
}

/** The date of a check must not be in the future, and invented items have none. */
function checkDates(pack: Pack, report: Report): void {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: pack.tenant.time_zone }).format()
  for (const kind of ['operators', 'locations', 'experiences', 'events'] as const)
    for (const item of pack.items[kind]) {
      const { id, checked_on: day } = item
      if (day === undefined) continue
      const untrue = uncheckable(item)
      if (day > today) report(`${kind}/${id}.json`, 'checked_on', `${day} is still to come`)
      if (untrue) report(`${kind}/${id}.json`, 'checked_on', untrue)
    }
}

function checkDemo(pack: Pack, ids: Record<Kind, Set<string>>, report: Report): void {
  const people = new Set(pack.demo?.people.people.map((person) => person.email))
  const person = (file: string, field: string, email: string | undefined) => {
    if (email !== undefined && !people.has(email))
      report(file, field, `refers to ${email}, who is not in demo/people.json`)
  }
  if (!pack.demo) return
  for (const field of ['email', 'user_name'] as const) {
    const known = pack.demo.people.people.map((one) => one[field].toLowerCase())
    for (const [index, value] of known.entries())
      if (known.indexOf(value) < index)
        report('demo/people.json', `people.${index}.${field}`, `"${value}" is that of another person, too`)
  }
  for (const experience of pack.items.experiences)
    person(`experiences/${experience.id}.json`, 'guide', experience.guide)
  const file = 'demo/journeys.json'
  const { groups, packages, reservations, favorites, points } = pack.demo.journeys
  const groupKeys = new Set(groups.map((group) => group.key))
  for (const [index, group] of groups.entries()) {
    person(file, `groups.${index}.owner`, group.owner)
    for (const [at, member] of group.members.entries())
      person(file, `groups.${index}.members.${at}.user`, member.user)
  }
  for (const [index, travel] of packages.entries()) {
    person(file, `packages.${index}.user`, travel.user)
    const span = spanFault(travel.starts_on, travel.ends_on)
    if (span) report(file, `packages.${index}.ends_on`, span)
    const isTwin = (other: typeof travel) => other.user === travel.user && other.package === travel.package
    if (packages.findIndex(isTwin) < index)
      report(file, `packages.${index}.package`, `"${travel.package}" is there twice for this person`)
    if (!ids.packages.has(travel.package) && !pack.unread.has(travel.package))
      report(file, `packages.${index}.package`, `refers to "${travel.package}", which is not in packages/`)
    if (travel.route && !ids.routes.has(travel.route) && !pack.unread.has(travel.route))
      report(file, `packages.${index}.route`, `refers to "${travel.route}", which is not in routes/`)
  }
  for (const [index, booking] of reservations.entries()) {
    person(file, `reservations.${index}.user`, booking.user)
    const experience = pack.items.experiences.find((candidate) => candidate.id === booking.experience)
    const isStay = experience !== undefined && purchaseOf(experience) === 'nights'
    if (experience && isStay !== (booking.nights !== undefined))
      report(
        file,
        `reservations.${index}.nights`,
        isStay ? `is missing: ${experience.id} is sold by nights` : `${experience.id} is not sold by nights`,
      )
    if (
      !pack.unread.has(booking.experience) &&
      !experience?.schedule?.slots.some((slot) => slot.time === booking.time)
    )
      report(file, `reservations.${index}.time`, `${booking.experience} has no slot at ${booking.time}`)
    if (booking.group && !groupKeys.has(booking.group))
      report(
        file,
        `reservations.${index}.group`,
        `refers to "${booking.group}", which is not a group of this file`,
      )
  }
  for (const [index, favorite] of favorites.entries()) person(file, `favorites.${index}.user`, favorite.user)
  for (const [index, entry] of points.entries()) person(file, `points.${index}.user`, entry.user)
}
