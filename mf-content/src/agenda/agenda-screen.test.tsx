import '@testing-library/jest-dom/vitest'
import { API_BASE } from '@sureda/contract/remote/api-base'
import { queryClient } from '@sureda/remote/query'
import { makeEvent } from '@sureda/testing/content-factories'
import { type Answers, type FakeCall, problem } from '@sureda/testing/fake-api'
import type { Visitor } from '@sureda/testing/fake-session'
import { renderScreen } from '@sureda/testing/render-screen'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import remote from '../../remote.json' with { type: 'json' }
import agenda from './agenda-screen.tsx'

// a Saturday
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] })
  return () => vi.useRealTimers()
})

// weeks beside the shown one are fetched ahead: a late answer would stay in the cache of the next test
afterEach(async () => {
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  await new Promise((settled) => setTimeout(settled, 20))
})

const fair = makeEvent({ id: 'fair', title: 'Fira del Tap', start_datetime: '2026-11-28T10:00:00+01:00' })
const walk = makeEvent({ id: 'walk', title: 'Caminada', start_datetime: '2026-11-28T08:00:00+01:00' })
const songs = makeEvent({
  id: 'songs',
  title: 'Cançons de taverna',
  start_datetime: '2026-11-27T19:00:00+01:00',
  end_datetime: '2026-11-29T14:00:00+01:00',
})
const crib = makeEvent({ id: 'crib', title: 'Pessebre', start_datetime: '2026-12-24T18:00:00+01:00' })

const open = (
  search: string,
  events: Answers['GET /events'],
  more: { visitor?: Visitor; answers?: Answers } = {},
) =>
  renderScreen(agenda, {
    path: '/agenda',
    route: `/agenda${search}`,
    visitor: more.visitor ?? 'guest',
    words: { content: ca },
    answers: {
      // there are no later events unless a test gives a function
      'GET /events': Array.isArray(events)
        ? ({ query }: FakeCall) => (query.has('begins_from') ? [] : events)
        : events,
      'GET /events/days': [
        { day: '2026-11-27', count: 1 },
        { day: '2026-11-28', count: 3 },
      ],
      ...more.answers,
    },
  })
const title = () => screen.getByRole('heading', { level: 2, name: /novembre|desembre|octubre|2027/ })

