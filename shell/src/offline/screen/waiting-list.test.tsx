// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import '@testing-library/jest-dom/vitest'
import { changeItems, clearOutbox, type OutboxItem, restoreOutbox, useOutbox } from '@sureda/remote/offline'
import { useSession } from '@sureda/remote/session'
import { setVisitor } from '@sureda/testing/fake-session'
import { initI18n } from '@sureda/testing/i18n'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { WaitingList } from './waiting-list.tsx'

const item = (fields: Partial<OutboxItem>): OutboxItem => ({
  kind: 'rating',
  subject: 'rating:event:ev-1',
  method: 'POST',
  path: '/points/rating',
  invalidates: [],
  key: `key-${fields.subject}`,
  userId: useSession.getState().user?.id ?? '',
  at: Date.now(),
  isTried: false,
  ...fields,
})
const open = async (...items: OutboxItem[]) => {
  await changeItems(() => items)
  await restoreOutbox()
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <WaitingList /> }])} />)
}
const cards = () => screen.queryAllByRole('article')

beforeEach(async () => {
  await initI18n('ca')
  setVisitor('member')
})
afterEach(async () => {
  cleanup()
  await clearOutbox()
})

it('renders nothing while nothing waits', async () => {
  await open()
  expect(screen.queryByRole('region')).toBeNull()
})

it('lists this person’s waiting actions, oldest first, and none of another person', async () => {
  await open(
    item({ kind: 'check-in', subject: 'check-in:cp-1', title: 'Museu del Suro' }),
    item({ subject: 'rating:event:ev-2', title: 'D’una altra persona', userId: 'somebody-else' }),
    item({ kind: 'dismissal', subject: 'dismissal:card-1' }),
  )
  const list = screen.getByRole('region', { name: 'Pendent d’enviar' })
  const [first, second, ...others] = within(list).getAllByRole('article')
  expect(first).toHaveTextContent(/Visita segellada.*Museu del Suro|Museu del Suro.*Visita segellada/)
  expect(second).toHaveTextContent('Avís retirat')
  expect(others).toEqual([])
})

it('undoes an action that cannot have arrived, and reverts the favorite', async () => {
  useSession.setState({ favorites: new Set(['route:rt-1']) })
  await open(item({ kind: 'favorite', subject: 'favorite:route:rt-1', title: 'La ruta' }))
  await userEvent.click(screen.getByRole('button', { name: 'Retira La ruta' }))
  expect(cards()).toEqual([])
  expect(useSession.getState().favorites.size).toBe(0)
  await restoreOutbox()
  expect(useOutbox.getState().items).toEqual([])
})

it('does not offer to undo an action that may have arrived, and says so', async () => {
  await open(item({ title: 'La fira', isTried: true }))
  expect(cards()[0]).toHaveTextContent('Potser ja ha arribat')
  expect(screen.queryByRole('button')).toBeNull()
})
