import '@testing-library/jest-dom/vitest'
import type { Group } from '@sureda/contract/schemas/guides/group'
import { type Answers, type FakeCall, problem } from '@sureda/testing/fake-api'
import { makeGroup, makeGroupMember } from '@sureda/testing/group-factories'
import { renderScreen } from '@sureda/testing/render-screen'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import ca from '../../../locales/ca.json' with { type: 'json' }
import editGroupScreen from './edit-group-screen.tsx'

const GROUP = makeGroup({
  id: 'g-edit',
  type: 'pets',
  members: [
    makeGroupMember(),
    makeGroupMember({
      id: 'm-2',
      name: 'Integrant 2',
      unnamed: true,
      role: 'none',
      phone: null,
      joined: false,
    }),
  ],
  pets: [{ name: 'Nit', breed: 'gos d’atura', size: 'medium', age: 4, notes: null }],
})

const open = (group: Group, answers: Answers = {}, search = '') =>
  renderScreen(editGroupScreen, {
    path: '/guia/grupos/editar/:id',
    route: `/guia/grupos/editar/${group.id}${search}`,
    visitor: 'guide',
    words: { guide: ca },
    answers: { 'GET /guide/groups/:id': group, ...answers },
  })
const save = (name = 'Desa') => userEvent.click(screen.getByRole('button', { name }))

it('shows its people with role and one tap to call, and its animals', async () => {
  await open(GROUP)
  const people = await screen.findByRole('list', { name: 'Integrants' })
  expect(within(people).getAllByRole('listitem')).toHaveLength(3)
  expect(within(people).getByRole('link', { name: 'Truca a Ona Serra' })).toHaveAttribute(
    'href',
    'tel:+34600000001',
  )
  expect(within(people).getByText('S’hi ha unit')).toBeVisible()
  expect(within(people).getByText('gos d’atura · Mitjà')).toBeVisible()
  expect(screen.getByText('2 de 8 places ocupades')).toBeVisible()
})

