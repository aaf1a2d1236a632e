// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { CACHED_AT_HEADER } from '@sureda/contract/remote/offline'
import { request } from '@sureda/remote/api'
import { clearDrafts, type OutboxItem, saveDraft, useOutbox } from '@sureda/remote/offline'
import { persisted, queryClient } from '@sureda/remote/query'
import { useSession } from '@sureda/remote/session'
import { setVisitor } from '@sureda/testing/fake-session'
import { initI18n } from '@sureda/testing/i18n'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { goTo } from '../router/navigation.ts'
import { LogoutDialog } from './logout-dialog.tsx'
import { OfflineStrip } from './offline-strip.tsx'
import { setLogoutOpen } from './overlay-state.ts'

vi.mock('../router/navigation.ts', () => ({ goTo: vi.fn() }))
vi.mock('../session/sign-out.ts', () => ({ logout: vi.fn() }))

const waiting = (...owners: string[]) =>
  useOutbox.setState({
    items: owners.map((userId, index) => ({ userId, key: `${index}`, at: Date.now() }) as OutboxItem),
  })
const me = () => useSession.getState().user?.id ?? ''
const network = (isUp: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isUp)

beforeEach(async () => {
  await initI18n('ca')
  setVisitor('member')
  useOutbox.setState({ items: [], isStuck: false })
})
afterEach(() => {
  cleanup()
  setLogoutOpen(false)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('renders nothing with a network and no stuck actions', () => {
  network(true)
  waiting(me())
  render(<OfflineStrip />)
  expect(screen.queryByRole('status')).toBeNull()
})

it('counts this person’s waiting actions and links to them', async () => {
  network(false)
  waiting(me(), 'somebody-else', me())
  render(<OfflineStrip />)
  expect(screen.getByRole('status')).toHaveTextContent('Sense connexió')
  await userEvent.click(screen.getByRole('button', { name: '2 per enviar' }))
  expect(goTo).toHaveBeenCalledWith('/sin-conexion')
})

it('has no link where nothing waits', () => {
  network(false)
  waiting('somebody-else')
  render(<OfflineStrip />)
  expect(screen.getByRole('status')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

it('says the age of an answer that arrives after its screen', async () => {
  network(false)
  let answer: (data: string) => void = () => {}
  const queryFn = () =>
    new Promise<string>((resolve) => {
      answer = resolve
    })
  function Tale() {
    return <p>{useQuery({ queryKey: ['a tale'], networkMode: 'always', queryFn }).data}</p>
  }
  render(
    <QueryClientProvider client={queryClient}>
      <OfflineStrip />
      <Tale />
    </QueryClientProvider>,
  )
  await act(async () => {})
  expect(screen.getByRole('status')).not.toHaveTextContent(/Vist/)
  await act(async () => answer('Once'))
  expect(await screen.findByText(/Vist/)).toBeVisible()
})

it('says with a network, too, that answers are old, with a retry', async () => {
  network(true)
  const hoursAgo = String(Date.now() - 3 * 3_600_000)
  const headers = { 'content-type': 'application/json', [CACHED_AT_HEADER]: hoursAgo }
  const fetch = vi.fn(async () => new Response('{"data":"Once"}', { headers }))
  vi.stubGlobal('fetch', fetch)
  function Tale() {
    const query = useQuery({
      queryKey: ['a stored tale'],
      queryFn: () => request<{ data: string }>('GET', '/routes'),
      persister: persisted,
    })
    return <p>{query.data?.data}</p>
  }
  render(
    <QueryClientProvider client={queryClient}>
      <OfflineStrip />
      <Tale />
    </QueryClientProvider>,
  )
  expect(await screen.findByText('Once')).toBeVisible()
  expect(await screen.findByText(/fa 3 hores/)).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('Sense actualitzar')

  fetch.mockImplementation(async () => Response.json({ data: 'And now' }))
  await userEvent.click(screen.getByRole('button', { name: 'Actualitza' }))
  expect(await screen.findByText('And now')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
})

it('says that the server cannot be reached although there is a network', () => {
  network(true)
  waiting(me())
  useOutbox.setState({ isStuck: true })
  render(<OfflineStrip />)
  expect(screen.getByRole('status')).toHaveTextContent('El servidor no respon')
})

it('does not mention stuck actions of another person', () => {
  network(true)
  waiting('somebody-else')
  useOutbox.setState({ isStuck: true })
  render(<OfflineStrip />)
  expect(screen.queryByRole('status')).toBeNull()
})

it('says before signing out how many actions would be lost', async () => {
  waiting(me(), me(), 'somebody-else')
  setLogoutOpen(true)
  render(<LogoutDialog />)
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    'Hi ha 2 accions per enviar: si surts, es perden.',
  )
})

it('counts a reservation that could not be sent before signing out, and not a form that was only begun', async () => {
  await saveDraft(me(), 'e-pela', { savedAt: Date.now(), isWaiting: true })
  await saveDraft(me(), 'e-taps', { savedAt: Date.now() })
  setLogoutOpen(true)
  render(<LogoutDialog />)
  const dialog = await screen.findByRole('alertdialog')
  await waitFor(() => expect(dialog).toHaveTextContent('Hi ha 1 acció per enviar: si surts, es perd.'))
  await clearDrafts()
})

it('says before signing out that nothing is lost when nothing waits', async () => {
  setLogoutOpen(true)
  render(<LogoutDialog />)
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('es queden desats al teu compte')
})
