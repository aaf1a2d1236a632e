import '@testing-library/jest-dom/vitest'
import { makeRouteDetail } from '@sureda/testing/content-factories'
import { type Answers, problem } from '@sureda/testing/fake-api'
import { renderElement } from '@sureda/testing/render-screen'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IDBFactory } from 'fake-indexeddb'
import { expect, it, vi } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import WalkedCard from './walked-card.tsx'

const route = makeRouteDetail()
const open = (visitor: 'guest' | 'member', answers: Answers = {}) =>
  renderElement(<WalkedCard route={route} />, {
    visitor,
    words: { content: ca },
    answers: { 'GET /points/history': [], ...answers },
  })
const press = () => userEvent.click(screen.getByRole('button', { name: 'L’he feta' }))
const earned = (outcome: string, points_awarded: number) => ({
  outcome,
  points_awarded,
  balance: 50,
  level: 1,
})

it('asks guests to sign in and come back to the route', async () => {
  const { shell, api } = await open('guest')
  await press()
  expect(shell.loginPrompts).toEqual(['/rutas/r-volta-a-fitor'])
  expect(api.calls).toEqual([])
})

it('counts the walk once, with the points the server gives', async () => {
  const { api } = await open('member', { 'POST /points/complete-route': earned('awarded', 50) })
  await press()
  expect(await screen.findByText('50 punts més. Queda comptada.')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
  await waitFor(() => expect(screen.getByRole('status')).toHaveFocus())
  const call = api.calls.find(({ method }) => method === 'POST')
  expect(call?.body).toMatchObject({ route_id: 'r-volta-a-fitor', captured_at: expect.any(String) })
  expect(call?.headers.get('Idempotency-Key')).toMatch(/^[\da-f]{32}$/)
})

it('leaves the focus to whoever went on while it was counted', async () => {
  let answer = (_: unknown) => {}
  const later = new Promise((resolve) => {
    answer = resolve
  })
  await open('member', { 'POST /points/complete-route': () => later })
  await press()
  const elsewhere = document.body.appendChild(document.createElement('button'))
  elsewhere.focus()
  answer(earned('awarded', 50))
  expect(await screen.findByText('50 punts més. Queda comptada.')).toBeVisible()
  expect(elsewhere).toHaveFocus()
  elsewhere.remove()
})

it('says that it is counted already, or that the day is full', async () => {
  await open('member', { 'POST /points/complete-route': earned('already_awarded', 0) })
  await press()
  expect(await screen.findByText(/ja et comptava/)).toBeVisible()
})

it('knows a walk of before', async () => {
  const entry = { id: '1', activity_type: 'route', source_id: route.id, occurred_at: '2026-11-01T10:00:00Z' }
  await open('member', { 'GET /points/history': [entry] })
  expect(await screen.findByText('La vas fer el 1 de novembre del 2026.')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

it('says what failed and can be pressed again', async () => {
  await open('member', { 'POST /points/complete-route': problem(500, 'internal_error') })
  await press()
  expect(await screen.findByText(/No s’ha pogut comptar|problem|error/i)).toBeVisible()
  expect(screen.getByRole('button', { name: 'L’he feta' })).toBeEnabled()
})

it('keeps a walk made without network on the phone and says that it waits', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { api } = await open('member')
  await press()
  expect(await screen.findByText('Desat en aquest telèfon, pendent d’enviar.')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
  await waitFor(() => expect(screen.getByRole('status')).toHaveFocus())
  expect(api.callsOf('POST /points/complete-route')).toEqual([])
})
