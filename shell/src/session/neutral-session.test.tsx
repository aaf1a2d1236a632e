import { PAGE_VARIANTS } from '@sureda/contract/remote/server-render'
import {
  hydrateNeutrally,
  isAuthenticated,
  neutralSession,
  sessionCanAccessCms,
  sessionCanAccessMobile,
  sessionIsGuide,
  sessionIsStaff,
  useSession,
} from '@sureda/remote/session'
import { setVisitor } from '@sureda/testing/fake-session'
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'

it.each(PAGE_VARIANTS)('is signed in or not like a %s, without a person', (kind) => {
  setVisitor('member')
  const tenant = useSession.getState().tenant
  useSession.setState(neutralSession(kind))
  const session = useSession.getState()
  expect(session).toMatchObject({ token: null, user: null, guest: false, tenant })
  expect(isAuthenticated(session)).toBe(kind !== 'guest')
  expect(sessionIsGuide(session)).toBe(kind === 'guide')
  expect(sessionIsStaff(session)).toBe(kind === 'guide')
  expect(sessionCanAccessCms(session)).toBe(false)
  expect(sessionCanAccessMobile(session)).toBe(true)
})

it('hydrates a member’s page with it without a difference, and shows the person afterwards', async () => {
  const seen: string[] = []
  function Greeting() {
    const isMember = useSession(isAuthenticated)
    const name = useSession((state) => state.user?.name ?? '')
    const words = isMember ? `Bon dia ${name}` : 'Inicia la sessió'
    seen.push(words)
    return <h1>{words}</h1>
  }
  setVisitor('member')
  const person = useSession.getState()
  useSession.setState(neutralSession('member'))
  const root = document.createElement('div')
  root.innerHTML = renderToString(<Greeting />)
  useSession.setState({ ...person, kind: undefined })
  hydrateNeutrally('member')
  const onRecoverableError = vi.fn()
  seen.length = 0
  await act(async () => hydrateRoot(root, <Greeting />, { onRecoverableError }))
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(seen[0]).toBe('Bon dia ')
  expect(seen.at(-1)).toBe(`Bon dia ${person.user?.name}`)
  expect(root.textContent).toBe(`Bon dia ${person.user?.name}`)
  // code outside of React reads the session of the phone
  expect(useSession.getState().token).toBe(person.token)
})
