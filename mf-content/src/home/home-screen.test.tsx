import '@testing-library/jest-dom/vitest'
import { makeUpcomingTips } from '@sureda/testing/booking-factories'
import {
  makeEvent,
  makeExperience,
  makeNewsItem,
  makeNotificationCard,
  makeRoute,
} from '@sureda/testing/content-factories'
import { type Answers, answerLater, problem } from '@sureda/testing/fake-api'
import type { Visitor } from '@sureda/testing/fake-session'
import { makePackageStatus, makeTenant } from '@sureda/testing/people'
import { renderScreen } from '@sureda/testing/render-screen'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import { fakePosition } from '../shared/geo/fake-position.ts'
import home from './home-screen.tsx'

const answers: Answers = {
  'GET /news': [makeNewsItem()],
  'GET /events': [makeEvent()],
  'GET /experiences': [makeExperience()],
  'GET /routes': [makeRoute()],
  'GET /notification-cards': [makeNotificationCard()],
  'GET /notification-cards/guest': [],
  'POST /notification-cards/:id/dismiss': { ok: true },
  'GET /user/reservations': [],
  'GET /user/upcoming-experience-tips': [makeUpcomingTips()],
  'GET /settings/group/contact': {
    email: 'hola@suroviu.test',
    phone: '+34 900 000 100',
    address: 'Plaça de la Coma',
    opening_hours: 'De 9 a 14 h',
    emergency: '112',
  },
}

const open = (visitor: Visitor, more: Answers = {}) => {
  fakePosition('never')
  return renderScreen(home, {
    path: '/inicio',
    visitor,
    words: { content: ca },
    answers: { ...answers, ...more },
  })
}

afterEach(() => vi.unstubAllGlobals())

it('greets and offers agenda, map and experiences before any answer has come', async () => {
  const [events, experiences] = [answerLater('GET /events'), answerLater('GET /experiences')]
  await open('guest', { 'GET /events': events.answer, 'GET /experiences': experiences.answer })
  expect(screen.getByRole('heading', { level: 1, name: /Bon dia|Bona tarda|Bona nit/ })).toBeVisible()
  const ways = within(screen.getByRole('navigation', { name: 'Per on començar' }))
  expect(ways.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/agenda',
    '/mapa',
    '/experiencias',
  ])
  expect(ways.getByRole('heading', { name: 'Agenda' })).toBeVisible()
  events.give([])
  experiences.give([])
})

it('shows the new day and its greeting when it is looked at again after a night', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T21:30:00Z'), toFake: ['Date'] })
  const { container } = await open('guest', { 'GET /events': [] })
  expect(screen.getByRole('heading', { level: 1, name: 'Bona nit' })).toBeVisible()
  vi.setSystemTime(new Date('2026-11-22T08:00:00Z'))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  vi.useRealTimers()
  expect(screen.getByRole('heading', { level: 1, name: 'Bon dia' })).toBeVisible()
  expect(screen.getByText('diumenge, 22 de novembre')).toBeVisible()
  expect(container.querySelector('[data-light]')).toHaveAttribute('data-light', 'day')
})

it('calls the cards my day, my route and not to miss with an active package, with links to them', async () => {
  await open('package')
  expect(screen.getByRole('heading', { level: 1, name: /, Neus$/ })).toBeVisible()
  const ways = within(screen.getByRole('navigation', { name: 'Per on començar' }))
  for (const name of ['El meu dia', 'La meva ruta', 'No t’ho perdis'])
    expect(ways.getByRole('heading', { name })).toBeVisible()
  const { packageInfo } = makePackageStatus()
  expect(ways.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/agenda',
    `/rutas/${packageInfo?.route_id}`,
    '/experiencias',
  ])
})

it('calls them agenda and map for a member without a package', async () => {
  await open('member')
  const ways = within(screen.getByRole('navigation', { name: 'Per on començar' }))
  for (const name of ['Agenda', 'Mapa', 'No t’ho perdis'])
    expect(ways.getByRole('heading', { name })).toBeVisible()
})

it('lets a member dismiss a notification card, and tells the server', async () => {
  const { api } = await open('member')
  const stack = await screen.findByText('Demà plourà')
  expect(stack).toBeVisible()
  const asked = api.callsOf('GET /notification-cards').length
  await userEvent.click(screen.getByRole('button', { name: /Esborra|Tanca/ }))
  await waitFor(() => expect(api.callsOf('POST /notification-cards/:id/dismiss')).toHaveLength(1))
  await waitFor(() => expect(screen.queryByText('Demà plourà')).toBeNull())
  // the stored answer is replaced, too: a reload must not restore the card
  await waitFor(() => expect(api.callsOf('GET /notification-cards')).toHaveLength(asked + 1))
})

