import '@testing-library/jest-dom/vitest'
import { json, problem } from '@sureda/testing/fake-api'
import { renderScreen } from '@sureda/testing/render-screen'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import es from '../../locales/es.json' with { type: 'json' }
import favoritesScreen from './favorites-screen.tsx'

const favorite = (type: string, id: string, title: string) => ({
  favoritable_type: type,
  favoritable_id: id,
  title,
  subtitle: null,
  created_at: '2026-11-20T10:00:00Z',
  image: null,
  image_alt: null,
  image_color: null,
  image_widths: [],
})

const open = (answers: Record<string, unknown>, route = '/perfil/favoritos') =>
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
    } as never,
  })

it('sorts kept things into the sections of the specification', async () => {
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

it('says that nothing is kept yet and where to look', async () => {
  await open({ 'GET /favorites': [] })
  expect(await screen.findByRole('link', { name: 'Explorar experiencias' })).toHaveAttribute(
    'href',
    '/experiencias',
  )
})

it('puts the heart back and says so when the server cannot remove it', async () => {
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

it('keeps the place of somebody who removes by keyboard: the focus goes to the next heart', async () => {
  const all = [favorite('route', 'rt-suro', 'Ruta del Suro'), favorite('story', 'st-pela', 'La pela')]
  let kept = all
  await open({
    'GET /favorites': () => kept,
    'DELETE /favorites/:id/:type': () => {
      kept = all.slice(1)
      return json({ data: { ok: true } })
    },
  })
  const heart = await screen.findByRole('button', { name: /Quitar Ruta del Suro/ })
  heart.focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(heart).not.toBeInTheDocument())
  await waitFor(() => expect(screen.getByRole('button', { name: /Quitar La pela/ })).toHaveFocus())
})
