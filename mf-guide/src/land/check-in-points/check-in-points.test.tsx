import '@testing-library/jest-dom/vitest'
import { makeGuideCheckInPoint } from '@sureda/testing/agency-factories'
import { type Answers, type FakeCall, problem } from '@sureda/testing/fake-api'
import { renderScreen } from '@sureda/testing/render-screen'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import ca from '../../../locales/ca.json' with { type: 'json' }
import listScreen from './check-in-points-screen.tsx'
import editScreen from './edit-point-screen.tsx'
import newScreen from './new-point-screen.tsx'

const POINT = makeGuideCheckInPoint()
/** Replaces the map of mf-map: one button sets the coordinate, another the radius. */
const slots = {
  'map.pick': ({
    onPick,
    onRadius,
  }: {
    onPick: (place: object) => void
    onRadius?: (metres: number) => void
  }) => (
    <>
      <button type="button" onClick={() => onPick({ latitude: 41.88123456, longitude: 2.9 })}>
        al mapa
      </button>
      <button type="button" onClick={() => onRadius?.(60)}>
        cercle
      </button>
    </>
  ),
}
const open = (screenOf: typeof listScreen, route: string, answers: Answers = {}) =>
  renderScreen(screenOf, {
    path: route.replace('g-font', ':id'),
    route,
    visitor: 'guide',
    words: { guide: ca },
    slots: slots as never,
    answers: {
      'GET /guide/check-in-points': [POINT],
      'GET /guide/check-in-points/:id': POINT,
      ...answers,
    },
  })

it('lists the check-in points with their points and visits', async () => {
  await open(listScreen, '/guia/puntos')
  expect(await screen.findByRole('link', { name: 'Font del Suro' })).toHaveAttribute(
    'href',
    '/guia/puntos/g-font',
  )
  expect(screen.getByText('100 punts')).toBeVisible()
  expect(screen.getByText('12 visites')).toBeVisible()
})

it('says what points are for where there are none', async () => {
  await open(listScreen, '/guia/puntos', { 'GET /guide/check-in-points': [] })
  expect(await screen.findByText('Encara no tens cap punt')).toBeVisible()
})

it('says what could not be loaded', async () => {
  await open(listScreen, '/guia/puntos', {
    'GET /guide/check-in-points': () => problem(500, 'internal_error'),
  })
  expect(await screen.findByText('No s’han pogut carregar els teus punts')).toBeVisible()
})

it('leads from a point that no longer exists to the list', async () => {
  await open(editScreen, '/guia/puntos/g-font', {
    'GET /guide/check-in-points/:id': () => problem(404, 'not_found'),
  })
  expect(await screen.findByRole('link', { name: 'Mostra els meus punts' })).toHaveAttribute(
    'href',
    '/guia/puntos',
  )
  expect(screen.getAllByRole('heading')).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Torna-ho a provar' })).toBeNull()
})

it('creates a check-in point from a coordinate on the map, its radius and a name', async () => {
  const { api, router } = await open(newScreen, '/guia/puntos/nuevo', {
    'POST /guide/check-in-points': ({ body }: FakeCall) => ({ ...POINT, ...(body as object), id: 'g-new' }),
  })
  await userEvent.type(await screen.findByRole('textbox', { name: 'Nom' }), 'Pou de glaç')
  expect(screen.getByRole('textbox', { name: 'Radi en metres' })).toHaveAttribute('placeholder', '10')
  expect(screen.getByText('Falta el lloc al mapa.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Desa' })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'al mapa' }))
  await userEvent.click(screen.getByRole('button', { name: 'cercle' }))
  expect(screen.getByRole('textbox', { name: 'Radi en metres' })).toHaveValue('60')
  await userEvent.click(screen.getByRole('button', { name: 'Desa' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/guia/puntos/g-new'))
  const [call] = api.callsOf('POST /guide/check-in-points')
  expect(call?.body).toEqual({
    name: 'Pou de glaç',
    description: '',
    latitude: 41.881235,
    longitude: 2.9,
    radius: 60,
    points: 100,
    type: 'location',
  })
  expect(call?.headers.get('idempotency-key')).toBeTruthy()
})

it('shows the sheet for printing and deletes the check-in point only after asking', async () => {
  const { api, router } = await open(editScreen, '/guia/puntos/g-font', {
    'DELETE /guide/check-in-points/:id': { ok: true },
  })
  const paper = await screen.findByRole('figure', { name: 'Vista prèvia del full' })
  expect(within(paper).getByRole('img', { name: 'Codi que obre Font del Suro' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Treu aquest punt' }))
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog).toHaveTextContent('Els qui ja hi han anat (12) conserven els punts')
  expect(api.callsOf('DELETE /guide/check-in-points/:id')).toHaveLength(0)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Treu' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/guia/puntos'))
})
