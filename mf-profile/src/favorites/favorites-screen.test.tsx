import { makeFavorite } from '@sureda/testing/people'
import '@testing-library/jest-dom/vitest'
import 'fake-indexeddb/auto'
import type { FavoritableType } from '@sureda/contract/codes/enums'
import { clearOutbox, waitingItems } from '@sureda/remote/offline'
import { invalidate } from '@sureda/remote/query'
import { toggleFavorite } from '@sureda/remote/session'
import { type Answers, json, noNetwork, problem } from '@sureda/testing/fake-api'
import { renderScreen } from '@sureda/testing/render-screen'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import es from '../../locales/es.json' with { type: 'json' }
import favoritesScreen from './favorites-screen.tsx'

beforeEach(() => clearOutbox())
afterEach(() => vi.restoreAllMocks())

const favorite = (favoritable_type: FavoritableType, favoritable_id: string, title: string) =>
  makeFavorite({ favoritable_type, favoritable_id, title })

const open = (answers: Answers, route = '/perfil/favoritos') =>
  renderScreen(favoritesScreen, {
    path: '/perfil/favoritos',
    route,
    visitor: 'member',
    language: 'es',
    words: { profile: es },
    session: { favorites: new Set(['route:rt-suro', 'story:st-pela']) },
    answers: {
      'GET /favorites': [
        favorite('route', 'rt-suro', 'Ruta del Suro'),
        favorite('story', 'st-pela', 'La pela'),
      ],
      ...answers,
    },
  })

it('sorts favorites into the sections of the specification', async () => {
  await open({})
  expect(await screen.findByRole('heading', { name: 'Rutas' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Relatos' })).toBeVisible()
  expect(screen.getByRole('link', { name: /Ruta del Suro/ })).toHaveAttribute('href', '/rutas/rt-suro')
})

it('opens the section that the address names', async () => {
  await open({}, '/perfil/favoritos?seccion=relatos')
  expect(await screen.findByRole('link', { name: /La pela/ })).toBeVisible()
  expect(screen.queryByRole('link', { name: /Ruta del Suro/ })).toBeNull()
})

it('says that there is no favorite yet and where to look', async () => {
  await open({ 'GET /favorites': [] })
  expect(await screen.findByRole('link', { name: 'Explorar experiencias' })).toHaveAttribute(
    'href',
    '/experiencias',
  )
})

it('has a row for a favorite added without network, until the server’s list has it', async () => {
  let answered = [favorite('story', 'st-pela', 'La pela')]
  const { api } = await open({ 'GET /favorites': () => answered, 'POST /favorites': noNetwork })
  await screen.findByRole('link', { name: /La pela/ })
  await act(() => toggleFavorite('poi', 'l-font', 'Font d’en Salomó'))
  expect(await screen.findByRole('heading', { name: 'Puntos de interés' })).toBeVisible()
  expect(screen.getByRole('link', { name: /Font d’en Salomó/ })).toHaveAttribute(
    'href',
    '/ubicaciones/l-font',
  )
  expect(screen.getByText('Se guardará cuando vuelvas a tener conexión')).toBeVisible()

  answered = [favorite('poi', 'l-font', 'Font d’en Salomó'), ...answered]
  api.answer({ 'GET /favorites': () => answered })
  await act(() => invalidate(['favorites']))
  expect(screen.getAllByRole('link', { name: /Font d’en Salomó/ })).toHaveLength(1)
  await act(() => clearOutbox())
  expect(await screen.findByRole('link', { name: /Font d’en Salomó/ })).toBeVisible()
  expect(screen.queryByText('Se guardará cuando vuelvas a tener conexión')).toBeNull()
})

it('shows waiting favorites also where the list was never loaded on this phone', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await open({ 'GET /favorites': noNetwork })
  expect(await screen.findByText('No hemos podido cargar tus favoritos')).toBeVisible()
  await act(() => toggleFavorite('poi', 'l-font', 'Font d’en Salomó'))
  expect(await screen.findByRole('link', { name: /Font d’en Salomó/ })).toBeVisible()
  expect(screen.getByText('No hemos podido cargar tus favoritos')).toBeVisible()
})

it.each([
  ['was added without network', false],
  ['was on its way when the network fell', true],
])('removes the row of a favorite that %s', async (_what, isOnline) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  await open({ 'POST /favorites': noNetwork })
  await screen.findByRole('link', { name: /La pela/ })
  await act(() => toggleFavorite('poi', 'l-font', 'Font d’en Salomó'))
  await userEvent.click(await screen.findByRole('button', { name: /Quitar Font d’en Salomó/ }))
  await waitFor(() => expect(screen.queryByRole('link', { name: /Font d’en Salomó/ })).toBeNull())
  // one that may have arrived is removed by a second call, the other by none
  expect(waitingItems().map(({ method }) => method)).toEqual(isOnline ? ['POST', 'DELETE'] : [])
})

it('puts the favorite back and says so when the server cannot remove it', async () => {
  const { shell } = await open({ 'DELETE /favorites/:id/:type': () => problem(500, 'internal_error', '') })
  await userEvent.click(await screen.findByRole('button', { name: /Quitar Ruta del Suro/ }))
  await waitFor(() => expect(shell.toasts).toMatchObject([{ kind: 'error' }]))
  expect(screen.getByRole('button', { name: /Quitar Ruta del Suro/ })).toBeVisible()
})

it('offers to undo a removal', async () => {
  const { shell } = await open({ 'DELETE /favorites/:id/:type': () => json({ data: { ok: true } }) })
  await userEvent.click(await screen.findByRole('button', { name: /Quitar Ruta del Suro/ }))
  await waitFor(() => expect(shell.toasts[0]?.action?.label).toBe('Deshacer'))
})

it('moves the focus to the next button after a removal by keyboard', async () => {
  const all = [favorite('route', 'rt-suro', 'Ruta del Suro'), favorite('story', 'st-pela', 'La pela')]
  let answered = all
  await open({
    'GET /favorites': () => answered,
    'DELETE /favorites/:id/:type': () => {
      answered = all.slice(1)
      return json({ data: { ok: true } })
    },
  })
  const button = await screen.findByRole('button', { name: /Quitar Ruta del Suro/ })
  button.focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(button).not.toBeInTheDocument())
  await waitFor(() => expect(screen.getByRole('button', { name: /Quitar La pela/ })).toHaveFocus())
})
