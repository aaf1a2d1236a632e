import '@testing-library/jest-dom/vitest'
import { makeExperience, makeExperienceDetail, makeImage } from '@sureda/testing/content-factories'
import { type Answers, noNetwork, problem } from '@sureda/testing/fake-api'
import type { Visitor } from '@sureda/testing/fake-session'
import { renderScreen } from '@sureda/testing/render-screen'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import detail from './experience-detail-screen.tsx'

const open = (
  experience: Answers['GET /experiences/:id'] = makeExperienceDetail(),
  visitor: Visitor = 'guest',
  more: Answers = {},
) =>
  renderScreen(detail, {
    path: '/experiencias/:id',
    route: '/experiencias/e-pela',
    visitor,
    words: { content: ca },
    answers: {
      'GET /experiences/:id': experience,
      'GET /experiences': [makeExperience(), makeExperience({ id: 'e-taller', title: 'Taller de taps' })],
      'GET /experiences/:id/agency': null,
      'GET /points/rating': problem(503, 'busy'),
      ...more,
    },
  })

it('shows description, facts, what is included and the requirements', async () => {
  await open(makeExperienceDetail({ season: 'maig – octubre' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'La pela del suro' })).toBeVisible()
  for (const words of [
    '2 h',
    'Fàcil',
    'fins a 10 persones',
    'maig – octubre',
    'Esmorzar de forquilla',
    'Transport',
    'Calçat tancat',
  ])
    expect(screen.getAllByText(words)[0]).toBeVisible()
  expect(screen.getAllByText(/25/)[0]).toBeVisible()
  expect(screen.getByText('Mas Pla, Cassà de la Selva')).toBeVisible()
})

it('leads to its restaurant', async () => {
  await open(makeExperienceDetail({ restaurant: { id: 'e-fonda', title: 'Fonda dels Peladors' } }))
  expect(await screen.findByRole('link', { name: 'Fonda dels Peladors' })).toHaveAttribute(
    'href',
    '/experiencias/e-fonda',
  )
})

