import '@testing-library/jest-dom/vitest'
import { problem } from '@sureda/testing/fake-api'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { keepTrip, open, savedTrip, setUpFootprint } from '../testing/footprint-bench.tsx'

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
  await keepTrip()
  await open({ 'GET /user/footprints': problem(500, 'internal_error') }, 'results')
  expect(await screen.findByText('No hemos podido cargar tus viajes')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Guardar este viaje' })).toBeEnabled()
})
