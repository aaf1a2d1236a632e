import '@testing-library/jest-dom/vitest'
import { saveDraft, waitingItems } from '@sureda/remote/offline'
import { queryClient } from '@sureda/remote/query'
import { replayOutbox } from '@sureda/remote/replay'
import { noNetwork, problem } from '@sureda/testing/fake-api'
import { makeUser } from '@sureda/testing/people'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { answered, open, savedTrip, setUpFootprint, storeTrip } from '../testing/footprint-fixture.tsx'
import { newTrip, tripDraftOf } from './trip/trip-draft.ts'

setUpFootprint()

it('saves the answers once', async () => {
  const user = userEvent.setup()
  await storeTrip()
  const { api } = await open({ 'POST /user/footprints': savedTrip('f-1', '2026-11-20') }, 'results')
  await user.click(await screen.findByRole('button', { name: 'Guardar este viaje' }))
  expect(await screen.findByRole('button', { name: 'Guardado' })).toBeDisabled()
  const [call, ...more] = api.callsOf('POST /user/footprints')
  expect(more).toEqual([])
  expect(call?.body).toEqual(answered)
  expect(call?.headers.get('idempotency-key')).toBeTruthy()
})

it('queues the trip without network, and shows that it waits', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const user = userEvent.setup()
  await storeTrip()
  await open({ 'GET /user/footprints': noNetwork, 'GET /user/reservations': noNetwork }, 'results')
  await user.click(await screen.findByRole('button', { name: 'Guardar este viaje' }))
  expect(await screen.findByText('Se guardará cuando haya conexión')).toBeVisible()
  expect(waitingItems()).toMatchObject([{ kind: 'footprint', body: { adults: 2 } }])
  expect(await screen.findByRole('button', { name: 'Espera conexión' })).toBeDisabled()
  expect(screen.queryByRole('button', { name: 'Guardado' })).toBeNull()
})

it.each([
  ['kept for later', () => problem(503, 'busy'), 'Guardado en este teléfono, pendiente de envío.'],
  ['saved', () => savedTrip('f-1', '2026-11-20'), 'Viaje guardado'],
])('moves the focus to the result when it was %s', async (_how, answer, words) => {
  const user = userEvent.setup()
  await storeTrip()
  await open({ 'POST /user/footprints': answer }, 'results')
  await user.click(await screen.findByRole('button', { name: 'Guardar este viaje' }))
  const told = await screen.findByText(words)
  await waitFor(() => expect(told.closest('[role="status"]')).toHaveFocus())
})

it('can be saved again when a waiting trip was refused, and not when it has arrived', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const user = userEvent.setup()
  await storeTrip()
  let trips: unknown[] = []
  let answer: unknown = problem(400, 'validation_failed')
  await open({ 'GET /user/footprints': () => trips, 'POST /user/footprints': () => answer }, 'results')
  await user.click(await screen.findByRole('button', { name: 'Guardar este viaje' }))
  await screen.findByRole('button', { name: 'Espera conexión' })
  online.mockReturnValue(true)
  await replayOutbox()
  const save = await screen.findByRole('button', { name: 'Guardar este viaje' })
  expect(save).toBeEnabled()

  online.mockReturnValue(false)
  await user.click(save)
  await screen.findByRole('button', { name: 'Espera conexión' })
  online.mockReturnValue(true)
  trips = [savedTrip('f-1', '2026-11-20')]
  answer = trips[0]
  await replayOutbox()
  expect(await screen.findByRole('button', { name: 'Guardado' })).toBeDisabled()
})

it('queues two trips to one place on one day, each as it was saved last', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const user = userEvent.setup()
  await storeTrip()
  await open({ 'GET /user/footprints': noNetwork, 'GET /user/reservations': noNetwork }, 'results')
  const save = () => screen.findByRole('button', { name: 'Guardar este viaje' })
  const waiting = (count: number) => waitFor(() => expect(waitingItems()).toHaveLength(count))
  await user.click(await save())
  await waiting(1)
  await user.click(screen.getAllByRole('button', { name: /^Probar: / })[0] as HTMLElement)
  await user.click(await save())
  await waitFor(() => expect(waitingItems()).toMatchObject([{ body: { legs: [{ mode: 'tren' }] } }]))
  await user.click(await screen.findByRole('button', { name: 'Calcular otro viaje' }))
  await user.click(screen.getByRole('tab', { name: 'Comida' }))
  await user.click(screen.getByRole('button', { name: 'Más: Cenas' }))
  await user.click(screen.getByRole('tab', { name: 'Resultado' }))
  await user.click(await save())
  await waiting(2)
})

it('recognises a waiting trip of an older release by its former id', async () => {
  const { id: _none, ...trip } = newTrip('Suro Viu', '2026-11-20')
  const former = { ...trip, guessedFrom: null }
  await saveDraft(`footprint-${makeUser().id}`, 'trip', former)
  expect(await queryClient.fetchQuery(tripDraftOf(makeUser().id))).toEqual({
    ...trip,
    id: '2026-11-20:Suro Viu',
  })
})

it('finds the faults that the server would find before anything is sent', async () => {
  const user = userEvent.setup()
  await storeTrip({ legs: [{ mode: 'caminar', distance_km: 9_000, times: 1 }] })
  const { api } = await open({}, 'results')
  await user.click(await screen.findByRole('button', { name: 'Guardar este viaje' }))
  expect(screen.getByRole('alert')).toHaveTextContent('Con este medio no se llega tan lejos')
  expect(api.callsOf('POST /user/footprints')).toEqual([])
})