it('shows its warning before everything else', async () => {
  await open(makeExperienceDetail({ status_note: 'Accessos tancats pel foc.', status_date: '2026-07-05' }))
  const notice = await screen.findByText('Accessos tancats pel foc.')
  expect(screen.getByText('Avís · 5 de juliol del 2026')).toBeVisible()
  const offered = screen.getByText('Esmorzar de forquilla')
  expect(notice.compareDocumentPosition(offered)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('renders the slots of the reservation and of the small map', async () => {
  await open()
  expect(await screen.findByText(/\[experience.booking\].*e-pela/)).toBeVisible()
  expect(screen.getByText(/\[map.place\].*41.887/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Com arribar-hi' })).toHaveAttribute(
    'href',
    expect.stringContaining('41.887%2C2.875'),
  )
})

it('says where nothing can be booked here, and leads on', async () => {
  await open(makeExperienceDetail({ bookable: false, next_available: null }))
  expect(await screen.findByRole('button', { name: 'Pregunta' })).toBeVisible()
  expect(screen.getByText(/experience.booking/)).toBeVisible()
})

it('says what the price is for and when the next free day is', async () => {
  const hotel = { type: 'hotel', purchase: 'nights', price: 80, price_unit: 'night' } as const
  await open(makeExperienceDetail({ ...hotel, next_available: '2026-11-28' }))
  expect(await screen.findByRole('button', { name: 'Reserva' })).toBeVisible()
  expect(screen.getAllByText(/des de/)[0]).toBeVisible()
  expect(screen.getAllByText(/per nit/)[0]).toBeVisible()
  expect(screen.getAllByText(/Lliure el .*28 de nov/)[0]).toBeVisible()
})

it.each(['slot', 'table', 'nights'] as const)(
  'says that a %s without confirmation at once is a request',
  async (purchase) => {
    const schedule = { auto_confirm: false, times: [], weekdays: [], special_dates: [] } as never
    await open(makeExperienceDetail({ purchase, next_available: '2026-11-28', schedule }))
    expect(await screen.findByRole('button', { name: 'Demana reserva' })).toBeVisible()
  },
)

it('shows no price for a restaurant table', async () => {
  await open(makeExperienceDetail({ type: 'restaurant', purchase: 'table', price: 22, price_unit: 'none' }))
  expect(await screen.findByRole('button', { name: 'Reserva taula' })).toBeVisible()
  expect(screen.getByText('No es paga en reservar')).toBeVisible()
  expect(screen.queryByText(/22\s€/)).toBeNull()
})

it('says once that the item was invented for the demo', async () => {
  await open(makeExperienceDetail({ demo: true, demo_fields: ['price_eur'] }))
  expect(await screen.findByText(/Aquest contingut/)).toBeVisible()
  expect(screen.queryByText('Preu (de demostració)')).toBeNull()
})

it('marks the price where only the price was invented', async () => {
  await open(makeExperienceDetail({ demo: false, demo_fields: ['price_eur'] }))
  expect(await screen.findByText('Preu (de demostració)')).toBeVisible()
  expect(screen.queryByText(/Aquest contingut/)).toBeNull()
})

it('says on which day hours and price were checked', async () => {
  await open(makeExperienceDetail({ checked_on: '2026-11-21' }))
  expect(await screen.findByText('Dades comprovades el 21 de novembre del 2026')).toBeVisible()
})

it('has no note without a check', async () => {
  await open(makeExperienceDetail({ checked_on: null }))
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText(/Dades comprovades/)).toBeNull()
})

it('shows every picture once, opens one on the full screen, and lists similar experiences', async () => {
  const picture = makeImage()
  await open(
    makeExperienceDetail({
      gallery: [picture, makeImage({ image: 'gavarres/axe-800.avif', image_alt: 'Una destral' })],
    }),
  )
  expect(await screen.findByRole('img', { name: 'Una destral' })).toBeInTheDocument()
  expect(screen.getByText('1 de 2')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Mira la imatge a pantalla completa' }))
  const alone = await screen.findByRole('dialog', { name: 'Imatges' })
  await userEvent.click(within(alone).getByRole('button', { name: 'Tanca' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByRole('link', { name: 'Taller de taps' })).toHaveAttribute(
    'href',
    '/experiencias/e-taller',
  )
})

it('says on which days and hours it takes place, and which days are exceptions', async () => {
  await open(
    makeExperienceDetail({
      schedule: {
        weekdays: [6, 7],
        times: ['10:00', '12:30'],
        booking_window_days: 60,
        same_day_booking: false,
        auto_confirm: true,
        special_dates: [
          { date: '2020-01-06', type: 'closed', times: [], note: 'Fa anys' },
          { date: '2199-12-25', type: 'closed', times: [], note: 'Nadal' },
        ],
      },
    }),
  )
  const when = await screen.findByRole('region', { name: 'Quan' })
  expect(within(when).getByText('dissabte i diumenge')).toBeInTheDocument()
  expect(within(when).getByRole('list', { name: 'Hores' })).toHaveTextContent('10:0012:30')
  expect(within(when).getByText(/fins amb 60 dies/)).toHaveTextContent('Per al mateix dia, ja no.')
  expect(within(when).getByText('tancat – Nadal')).toBeVisible()
  expect(within(when).queryByText(/Fa anys/)).toBeNull()
})

it('says where to ask when there is no price, and leaves out an unknown group size', async () => {
  await open(makeExperienceDetail({ price: null, capacity: 0 }))
  expect(await screen.findByText('Demana’l a qui ho fa')).toBeVisible()
  expect(screen.queryByText(/fins a 0/)).toBeNull()
})

it('shows markup in a text as text', async () => {
  const hostile = '<img src=x onerror="alert(1)"><script>alert(2)</script>'
  await open(makeExperienceDetail({ title: hostile, description: hostile, included: [hostile] }))
  expect(await screen.findByRole('heading', { level: 1, name: hostile })).toBeVisible()
  expect(document.querySelector('script, img[src=x]')).toBeNull()
})

it('asks a guest to sign in before saving a favorite, and comes back here', async () => {
  const { shell } = await open()
  await userEvent.click(await screen.findByRole('button', { name: /La pela del suro/ }))
  expect(shell.loginPrompts).toHaveLength(1)
})

it('saves a member’s favorite, and undoes it with a reason when the server refuses', async () => {
  const { api, shell } = await open(makeExperienceDetail({ type: 'restaurant' }), 'member', {
    'POST /favorites': problem(503, 'busy', 'Massa gent alhora.'),
  })
  const button = await screen.findByRole('button', { name: /La pela del suro/ })
  await userEvent.click(button)
  expect(api.callsOf('POST /favorites')[0]?.body).toEqual({
    favoritable_id: 'e-pela',
    favoritable_type: 'restaurant',
  })
  await waitFor(() => expect(shell.toasts[0]?.text).toBe('Massa gent alhora.'))
  expect(button).toHaveAttribute('aria-pressed', 'false')
})

it('says that an experience does not exist and leads back to the list', async () => {
  await open(problem(404, 'experience_not_found'))
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Aquesta experiència no existeix' }),
  ).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Experiències' })).toHaveAttribute('href', '/experiencias')
})

it('offers a retry when it cannot be loaded', async () => {
  const { api } = await open(() => noNetwork())
  expect(await screen.findByRole('alert')).toHaveTextContent('No s’ha pogut carregar l’experiència')
  api.answer({ 'GET /experiences/:id': makeExperienceDetail() })
  await userEvent.click(screen.getByRole('button', { name: 'Torna-ho a provar' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'La pela del suro' })).toBeVisible()
})
