import '@testing-library/jest-dom/vitest'
import { clearDrafts } from '@sureda/remote/offline'
import { makeClosure, makeClosureTouches } from '@sureda/testing/agency-factories'
import { makeRoute } from '@sureda/testing/content-factories'
import { type Answers, type FakeCall, json, noNetwork, problem } from '@sureda/testing/fake-api'
import { renderScreen } from '@sureda/testing/render-screen'
import { toastQueue } from '@sureda/ui/core'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import ca from '../../../locales/ca.json' with { type: 'json' }
import closuresScreen from './closures-screen.tsx'
import newClosureScreen from './new-closure-screen.tsx'

// the form's input is stored on the phone
afterEach(() => clearDrafts())

const open = (screenOf: typeof closuresScreen, path: string, answers: Answers = {}) =>
  renderScreen(screenOf, {
    path,
    visitor: 'guide',
    words: { guide: ca },
    answers: {
      'GET /guide/closures': [makeClosure()],
      'GET /routes': [makeRoute({ id: 'rt-arboc', title: 'Ruta de l’Arboç' })],
      ...answers,
    },
  })

it('lists what is closed, why and what it touches, and lifts it after asking', async () => {
  const { api } = await open(closuresScreen, '/guia/cierres', { 'DELETE /guide/closures/:id': makeClosure() })
  const card = await screen.findByRole('article')
  expect(within(card).getByText('Risc d’incendi')).toBeVisible()
  expect(within(card).getByText('2 reserves avisades')).toBeVisible()
  expect(within(card).getByText(/Ruta de l’Arboç · La pela del suro/)).toBeVisible()
  await userEvent.click(within(card).getByRole('button', { name: 'Torna a obrir' }))
  const dialog = await screen.findByRole('alertdialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Torna a obrir' }))
  await waitFor(() => expect(api.callsOf('DELETE /guide/closures/:id')).toHaveLength(1))
})

it('says so where nothing is closed', async () => {
  await open(closuresScreen, '/guia/cierres', { 'GET /guide/closures': [] })
  expect(await screen.findByText('Res de tancat')).toBeVisible()
})

it('begins today in the tenant’s time zone, also for a guide on another continent', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-30T23:30:00Z'), toFake: ['Date'] })
  await open(newClosureScreen, '/guia/cierres/nuevo')
  expect(await screen.findByLabelText('Primer dia')).toHaveAttribute('min', '2026-12-01')
  vi.useRealTimers()
})

it('lists what it touches before there is a button that closes, and closes what was listed', async () => {
  const { api, router } = await open(newClosureScreen, '/guia/cierres/nuevo', {
    'POST /guide/closures': ({ query }: FakeCall) =>
      query.get('preview')
        ? { touches: makeClosureTouches({ slot_count: 480 }) }
        : json({ data: makeClosure() }, 201),
  })
  const look = await screen.findByRole('button', { name: 'Mira què afecta' })
  expect(look).toBeDisabled()
  expect(screen.getByText('Tria almenys una ruta.')).toBeVisible()
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Ruta de l’Arboç' }))
  fireEvent.change(screen.getByLabelText('Primer dia'), { target: { value: '2026-12-01' } })
  fireEvent.change(screen.getByLabelText('Últim dia'), { target: { value: '2026-12-03' } })
  await userEvent.click(screen.getByRole('radio', { name: 'Risc d’incendi' }))
  expect(screen.queryByRole('button', { name: /^Tanca/ })).not.toBeInTheDocument()
  await userEvent.click(look)
  const touches = await screen.findByRole('region', { name: 'Què afecta' })
  expect(within(touches).getByText('Neus Vidal')).toBeVisible()
  expect(within(touches).getByRole('heading', { name: /480/ })).toBeVisible()
  expect(within(touches).getByText(/diumenge, 22 de novembre.* · reservat: 4/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Tanca i avisa 1 reserva' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/guia/cierres'))
  const calls = api.callsOf('POST /guide/closures')
  expect(calls).toHaveLength(2)
  for (const { body } of calls)
    expect(body).toEqual({
      route_ids: ['rt-arboc'],
      from: '2026-12-01',
      until: '2026-12-03',
      reason: 'fire_risk',
    })
})

it('asks again what is touched after another change', async () => {
  await open(newClosureScreen, '/guia/cierres/nuevo', {
    'POST /guide/closures': { touches: makeClosureTouches() },
  })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Ruta de l’Arboç' }))
  fireEvent.change(screen.getByLabelText('Primer dia'), { target: { value: '2026-12-01' } })
  await userEvent.click(screen.getByRole('radio', { name: 'Batuda de caça' }))
  await userEvent.click(screen.getByRole('button', { name: 'Mira què afecta' }))
  expect(await screen.findByRole('button', { name: /^Tanca i avisa/ })).toBeVisible()
  fireEvent.change(screen.getByLabelText('Últim dia'), { target: { value: '2026-12-05' } })
  expect(await screen.findByRole('button', { name: 'Mira què afecta' })).toBeEnabled()
})

async function fillIn() {
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Ruta de l’Arboç' }))
  fireEvent.change(screen.getByLabelText('Primer dia'), { target: { value: '2026-12-01' } })
  await userEvent.click(screen.getByRole('radio', { name: 'Risc d’incendi' }))
  await userEvent.click(screen.getByRole('button', { name: 'Mira què afecta' }))
  await userEvent.click(await screen.findByRole('button', { name: /^Tanca i avisa/ }))
}
const previewThen = (close: () => unknown): Answers => ({
  'POST /guide/closures': (({ query }: FakeCall) =>
    query.get('preview') ? { touches: makeClosureTouches() } : close()) as never,
})

it('can be filled in on a phone whose clock is 1,024 weeks behind', async () => {
  vi.setSystemTime(Date.now() - 1024 * 7 * 86_400_000)
  const { router } = await open(
    newClosureScreen,
    '/guia/cierres/nuevo',
    previewThen(() => json({ data: makeClosure() }, 201)),
  )
  await fillIn()
  await waitFor(() => expect(router.state.location.pathname).toBe('/guia/cierres'))
})

it.each([
  [500, 'internal_error'],
  [409, 'too_many_check_in_points'],
  [422, 'validation_failed'],
  [503, 'busy'],
] as const)(
  'says, focused, why it was not closed with %i, and keeps what was filled in',
  async (status, code) => {
    await open(
      newClosureScreen,
      '/guia/cierres/nuevo',
      previewThen(() => problem(status, code, 'Així no pot ser.')),
    )
    await fillIn()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Així no pot ser.')
    expect(alert).toHaveFocus()
    expect(screen.getByLabelText('Primer dia')).toHaveValue('2026-12-01')
    expect(screen.getByRole('checkbox', { name: 'Ruta de l’Arboç' })).toBeChecked()
    expect(screen.getByRole('button', { name: /^Tanca i avisa/ })).toBeEnabled()
  },
)

it('closes once where the answer was lost, and says the result', async () => {
  const { api, router } = await open(newClosureScreen, '/guia/cierres/nuevo', previewThen(noNetwork))
  await fillIn()
  await waitFor(() => expect(toastQueue.snapshot()[0]?.text).toMatch('Encara no sabem si ha arribat'))
  api.answer(previewThen(() => json({ data: makeClosure() }, 201)))
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/guia/cierres'))
  const sent = api.callsOf('POST /guide/closures').filter(({ query }) => !query.get('preview'))
  const keys = sent.map(({ headers }) => headers.get('idempotency-key'))
  expect([keys.length, new Set(keys).size]).toEqual([2, 1])
})
