import '@testing-library/jest-dom/vitest'
import { makeEvent, makeEventDetail } from '@sureda/testing/content-factories'
import { type Answers, type FakeCall, problem } from '@sureda/testing/fake-api'
import type { Visitor } from '@sureda/testing/fake-session'
import { type RenderedScreen, renderScreen } from '@sureda/testing/render-screen'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import detail from './event-detail-screen.tsx'

const open = (event: Answers['GET /events/:id'], more: Answers = {}, visitor: Visitor = 'guest') =>
  renderScreen(detail, {
    path: '/agenda/:id',
    route: '/agenda/v-fira',
    visitor,
    words: { content: ca },
    answers: { 'GET /events/:id': event, 'GET /events': [], ...more },
  })

// a file is saved only once within a second, so every test has its own time
let now = Date.parse('2026-11-21T12:00:00Z')
beforeEach(() => {
  now += 2000
  vi.useFakeTimers({ now, toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The content of the file that the calendar button saves. */
async function savedFile(): Promise<string> {
  const files: Blob[] = []
  const createObjectURL = (file: Blob) => `blob:${files.push(file)}`
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => {} }))
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Desa al calendari' }))
  expect(click).toHaveBeenCalledOnce()
  click.mockRestore()
  return (await files[0]?.text()) ?? ''
}

it('shows when, where, how it is rated and what it is about', async () => {
  await open(
    makeEventDetail({
      end_datetime: '2026-11-28T20:00:00+01:00',
      price_note: 'Entrada lliure',
      rating: 4.5,
      ratings_count: 12,
    }),
  )
  expect(await screen.findByRole('heading', { level: 1, name: 'Fira del Tap' })).toBeVisible()
  expect(screen.getByText(/28 de nov.*10:00 – 20:00/)).toBeVisible()
  expect(screen.getByRole('img', { name: '4,5 de 5, 12 valoracions' })).toBeVisible()
  expect(screen.getByText('Entrada lliure')).toBeVisible()
  expect(screen.getByText('Tot el dia a la plaça.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Com arribar-hi' })).toBeVisible()
})

it('shows no stars without ratings: the 4.5 of the specification is a default', async () => {
  await open(makeEventDetail({ rating: 4.5, ratings_count: 0 }))
  await screen.findByRole('heading', { level: 1, name: 'Fira del Tap' })
  expect(screen.queryByText('Valoració')).toBeNull()
})

it('says that an unannounced date is an estimate', async () => {
  await open(makeEventDetail({ date_is_estimate: true }))
  expect(await screen.findByText('Data per confirmar')).toBeVisible()
})

