import '@testing-library/jest-dom/vitest'
import type { NavContribution } from '@sureda/contract/remote/registry'
import { type Answers, problem } from '@sureda/testing/fake-api'
import { makeGroup, makeGroupMember } from '@sureda/testing/group-factories'
import { renderScreen } from '@sureda/testing/render-screen'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import ca from '../../../locales/ca.json' with { type: 'json' }
import remoteJson from '../../../remote.json' with { type: 'json' }
import { storeGroupDraft } from '../group-drafts.ts'
import { EMPTY_FORM } from '../group-form.ts'
import guideGroupsScreen from './guide-groups-screen.tsx'

const open = (answer: Answers['GET /guide/groups'], session = {}) =>
  renderScreen(guideGroupsScreen, {
    path: '/guia/grupos',
    visitor: 'guide',
    session,
    words: { guide: ca },
    nav: remoteJson.nav as NavContribution[],
    answers: { 'GET /guide/groups': answer },
  })

it('shows each group by its people, its animals and its language', async () => {
  await open([
    makeGroup({ members: [makeGroupMember(), makeGroupMember({ id: 'm-2', name: 'Marc Pou' })] }),
    makeGroup({
      id: 'g-2',
      name: 'Amb en Nit',
      type: 'pets',
      pets: [{ name: 'Nit', breed: null, size: null, age: null, notes: null }],
    }),
  ])
  expect(await screen.findByRole('link', { name: 'Colla de Girona' })).toHaveAttribute(
    'href',
    '/guia/grupos/editar/g-1',
  )
  expect(screen.getByText('2 persones de 8')).toBeVisible()
  expect(screen.getByText('Nit')).toBeVisible()
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Grups')
  expect(screen.getByRole('link', { name: 'Grup nou' })).toHaveAttribute('href', '/guia/grupos/nuevo')
})

it('shows unsaved input, of an existing group and of a new one', async () => {
  const { useSession } = await import('@sureda/remote/session')
  const first = await open([makeGroup()])
  const userId = useSession.getState().user?.id ?? ''
  first.unmount()
  await storeGroupDraft(userId, { subject: 'new', form: { ...EMPTY_FORM, name: 'La nova' }, version: 0 })
  await storeGroupDraft(userId, { subject: 'g-1', form: { ...EMPTY_FORM, name: 'Altra' }, version: 1 })
  await open([makeGroup()])
  expect(await screen.findByRole('link', { name: 'La nova' })).toHaveAttribute('href', '/guia/grupos/nuevo')
  expect(screen.getAllByText('Sense desar')).toHaveLength(2)
})

it('says when there are none', async () => {
  const { api, unmount } = await open([])
  expect(await screen.findByText('Encara no tens cap grup')).toBeVisible()
  unmount()
  expect(api.calls.length).toBeGreaterThan(0)
})

it('says what could not be loaded', async () => {
  await open(() => problem(500, 'internal_error', 'Ai'))
  expect(await screen.findByText('No s’han pogut carregar els grups')).toBeVisible()
})
