import '@testing-library/jest-dom/vitest'
import { waitingItems } from '@sureda/remote/offline'
import { problem } from '@sureda/testing/fake-api'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { open, savedTrip, setUpFootprint, storeTrip } from '../testing/footprint-fixture.tsx'

setUpFootprint()

it('compares saved trips and deletes one after asking', async () => {
  const user = userEvent.setup()
  let trips = [savedTrip('f-2', '2026-11-20'), savedTrip('f-1', '2026-06-01')]
  const { api } = await open(
    {
      'GET /user/footprints': () => trips,
      'DELETE /user/footprints/:id': () => {
        trips = trips.slice(0, 1)
        return { ok: true }
      },
    },
    'results',
  )
  expect(await screen.findByRole('figure', { name: 'Por persona y día' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Quitar Suro Viu · 1 de junio de 2026' }))
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Eliminar' }))
  await waitFor(() => expect(screen.queryByRole('figure', { name: 'Por persona y día' })).toBeNull())
  expect(api.callsOf('DELETE /user/footprints/:id')[0]?.path).toBe('/user/footprints/f-1')
})

it('says when the saved trips cannot be loaded; the calculation stays', async () => {
  await storeTrip()
  await open({ 'GET /user/footprints': problem(500, 'internal_error') }, 'results')
  expect(await screen.findByText('No hemos podido cargar tus viajes')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Guardar este viaje' })).toBeEnabled()
})

it('opens a saved trip and fills the calculator with it, which can be undone', async () => {
  const user = userEvent.setup()
  await storeTrip({ adults: 5 })
  const { shell } = await open({ 'GET /user/footprints': [savedTrip('f-1', '2026-06-01')] }, 'results')
  await user.click(await screen.findByRole('button', { name: 'Suro Viu · 1 de junio de 2026' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Suro Viu · 1 de junio de 2026' }))
  expect(sheet.getByText('22 de noviembre de 2026')).toBeVisible()
  expect(sheet.getByRole('figure', { name: 'De qué se compone' })).toBeInTheDocument()
  await user.click(sheet.getByRole('button', { name: 'Usar para un viaje nuevo' }))
  const adults = await screen.findByRole('spinbutton', { name: 'Adultos' })
  expect(adults).toHaveValue('2')
  expect(screen.getByLabelText('Llegada')).toHaveValue('2026-06-01')
  shell.toasts.at(-1)?.action?.onPress()
  await waitFor(() => expect(adults).toHaveValue('5'))
})

it('deletes without network: the trip disappears at once, and the call is sent later', async () => {
  const user = userEvent.setup()
  await open({ 'GET /user/footprints': [savedTrip('f-1', '2026-06-01')] }, 'results')
  await screen.findByRole('article')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await user.click(screen.getByRole('button', { name: 'Quitar Suro Viu · 1 de junio de 2026' }))
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Eliminar' }))
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
  expect(screen.getByText('Guarda un viaje y podrás compararlo con el siguiente.')).toBeVisible()
  expect(waitingItems()).toMatchObject([{ method: 'DELETE', path: '/user/footprints/f-1' }])
})

it('says that a trip could not be deleted only when the server refused', async () => {
  const user = userEvent.setup()
  const refused = { 'DELETE /user/footprints/:id': problem(500, 'internal_error') }
  await open({ 'GET /user/footprints': [savedTrip('f-1', '2026-06-01')], ...refused }, 'results')
  await user.click(await screen.findByRole('button', { name: /^Quitar/ }))
  const question = within(screen.getByRole('alertdialog'))
  expect(question.queryByText('No se ha podido eliminar. Vuelve a intentarlo.')).toBeNull()
  await user.click(question.getByRole('button', { name: 'Eliminar' }))
  expect(await question.findByText('No se ha podido eliminar. Vuelve a intentarlo.')).toBeVisible()
})