it('shows its warning before time and place', async () => {
  await open(makeEventDetail({ status_note: 'Accessos tancats pel foc.', status_date: '2026-07-05' }))
  const notice = await screen.findByText('Accessos tancats pel foc.')
  const when = screen.getByText(/28 de nov/)
  expect(notice.compareDocumentPosition(when)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('offers the date as a calendar file', async () => {
  await open(makeEventDetail({ date_is_estimate: true }))
  const text = await savedFile()
  expect(text).toContain('SUMMARY:Fira del Tap')
  expect(text).toContain('DTSTART:20261128T090000Z')
  expect(text).toContain('DTEND:20261128T110000Z')
  expect(text).toContain('STATUS:TENTATIVE')
})

const wholeDays = {
  all_day: true,
  start_datetime: '2026-11-28T00:00:00+01:00',
  end_datetime: '2026-11-30T00:00:00+01:00',
}

it('saves whole days as dates of the territory, without hours', async () => {
  await open(makeEventDetail(wholeDays))
  expect(await screen.findByText(/28 de nov.* – .*30 de nov.* · Tot el dia/)).toBeVisible()
  expect(screen.getByText('28–30')).toBeInTheDocument()
  const text = await savedFile()
  expect(text).toContain('DTSTART;VALUE=DATE:20261128')
  expect(text).toContain('DTEND;VALUE=DATE:20261201')
})

it('says that a past event is over, and offers no calendar file for it', async () => {
  await open(makeEventDetail({ start_datetime: '2026-11-20T10:00:00+01:00', date_is_estimate: true }))
  expect(await screen.findByText('Aquest esdeveniment ja ha passat')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Desa al calendari' })).toBeNull()
  expect(screen.queryByText('Data per confirmar')).toBeNull()
  expect(screen.getByRole('link', { name: 'Mira què ve ara' })).toHaveAttribute('href', '/agenda')
})

it('shows other events of the same day, without itself', async () => {
  const others = [makeEvent(), makeEvent({ id: 'walk', title: 'Caminada' })]
  const { api } = await open(makeEventDetail(), { 'GET /events': others })
  const same = await screen.findByRole('region', { name: 'El mateix dia' })
  expect(within(same).getAllByRole('heading', { level: 3 })).toHaveLength(1)
  expect(within(same).getByRole('heading', { name: 'Caminada' })).toBeVisible()
  expect(api.callsOf('GET /events')[0]?.query.toString()).toContain('from=2026-11-28&to=2026-11-28')
})

it('shows the next events where there are no others that day', async () => {
  await open(makeEventDetail(), {
    'GET /events': ({ query }: FakeCall) =>
      query.has('begins_from') ? [makeEvent({ id: 'crib', title: 'Pessebre' })] : [makeEvent()],
  })
  const next = await screen.findByRole('region', { name: 'Més endavant' })
  expect(within(next).getByRole('heading', { name: 'Pessebre' })).toBeVisible()
})

const unrated = {
  ...{ rateable_type: 'event' as const, rateable_id: 'v-fira' },
  ...{ average: 4.5, ratings_count: 0, rating: null },
}
const AWARDED = { outcome: 'awarded' as const, balance: 10, level: 1 }
const begun = { start_datetime: '2026-11-21T10:00:00+01:00', end_datetime: '2026-11-21T20:00:00+01:00' }

it('asks guests to sign in before they rate, and comes back to this event', async () => {
  const { shell } = await open(makeEventDetail(begun))
  await userEvent.click(await screen.findByRole('button', { name: 'Inicia la sessió' }))
  expect(shell.loginPrompts).toEqual(['/agenda/v-fira'])
})

it('sends the final rating of a member once an event has begun, and says the points', async () => {
  const { api, shell } = await open(
    makeEventDetail(begun),
    {
      'GET /points/rating': unrated,
      'POST /points/rating': { ...unrated, ...AWARDED, rating: 5, points_awarded: 10 },
    },
    'member',
  )
  const four = await screen.findByRole('radio', { name: '4 estrelles' })
  // both clicks in one turn: on a slow machine they would be further apart than the pause after which stars are sent
  fireEvent.click(four)
  fireEvent.click(screen.getByRole('radio', { name: '5 estrelles' }))
  await waitFor(() => expect(shell.toasts[0]?.text).toBe('Gràcies! +10 punts'))
  expect(api.callsOf('POST /points/rating').map(({ body }) => body)).toEqual([
    { rateable_type: 'event', rateable_id: 'v-fira', rating: 5, captured_at: expect.any(String) },
  ])
})

it.each([
  ['the screen', ({ unmount }: RenderedScreen) => unmount()],
  ['the page', () => dispatchEvent(new Event('pagehide'))],
])('sends the stars at once when a member leaves %s', async (_, leave) => {
  const sent = { ...unrated, ...AWARDED, rating: 4, points_awarded: 0 }
  const shown = await open(
    makeEventDetail(begun),
    { 'GET /points/rating': unrated, 'POST /points/rating': sent },
    'member',
  )
  await userEvent.click(await screen.findByRole('radio', { name: '4 estrelles' }))
  leave(shown)
  await waitFor(() => expect(shown.api.callsOf('POST /points/rating')).toHaveLength(1), { timeout: 500 })
  await waitFor(() => expect(shown.shell.toasts).toHaveLength(1))
})

it('restores the stars and says so when the rating could not be stored', async () => {
  const { shell } = await open(
    makeEventDetail(begun),
    {
      'GET /points/rating': { ...unrated, rating: 2 },
      'POST /points/rating': problem(503, 'busy', 'Hi ha molta feina.'),
    },
    'member',
  )
  await waitFor(() => expect(screen.getByRole('radio', { name: '2 estrelles' })).toBeChecked())
  await userEvent.click(screen.getByRole('radio', { name: '5 estrelles' }))
  await waitFor(() => expect(shell.toasts[0]).toMatchObject({ kind: 'error' }))
  await waitFor(() => expect(screen.getByRole('radio', { name: '2 estrelles' })).toBeChecked())
})

it('does not ask for stars before the event has begun', async () => {
  await open(makeEventDetail(), {}, 'member')
  expect(await screen.findByText('Tot el dia a la plaça.')).toBeVisible()
  expect(screen.queryByText('Hi has estat?')).toBeNull()
})

it('shows an event without picture, place on the map, end or price, and markup as text', async () => {
  const hostile = '<img src=x onerror=alert(1)><script>x()</script>'
  await open(
    makeEventDetail({
      title: hostile,
      body: `${hostile}\n\n${hostile}`,
      location: hostile,
      image: null,
      latitude: null,
      longitude: null,
    }),
  )
  expect(await screen.findByRole('heading', { level: 1, name: hostile })).toBeVisible()
  expect(document.querySelector('main script, main img[onerror]')).toBeNull()
  expect(screen.queryByRole('link', { name: 'Com arribar-hi' })).toBeNull()
})

it('shares the address, or copies it where the browser cannot share', async () => {
  const writeText = vi.fn(async () => {})
  const { shell } = await open(makeEventDetail())
  await screen.findByRole('heading', { level: 1, name: 'Fira del Tap' })
  vi.stubGlobal('navigator', { onLine: true, clipboard: { writeText } })
  await userEvent.click(screen.getByRole('button', { name: 'Comparteix' }))
  expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/^http/))
  await waitFor(() => expect(shell.toasts[0]?.text).toBe('Enllaç copiat'))
})

it('says that an event does not exist', async () => {
  await open(problem(404, 'event_not_found'))
  expect(await screen.findByRole('link', { name: 'Agenda' })).toHaveAttribute('href', '/agenda')
})
