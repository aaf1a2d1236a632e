import '@testing-library/jest-dom/vitest'
import type { Session } from '@sureda/contract/schemas/members/session'
import { type Answers, noNetwork, problem } from '@sureda/testing/fake-api'
import { makeProfile } from '@sureda/testing/people'
import { renderScreen } from '@sureda/testing/render-screen'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import configurationScreen from './configuration-screen.tsx'

const at = '2026-11-20T10:00:00.000Z'
const phone: Session = {
  id: 's-phone',
  browser: 'Safari',
  system: 'iPhone',
  created_at: at,
  last_seen_at: at,
  current: false,
}
const here: Session = { ...phone, id: 's-here', browser: 'Chrome', system: 'Android', current: true }
const open = (answers: Answers = {}) =>
  renderScreen(configurationScreen, {
    path: '/configuracion',
    route: '/configuracion?tab=privacy',
    visitor: 'member',
    words: { profile: ca },
    answers: { 'GET /user/profile': makeProfile(), 'GET /user/sessions': [phone, here], ...answers },
  })
const section = async () => within(await screen.findByRole('region', { name: ca.sessions.title }))

it('shows this session first and offers to end the other one only', async () => {
  await open()
  const list = await section()
  const titles = await list.findAllByRole('heading', { level: 3 })
  expect(titles.map((title) => title.textContent)).toEqual(['Android · Chrome', 'iPhone · Safari'])
  expect(list.getByText(ca.sessions.here)).toBeVisible()
  expect(list.getAllByRole('button', { name: /iPhone|Android/ })).toHaveLength(1)
})

it('ends one after asking, and loads the list again', async () => {
  const { api, shell } = await open({ 'DELETE /user/sessions/:id': { ok: true } })
  await userEvent.click(await (await section()).findByRole('button', { name: /iPhone/ }))
  api.answer({ 'GET /user/sessions': [here] })
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: ca.sessions.end }),
  )
  await waitFor(() => expect(shell.toasts[0]).toMatchObject({ kind: 'success', text: ca.sessions.ended }))
  expect(api.callsOf('DELETE /user/sessions/:id')[0]?.params).toEqual({ id: 's-phone' })
  await waitFor(() => expect(screen.queryByText('iPhone · Safari')).toBeNull())
  expect(screen.queryByRole('button', { name: ca.sessions.endOthers })).toBeNull()
})

it('says so when the others could not be ended', async () => {
  const { api } = await open({
    'DELETE /user/sessions': () => problem(500, 'internal_error', 'Ara no pot ser.'),
  })
  await userEvent.click(await (await section()).findByRole('button', { name: ca.sessions.endOthers }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await userEvent.click(dialog.getByRole('button', { name: ca.sessions.endOthers }))
  expect(await dialog.findByText('Ara no pot ser.')).toBeVisible()
  expect(api.callsOf('DELETE /user/sessions')).toHaveLength(1)
})

it('leaves the switches usable without network', async () => {
  await open({ 'GET /user/sessions': noNetwork })
  expect(await screen.findByText(ca.sessions.failed)).toBeVisible()
  expect(screen.getAllByRole('switch')).toHaveLength(2)
})