it('says that the last card is gone, and moves the focus to the screen', async () => {
  const { api } = await open('member')
  await screen.findByText('Demà plourà')
  const asked = api.callsOf('GET /notification-cards').length
  api.answer({ 'GET /notification-cards': [] })
  await userEvent.click(screen.getByRole('button', { name: /Esborra|Tanca/ }))
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  await waitFor(() => expect(api.callsOf('GET /notification-cards')).toHaveLength(asked + 1))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Avisos' })).toBeNull())
  expect(screen.getByText(ca.card.removed)).toHaveAttribute('role', 'status')
})

it('shows guests their cards without any way to dismiss them', async () => {
  await open('guest', { 'GET /notification-cards/guest': [makeNotificationCard()] })
  const list = await screen.findByRole('region', { name: 'Avisos' })
  expect(within(list).getByText('Demà plourà')).toBeVisible()
  expect(within(list).queryByRole('button')).toBeNull()
})

it('runs no code that an editor could hide in a card', async () => {
  await open('guest', {
    'GET /notification-cards/guest': [
      makeNotificationCard({
        content:
          '<p onclick="x()">Bones <strong>sabates</strong><script>x()</script><img src=x onerror=x()></p>',
        button_text: 'Obre',
        button_action_type: 'url',
        button_action_value: 'javascript:x()',
      }),
    ],
  })
  const words = (await screen.findByText('sabates')).closest('p')
  expect(words?.outerHTML).toBe('<p>Bones <strong>sabates</strong></p>')
  expect(screen.queryByRole('link', { name: 'Obre' })).toBeNull()
})

it('opens links of a card within the app, and only outside links in a new tab', async () => {
  const { router } = await open('guest', {
    'GET /notification-cards/guest': [
      makeNotificationCard({
        content: [
          '<a href="/rutas/r-fitor?tab=map">la ruta</a>',
          `<a href="https://${location.host}/agenda">l’agenda</a>`,
          '<a href="https://altres.test/">uns altres</a>',
          '<a href="tel:112">112</a>',
        ].join(' '),
        button_text: 'Obre',
        button_action_type: 'url',
        button_action_value: `https://${location.host}/mapa`,
      }),
    ],
  })
  const link = (name: string) => screen.getByRole('link', { name })
  await screen.findByRole('link', { name: 'la ruta' })
  expect(link('uns altres')).toHaveAttribute('target', '_blank')
  expect(link('uns altres')).toHaveAttribute('rel', 'noopener noreferrer')
  for (const name of ['la ruta', 'l’agenda', '112', 'Obre']) expect(link(name)).not.toHaveAttribute('target')
  expect(link('Obre')).toHaveAttribute('href', '/mapa')
  await userEvent.click(link('la ruta'))
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe('/rutas/r-fitor?tab=map'),
  )
})

it('shows my day, my route and the guide’s tips only with an active package', async () => {
  await open('package')
  const mine = await screen.findByRole('region', { name: 'Cap de setmana surer' })
  expect(within(mine).getByText('La pela del suro')).toBeVisible()
  expect(within(mine).getByRole('heading', { name: 'La meva ruta' })).toBeVisible()
  expect(await within(mine).findByRole('link', { name: 'Suggeriments' })).toHaveAttribute(
    'href',
    '/sugerencias',
  )
  expect(within(mine).getByRole('link', { name: 'Consells de destinació' })).toBeVisible()
})

it('leaves out buttons without a text', async () => {
  await open('package', {
    'GET /user/upcoming-experience-tips': [makeUpcomingTips({ has_consejos: false })],
  })
  const mine = await screen.findByRole('region', { name: 'Cap de setmana surer' })
  await within(mine).findByRole('link', { name: 'Suggeriments' })
  expect(within(mine).queryByRole('link', { name: 'Consells de destinació' })).toBeNull()
})

it('merges news and events, newest first, with summaries cut at 80 characters', async () => {
  await open('guest', {
    'GET /news': [
      makeNewsItem({ id: 'old', title: 'Antiga', datetime: '2026-01-01T10:00:00Z' }),
      makeNewsItem({ id: 'new', title: 'Nova', datetime: '2026-12-01T10:00:00Z', summary: 'a'.repeat(90) }),
    ],
    'GET /events': [makeEvent({ id: 'mid', title: 'Fira', start_datetime: '2026-06-01T10:00:00Z' })],
  })
  const feed = within(await screen.findByRole('list', { name: 'Notícies i esdeveniments' }))
  expect(feed.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Nova',
    'Fira',
    'Antiga',
  ])
  expect(feed.getByText(`${'a'.repeat(80)}…`)).toBeVisible()
})

