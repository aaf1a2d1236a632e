import '@testing-library/jest-dom/vitest'
import { makeUserGroup } from '@sureda/testing/booking-factories'
import { type Answers, problem } from '@sureda/testing/fake-api'
import { renderScreen } from '@sureda/testing/render-screen'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import ca from '../../../locales/ca.json' with { type: 'json' }
import groupsScreen from './groups-screen.tsx'

const open = (answers: Answers, route = '/grupos', visitor: 'member' | 'guide' = 'member') =>
  renderScreen(groupsScreen, { path: '/grupos', route, visitor, words: { guide: ca }, answers })

const GROUP = makeUserGroup({
  type: 'pets',
  members: [
    { name: 'Ona Serra', role: 'leader', is_me: true },
    { name: 'Integrant 2', role: 'none', is_me: false },
  ],
  pets: ['Nit'],
})

it('shows the people and the guide, and that the leader may book', async () => {
  await open({ 'GET /user/groups': [GROUP] })
  const card = await screen.findByRole('article', { name: 'Colla de Girona' })
  expect(within(card).getByText('Ona Serra (tu)')).toBeVisible()
  expect(within(card).getByText('Nit')).toBeVisible()
  expect(within(card).getByRole('link', { name: 'Truca a Pere Suros' })).toHaveAttribute(
    'href',
    'tel:+34900000125',
  )
  expect(within(card).getByRole('link', { name: 'Mira les experiències' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Els grups que guies' })).toBeNull()
})

it('joins by the link of an invitation with one tap', async () => {
  const { api, router, shell } = await open(
    { 'GET /user/groups': [], 'POST /user/groups/join': GROUP },
    '/grupos?codigo=KNWR-CDEF',
  )
  const invitation = await screen.findByRole('region', { name: 'Tens una invitació' })
  api.answer({ 'GET /user/groups': [GROUP] })
  await userEvent.click(within(invitation).getByRole('button', { name: 'Uneix-m’hi' }))
  expect(await screen.findByRole('article', { name: 'Colla de Girona' })).toBeVisible()
  expect(api.callsOf('POST /user/groups/join')[0]?.body).toEqual({ code: 'KNWR-CDEF' })
  await waitFor(() => expect(router.state.location.search).toBe(''))
  expect(shell.toasts[0]?.text).toBe('Ja ets a Colla de Girona')
})

it('says why a code does not work, and takes another', async () => {
  const { api } = await open({
    'GET /user/groups': [],
    'POST /user/groups/join': () => problem(409, 'group_full', 'El grup és ple.'),
  })
  await userEvent.type(await screen.findByRole('textbox', { name: 'Codi d’invitació' }), 'knwr cdef')
  await userEvent.click(screen.getByRole('button', { name: 'Uneix-m’hi' }))
  expect(await screen.findByText('El grup és ple.')).toBeVisible()
  api.answer({ 'POST /user/groups/join': GROUP, 'GET /user/groups': [GROUP] })
  await userEvent.click(screen.getByRole('button', { name: 'Uneix-m’hi' }))
  expect(await screen.findByRole('article', { name: 'Colla de Girona' })).toBeVisible()
})

it('leaves after asking', async () => {
  const { api } = await open({ 'GET /user/groups': [GROUP], 'DELETE /user/groups/:id': { ok: true } })
  await userEvent.click(await screen.findByRole('button', { name: 'Surt del grup' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Vols sortir de Colla de Girona?' })
  api.answer({ 'GET /user/groups': [] })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Surt' }))
  expect(await screen.findByText('No ets a cap grup')).toBeVisible()
})

it('leads a guide to the groups they guide', async () => {
  await open({ 'GET /user/groups': [] }, '/grupos', 'guide')
  expect(await screen.findByRole('link', { name: 'Els grups que guies' })).toHaveAttribute(
    'href',
    '/guia/grupos',
  )
})