it('opens on this week, asks for its days only, and lists them by the clock', async () => {
  const { api } = await open('?date=2026-11-28', [fair, walk, songs])
  const day = await screen.findByRole('region', { name: 'Esdeveniments de dissabte, 28 de novembre' })
  expect(
    within(day)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual(['Caminada', 'Fira del Tap'])
  expect(title()).toHaveTextContent('23–29 de novembre')
  const [week] = api.callsOf('GET /events').filter(({ query }) => query.get('from') === '2026-11-23')
  expect(week?.query.get('to')).toBe('2026-11-29')
  expect(
    within(screen.getByRole('region', { name: /23 de novembre/ })).getByText('Cap esdeveniment'),
  ).toBeVisible()
})

it('names a week of two months with the spaces of a browser, wherever it is rendered', async () => {
  await open('?date=2026-11-30', [])
  expect(title().textContent).toBe('30 de novembre – 6 de desembre')
})

it('shows the new week when the page is looked at again after a weekend', async () => {
  await open('', [])
  expect(title()).toHaveTextContent('16–22 de novembre')
  vi.setSystemTime(new Date('2026-11-23T07:00:00Z'))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(title()).toHaveTextContent('23–29 de novembre')
  expect(screen.queryByRole('button', { name: ca.agenda.backToToday })).toBeNull()
})

it('asks for this week by the address that the page has preloaded', async () => {
  const { api } = await open('', [])
  const declared = remote.routes.find(({ path }) => path === '/agenda')?.preloadApi
  const early = declared?.map((call) =>
    call.replace(':weekFrom', '2026-11-16').replace(':weekTo', '2026-11-22'),
  )
  await screen.findByRole('link', { name: ca.experience.listTitle })
  const asked = api.callsOf('GET /events').map(({ path, query }) => `${API_BASE}${path}?${query}`)
  expect(early).toEqual([expect.stringMatching(/from=2026-11-16/)])
  expect(asked).toEqual(expect.arrayContaining(early ?? []))
})

it('shows a festival once, with its span, and says on its other days that there is nothing else', async () => {
  await open('?date=2026-11-28', [songs])
  const on = (day: string) => within(screen.getByRole('region', { name: new RegExp(`${day} de novembre`) }))
  await screen.findByRole('region', { name: /27 de novembre/ })
  expect(on('27').getByText('19:00')).toBeVisible()
  expect(on('27').getByText(/27 de nov.* – .*29 de nov/)).toBeVisible()
  expect(screen.getAllByRole('link', { name: 'Cançons de taverna' })).toHaveLength(1)
  for (const day of ['28', '29']) expect(on(day).getByText('Res més')).toBeVisible()
  expect(on('26').getByText('Cap esdeveniment')).toBeVisible()
})

it('folds away past events of this week', async () => {
  const past = makeEvent({ id: 'past', title: 'Ja ha passat', start_datetime: '2026-11-17T18:00:00+01:00' })
  const tonight = makeEvent({ id: 'now', title: 'Aquesta nit', start_datetime: '2026-11-21T21:00:00+01:00' })
  await open('', [past, tonight])
  expect(await screen.findByText('Aquesta nit')).toBeVisible()
  expect(screen.getByText('Ja ha passat')).not.toBeVisible()
  await userEvent.click(screen.getByText('Abans, aquesta setmana'))
  expect(screen.getByText('Ja ha passat')).toBeVisible()
})

it('counts events that began before this week in the fold, each event once', async () => {
  const market = makeEvent({
    id: 'market',
    title: 'Mercat',
    start_datetime: '2026-11-14T10:00:00+01:00',
    end_datetime: '2026-11-18T20:00:00+01:00',
  })
  await open('', [market])
  const fold = (await screen.findByText('Abans, aquesta setmana')).closest('summary, button')
  expect(fold).toHaveTextContent('1 esdeveniment')
})

it.each([
  ['2000-01-03', 'Setmana anterior', '1999'],
  ['2199-12-29', 'Setmana següent', '2200'],
])('ends its calendar at %s without asking for days beyond', async (date, way, beyond) => {
  const { api } = await open(`?date=${date}`, [])
  await vi.waitFor(() => expect(api.callsOf('GET /events').length).toBeGreaterThan(1))
  await userEvent.click(screen.getByRole('button', { name: way }))
  expect(api.calls.filter(({ query }) => String(query).includes(beyond))).toEqual([])
})

it('writes view and day into the address, and offers the way back to today', async () => {
  const { router } = await open('', [fair])
  expect(screen.queryByRole('button', { name: 'Torna a avui' })).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: 'Dia' }))
  await waitFor(() => expect(router.state.location.search).toBe('?view=day'))
  await userEvent.click(screen.getByRole('button', { name: 'Dia següent' }))
  await waitFor(() => expect(router.state.location.search).toBe('?view=day&date=2026-11-22'))
  expect(title()).toHaveTextContent('diumenge, 22 de novembre')
  await userEvent.click(screen.getByRole('button', { name: 'Torna a avui' }))
  await waitFor(() => expect(router.state.location.search).toBe('?view=day'))
})

