import '@testing-library/jest-dom/vitest'
import { type Answers, problem } from '@sureda/testing/fake-api'
import { makeGroup } from '@sureda/testing/group-factories'
import { renderScreen } from '@sureda/testing/render-screen'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import ca from '../../../locales/ca.json' with { type: 'json' }
import newGroupScreen from './new-group-screen.tsx'

const open = (answer: Answers['POST /guide/groups']) =>
  renderScreen(newGroupScreen, {
    path: '/guia/grupos/nuevo',
    visitor: 'guide',
    words: { guide: ca },
    answers: { 'POST /guide/groups': answer },
  })
const nameField = () => screen.findByRole('textbox', { name: 'Nom' })
const create = () => userEvent.click(screen.getByRole('button', { name: 'Crea el grup' }))

it('creates a group from name, type and size, and opens its screen', async () => {
  const { api, router, shell } = await open(makeGroup({ id: 'g-9', name: 'Dues tites' }))
  await userEvent.type(await nameField(), ' Dues tites ')
  await userEvent.click(screen.getByRole('radio', { name: /Parella/ }))
  expect(screen.getByRole('spinbutton', { name: 'Nombre de persones' })).toHaveValue('2')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Idioma preferit' }), 'fr')
  await create()
  await waitFor(() => expect(router.state.location.pathname).toBe('/guia/grupos/editar/g-9'))
  const [call] = api.callsOf('POST /guide/groups')
  expect(call?.body).toEqual({
    name: 'Dues tites',
    type: 'couple',
    number_of_people: 2,
    description: null,
    special_requirements: null,
    preferred_language: 'fr',
    difficulty: null,
    budget_range: null,
  })
  expect(call?.headers.get('idempotency-key')).toBeTruthy()
  expect(shell.toasts[0]?.text).toBe('Grup creat: Dues tites')
})

it('asks for the name before anything is sent', async () => {
  const { api } = await open(makeGroup())
  await nameField()
  await create()
  expect(await screen.findByText('El grup necessita un nom.')).toBeVisible()
  expect(api.calls).toEqual([])
})

it('saves what was written when the server fails, also for the next visit, with the same key for the same input', async () => {
  const { api, unmount } = await open(problem(500, 'internal_error'))
  await userEvent.type(await nameField(), 'Colla')
  await create()
  expect(await screen.findByText('No s’ha pogut desar el grup')).toBeVisible()
  await create()
  await waitFor(() => expect(api.calls).toHaveLength(2))
  const keys = () => api.calls.map((call) => call.headers.get('idempotency-key'))
  expect(new Set(keys()).size).toBe(1)
  // other input is another group
  await userEvent.type(await nameField(), ' gran')
  await create()
  await waitFor(() => expect(api.calls).toHaveLength(3))
  expect(new Set(keys()).size).toBe(2)
  unmount()
  await open(makeGroup())
  expect(await nameField()).toHaveValue('Colla gran')
  await userEvent.click(screen.getByRole('button', { name: 'Descarta' }))
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Descarta' }),
  )
  expect(await nameField()).toHaveValue('')
})

it('puts what the server refuses at its field', async () => {
  await open(() =>
    problem(422, 'validation_failed', 'Revisa els camps.', {
      errors: [{ path: 'name', code: 'too_long', message: 'Massa llarg.' }],
    }),
  )
  await userEvent.type(await nameField(), 'Colla')
  await create()
  expect(await screen.findByText('Massa llarg.')).toBeVisible()
})