it('sends a new key after other input, and the same key for the same input', async () => {
  const POST = 'POST /guide/groups/:id/members'
  const { api } = await open(GROUP, { [POST]: problem(500, 'internal_error') })
  await userEvent.click(await screen.findByRole('button', { name: 'Afegeix una persona' }))
  const sheet = within(await screen.findByRole('dialog', { name: ca.member.new }))
  const name = sheet.getByRole('textbox', { name: /^Nom/ })
  await userEvent.type(name, 'Ona')
  for (const tries of [1, 2]) {
    await save('Afegeix al grup')
    await waitFor(() => expect(api.callsOf(POST)).toHaveLength(tries))
    await screen.findByRole('button', { name: 'Afegeix al grup' })
  }
  await userEvent.type(name, ' Serra')
  await save('Afegeix al grup')
  await waitFor(() => expect(api.callsOf(POST)).toHaveLength(3))
  const [first, again, other] = api.callsOf(POST).map((call) => call.headers.get('Idempotency-Key'))
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

it('adds a person with nothing but a role, and changes one', async () => {
  const { api, router } = await open(GROUP, {
    'POST /guide/groups/:id/members': makeGroupMember({ id: 'm-3' }),
    'PUT /guide/groups/:id/members/:memberId': makeGroupMember({ id: 'm-2' }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Afegeix una persona' }))
  await userEvent.click(await screen.findByRole('radio', { name: /^Contacte/ }))
  await save('Afegeix al grup')
  await waitFor(() => expect(api.callsOf('POST /guide/groups/:id/members')).toHaveLength(1))
  expect(api.callsOf('POST /guide/groups/:id/members')[0]?.body).toEqual({
    ...{ name: null, role: 'contact', phone: null, email: null, age: null, notes: null },
  })
  await waitFor(() => expect(router.state.location.search).toBe(''))
  await userEvent.click(await screen.findByRole('button', { name: 'Integrant 2' }))
  const sheet = await screen.findByRole('dialog', { name: 'Integrant 2' })
  await userEvent.type(within(sheet).getByRole('textbox', { name: /^Nom/ }), 'Neus')
  await userEvent.type(within(sheet).getByRole('textbox', { name: /^Edat/ }), '9')
  await userEvent.click(within(sheet).getByRole('button', { name: 'Desa' }))
  await waitFor(() => expect(api.callsOf('PUT /guide/groups/:id/members/:memberId')).toHaveLength(1))
  const [call] = api.callsOf('PUT /guide/groups/:id/members/:memberId')
  expect([call?.body, call?.headers.get('if-match')]).toEqual([
    { name: 'Neus', role: 'none', phone: null, email: null, age: 9, notes: null },
    '"1"',
  ])
})

it('saves an animal with the group, on the version that is shown', async () => {
  const { api } = await open(GROUP, { 'PUT /guide/groups/:id': GROUP }, '?pet=new')
  const sheet = await screen.findByRole('dialog', { name: 'Animal nou' })
  await userEvent.type(within(sheet).getByRole('textbox', { name: 'Nom' }), 'Boira')
  await userEvent.selectOptions(within(sheet).getByRole('combobox', { name: 'Mida' }), 'small')
  await userEvent.click(within(sheet).getByRole('button', { name: 'Afegeix al grup' }))
  await waitFor(() => expect(api.callsOf('PUT /guide/groups/:id')).toHaveLength(1))
  expect(api.callsOf('PUT /guide/groups/:id')[0]?.body).toMatchObject({
    name: 'Colla de Girona',
    type: 'pets',
    pets: [GROUP.pets[0], { name: 'Boira', size: 'small', age: null }],
  })
})

it('invites by a code to read aloud and a link to copy', async () => {
  const invitation = {
    code: 'KNWR-CDEF',
    url: 'https://gavarres.localhost/grupos?codigo=KNWR-CDEF',
    expires_at: '2026-12-01T10:00:00.000Z',
  }
  const { api, shell } = await open(GROUP, { 'POST /guide/groups/:id/invitations': invitation })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Convida' }))
  expect(await screen.findByText('KNWR-CDEF')).toBeVisible()
  expect(screen.getByText(/^Queden 6 places/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Copia l’enllaç' }))
  expect(await navigator.clipboard.readText()).toBe(invitation.url)
  expect(shell.toasts[0]?.text).toBe('Enllaç copiat')
  expect(api.callsOf('POST /guide/groups/:id/invitations')).toHaveLength(1)
})

it('offers an invitation also when every place is listed: listed members join with it, too', async () => {
  const full = { ...GROUP, id: 'g-full', number_of_people: GROUP.members.length }
  const invitation = { code: 'KNWR-CDEF', url: 'https://x.test/', expires_at: '2026-12-01T10:00:00.000Z' }
  await open(full, { 'POST /guide/groups/:id/invitations': invitation })
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Convida' }))
  expect(await screen.findByText(/^Totes les places tenen nom/)).toBeVisible()
})

it('lets the guide choose after a 412, and saves on top of the other version', async () => {
  const theirs = { ...GROUP, id: 'g-stale', name: 'Dels altres', version: 2 }
  const refuse = problem(412, 'stale_group', 'Ha canviat.', { data: { group: theirs } })
  const answer = ({ headers, body }: FakeCall) =>
    headers.get('if-match') === '"2"' ? { ...theirs, ...(body as object), version: 3 } : refuse.clone()
  const { api } = await open({ ...GROUP, id: 'g-stale' }, { 'PUT /guide/groups/:id': answer })
  const name = await screen.findByRole('textbox', { name: 'Nom' })
  await userEvent.clear(name)
  await userEvent.type(name, 'La meva')
  await save()
  const dialog = await screen.findByRole('alertdialog', { name: 'Algú ha desat una altra versió' })
  expect(within(dialog).getByRole('row', { name: 'Nom Dels altres La meva' })).toBeVisible()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Desa el meu' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(api.callsOf('PUT /guide/groups/:id').map((call) => call.headers.get('if-match'))).toEqual([
    '"1"',
    '"2"',
  ])
})

it('takes the other version when the guide chooses it', async () => {
  const group = { ...GROUP, id: 'g-theirs' }
  const theirs = { ...group, name: 'Dels altres', version: 2 }
  await open(group, {
    'PUT /guide/groups/:id': () => problem(412, 'stale_group', 'Ha canviat.', { data: { group: theirs } }),
  })
  await userEvent.type(await screen.findByRole('textbox', { name: 'Nom' }), '!')
  await save()
  const dialog = await screen.findByRole('alertdialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Fes servir el desat' }))
  expect(await screen.findByRole('textbox', { name: 'Nom' })).toHaveValue('Dels altres')
  expect(screen.getByRole('button', { name: 'Desa' })).toBeDisabled()
})

it('leaves what was typed when the server fails, and says so on the next visit', async () => {
  const group = { ...GROUP, id: 'g-draft' }
  const { unmount } = await open(group, { 'PUT /guide/groups/:id': problem(500, 'internal_error') })
  await userEvent.type(await screen.findByRole('textbox', { name: /^Descripció/ }), 'Amb cotxets')
  await save()
  expect(await screen.findByText('No s’ha pogut desar el grup')).toBeVisible()
  unmount()
  await open(group)
  expect(await screen.findByText('Sense desar')).toBeVisible()
  expect(screen.getByRole('textbox', { name: /^Descripció/ })).toHaveValue('Amb cotxets')
})

it('lists the open reservations that prevent deleting the group', async () => {
  const reservations = [
    {
      ...{ id: 'r-1', experience_title: 'La pela del suro', date: '2026-12-05', time: '10:00', people: 8 },
      ...{ status: 'confirmed', booking_code: 'AB23CD' },
    },
  ]
  const { api } = await open(
    GROUP,
    {
      'DELETE /guide/groups/:id': () =>
        problem(409, 'group_has_reservations', 'Té reserves obertes.', { data: { reservations } }),
    },
    '?delete=1',
  )
  const dialog = await screen.findByRole('alertdialog', { name: 'Vols eliminar Colla de Girona?' })
  expect(api.callsOf('DELETE /guide/groups/:id')).toEqual([])
  await userEvent.click(within(dialog).getByRole('button', { name: 'Elimina' }))
  const refused = await screen.findByRole('alertdialog', { name: 'Hi ha reserves obertes' })
  expect(within(refused).getByText('La pela del suro')).toBeVisible()
  expect(within(refused).getByRole('link', { name: 'Mostra les reserves' })).toHaveAttribute(
    'href',
    '/guia/reservas',
  )
})

it('goes back to the list once it is deleted', async () => {
  const { router } = await open(GROUP, { 'DELETE /guide/groups/:id': { ok: true } }, '?delete=1')
  const dialog = await screen.findByRole('alertdialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Elimina' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/guia/grupos'))
})

it('says that a group is gone', async () => {
  await open(GROUP, { 'GET /guide/groups/:id': () => problem(404, 'group_not_found', 'No hi és.') })
  expect(await screen.findByRole('link', { name: 'Mostra els meus grups' })).toBeVisible()
  expect(screen.getAllByRole('heading')).toHaveLength(1)
})

it('says why an invitation was refused, with the focus on the reason at each try', async () => {
  const user = userEvent.setup()
  const { api } = await open(GROUP, { 'POST /guide/groups/:id/invitations': problem(500, 'internal_error') })
  await user.click(await screen.findByRole('button', { name: 'Convida' }))
  const sheet = await screen.findByRole('dialog')
  const reason = async () => {
    const notice = await within(sheet).findByRole('alert')
    expect(notice).toHaveTextContent('No s’ha pogut crear la invitació')
    await waitFor(() => expect(notice).toHaveFocus())
    return notice
  }
  const first = await reason()
  await user.click(within(sheet).getByRole('button', { name: 'Torna-ho a provar' }))
  await waitFor(() => expect(first).not.toBeInTheDocument())
  await reason()
  expect(api.callsOf('POST /guide/groups/:id/invitations')).toHaveLength(2)
})