it.each(['day', 'week', 'month'])(
  'keeps the focus in the %s when the way back to today goes',
  async (view) => {
    await open(`?view=${view}&date=2026-12-24`, [])
    screen.getByRole('button', { name: 'Torna a avui' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Torna a avui' })).toBeNull())
    // a month also names the chosen day
    const [period] = screen.getAllByRole('heading', { level: 2, name: /novembre/ })
    expect(period).toHaveFocus()
  },
)

it.each(['?view=year&date=tomorrow', '?date=2026-02-30', '?view=%00&date=9999-99-99'])(
  'opens on today for the nonsense %s',
  async (search) => {
    await open(search, [])
    expect(title()).toHaveTextContent('16–22 de novembre')
  },
)

it('turns the page on a swipe of 60 px, not on a shorter one and not while scrolling', async () => {
  const { router } = await open('?view=day', [])
  const page = (await screen.findByText('dissabte')).closest('[data-turn], div')?.parentElement as HTMLElement
  const swipe = (dx: number, dy = 0) => {
    fireEvent.touchStart(page, { touches: [{ clientX: 200, clientY: 300 }] })
    fireEvent.touchEnd(page, { changedTouches: [{ clientX: 200 + dx, clientY: 300 + dy }] })
  }
  swipe(-59)
  swipe(-80, 120)
  expect(router.state.location.search).toBe('?view=day')
  swipe(-60)
  await waitFor(() => expect(router.state.location.search).toBe('?view=day&date=2026-11-22'))
})

it('says on an empty day when the next event is, and leads there', async () => {
  const { api, router } = await open('?view=day', ({ query }: FakeCall) =>
    query.has('begins_from') ? [crib] : [],
  )
  expect(
    await screen.findByText('El pròxim esdeveniment és «Pessebre», dijous, 24 de desembre.'),
  ).toBeVisible()
  expect(api.callsOf('GET /events').some(({ query }) => query.get('begins_from') === '2026-11-22')).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Ves al 24 de desembre del 2026' }))
  await waitFor(() => expect(router.state.location.search).toBe('?view=day&date=2026-12-24'))
  await waitFor(() => expect(title()).toHaveFocus())
})

it('shows the events from today on below a past page', async () => {
  const { api } = await open('?date=2026-03-02', [])
  expect(await screen.findByText('Aquesta setmana no hi ha res')).toBeVisible()
  expect(api.callsOf('GET /events').some(({ query }) => query.get('begins_from') === '2026-11-21')).toBe(true)
})

it('says that no event is announced at all, and offers experiences', async () => {
  await open('', [])
  expect(await screen.findByText('No hi ha res anunciat')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Experiències' })).toHaveAttribute('href', '/experiencias')
})

it('says which days of a month have events, and shows the chosen one below', async () => {
  const { router } = await open('?view=month', [fair, walk, songs])
  const grid = await screen.findByRole('grid', { name: /novembre/ })
  expect(
    await within(grid).findByRole('button', { name: 'dissabte, 28 de novembre del 2026, 3 esdeveniments' }),
  ).toBeVisible()
  expect(
    within(grid).getByRole('button', { name: 'dissabte, 21 de novembre del 2026, avui, Cap esdeveniment' }),
  ).toHaveAttribute('aria-current', 'date')
  await userEvent.click(within(grid).getByRole('button', { name: /28 de novembre/ }))
  await waitFor(() => expect(router.state.location.search).toBe('?view=month&date=2026-11-28'))
  const list = await screen.findByRole('list', { name: /28 de novembre/ })
  expect(within(list).getAllByRole('heading')).toHaveLength(3)
})

it('moves through the month by arrow keys and on into the next one', async () => {
  const { router } = await open('?view=month&date=2026-11-30', [])
  const day = await screen.findByRole('button', { name: /30 de novembre/ })
  act(() => day.focus())
  await userEvent.keyboard('{ArrowRight}')
  await waitFor(() => expect(router.state.location.search).toBe('?view=month&date=2026-12-01'))
  await waitFor(() => expect(screen.getByRole('button', { name: /, 1 de desembre/ })).toHaveFocus())
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(router.state.location.search).toBe('?view=month&date=2026-12-08'))
})

it('begins with the day plan for members with an active package, only on today’s page', async () => {
  await open('', [], { visitor: 'package' })
  const mine = await screen.findByRole('region', { name: 'El meu dia' })
  const links = within(mine).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['La pela del suro', '/experiencias/e-pela'],
    ['Volta a Fitor', '/rutas/r-volta-a-fitor'],
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Setmana següent' }))
  expect(screen.queryByRole('region', { name: 'El meu dia' })).toBeNull()
})

it('says that the events could not be loaded', async () => {
  await open('', problem(503, 'busy'))
  expect(await screen.findByRole('alert')).toHaveTextContent('No s’han pogut carregar els esdeveniments')
})

it('shows markup that an editor typed as text', async () => {
  const title = '<img src=x onerror=alert(1)>Fira & <b>mercat</b>'
  await open('?date=2026-11-28', [makeEvent({ title, image: null, location: '<script>x</script>' })])
  expect(await screen.findByText(title)).toBeVisible()
  expect(document.querySelector('script, img[onerror]')).toBeNull()
})

it('shows the text of an empty day without scrolling, because no drawing comes before it', async () => {
  await open('?view=day&date=2031-03-04', [])
  expect((await screen.findByRole('heading', { name: 'No hi ha res anunciat' })).previousSibling).toBeNull()
})

it.each(['', '&view=day', '&view=month'])('says once that part of a page was invented (%s)', async (view) => {
  const invented = makeEvent({ ...fair, demo: true })
  const later = makeEvent({ ...crib, demo: true })
  await open(`?date=2026-11-28${view}`, [walk, invented], {
    answers: {
      'GET /events': ({ query }: FakeCall) =>
        query.has('begins_from') ? [later, { ...later, id: 'later' }] : [walk, invented],
    },
  })
  expect(await screen.findByText('Fira del Tap')).toBeVisible()
  expect((await screen.findAllByText('Pessebre'))[0]).toBeVisible()
  expect(screen.getAllByText('Una part és inventada per a la demo.')).toHaveLength(1)
})

it('says above later events that some were invented, where none of the page was', async () => {
  const later = makeEvent({ ...crib, demo: true })
  await open('?date=2026-11-28', [walk, fair], {
    answers: {
      'GET /events': ({ query }: FakeCall) => (query.has('begins_from') ? [later, songs] : [walk, fair]),
    },
  })
  const part = within(await screen.findByRole('region', { name: ca.agenda.comingUp }))
  expect(await part.findByText('Una part és inventada per a la demo.')).toBeVisible()
})