it('shows loaded news while the events hang, and adds the events below it when they come', async () => {
  const later = answerLater('GET /events')
  await open('guest', {
    'GET /news': [makeNewsItem({ title: 'Antiga', datetime: '2026-01-01T10:00:00Z' })],
    'GET /events': later.answer,
  })
  const feed = within(await screen.findByRole('list', { name: 'Notícies i esdeveniments' }))
  const part = within(screen.getByRole('region', { name: 'Notícies i esdeveniments' }))
  expect(part.getByRole('status')).toBeVisible()
  later.give([makeEvent({ title: 'Fira', start_datetime: '2026-06-01T10:00:00Z' })])
  expect(await feed.findByRole('heading', { name: 'Fira' })).toBeVisible()
  expect(feed.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Antiga', 'Fira'])
  expect(part.queryByRole('status')).toBeNull()
})

it('shows the whole feed again on the way back to it', async () => {
  const { router } = await open('guest', {
    'GET /events': [],
    'GET /news': Array.from({ length: 9 }, (_, day) =>
      makeNewsItem({ id: `n-${day}`, title: `Notícia ${day}`, datetime: `2026-01-0${day + 1}T10:00:00Z` }),
    ),
  })
  const titles = async () =>
    within(await screen.findByRole('list', { name: 'Notícies i esdeveniments' })).getAllByRole('heading')
  expect(await titles()).toHaveLength(6)
  screen.getByRole('button', { name: 'Mostra’n 3 més' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(await titles()).toHaveLength(9)
  // the newest comes first, so the seventh of nine is that of the third day
  await waitFor(() => expect(screen.getByRole('link', { name: 'Notícia 2' })).toHaveFocus())
  await act(() => router.navigate('/noticias/n-0'))
  await act(() => router.navigate(-1))
  expect(await titles()).toHaveLength(9)
})

it('names the year of an entry only where it is not the present year of the territory', async () => {
  const year = String(new Date().getFullYear())
  const before = Number(year) - 1
  await open('guest', {
    'GET /events': [],
    'GET /news': [
      makeNewsItem({ id: 'new', title: 'Cap d’any', datetime: `${before}-12-31T23:30:00Z` }),
      makeNewsItem({ id: 'old', title: 'Sant Silvestre', datetime: `${before}-12-31T12:00:00Z` }),
    ],
  })
  const card = async (name: string) => (await screen.findByRole('heading', { name })).closest('article')
  expect(await card('Sant Silvestre')).toHaveTextContent(String(before))
  expect(await card('Cap d’any')).not.toHaveTextContent(year)
})

it('shows one of the two lists where the other fails, and offers a retry only when both fail', async () => {
  const down = problem(503, 'busy', 'Torna-ho a provar més tard.')
  const { api } = await open('guest', { 'GET /news': down, 'GET /events': down })
  expect(await screen.findByText('No s’han pogut carregar les notícies')).toBeVisible()
  api.answer({ 'GET /events': [makeEvent()] })
  await userEvent.click(screen.getByRole('button', { name: 'Torna-ho a provar' }))
  const feed = await screen.findByRole('list', { name: 'Notícies i esdeveniments' })
  expect(within(feed).getByText('Fira del Tap')).toBeVisible()
  expect(screen.queryByText('No s’han pogut carregar les notícies')).toBeNull()
  expect(screen.queryByText('No s’ha pogut carregar')).toBeNull()
})

it('opens the contact of the office from the foot of the page', async () => {
  await open('guest')
  await userEvent.click(screen.getByRole('button', { name: 'Contacte' }))
  const dialog = await screen.findByRole('dialog', { name: 'Parlem-ne' })
  expect(await within(dialog).findByRole('link', { name: '+34 900 000 100' })).toHaveAttribute(
    'href',
    'tel:+34900000100',
  )
})

it('shows the tenant’s own numbers and 112 where the office has filled in no contact', async () => {
  await open('guest', { 'GET /settings/group/contact': problem(404, 'not_found') })
  await userEvent.click(screen.getByRole('button', { name: 'Contacte' }))
  const dialog = await screen.findByRole('dialog', { name: 'Parlem-ne' })
  expect(await within(dialog).findByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112')
  expect(within(dialog).getByRole('link', { name: makeTenant().contact.email })).toBeVisible()
  expect(within(dialog).queryByText('Horari')).toBeNull()
  expect(within(dialog).queryByRole('alert')).toBeNull()
})
