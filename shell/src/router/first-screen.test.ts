// @vitest-environment jsdom
import { RENDERED_SCRIPT_ID, type RenderedFacts } from '@sureda/contract/remote/server-render'
import { setLanguage } from '@sureda/remote/session'
import { setVisitor } from '@sureda/testing/fake-session'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { findFirstScreen, firstScreenTaken, leaveFirstScreen, restoreStyles } from './first-screen.ts'

const FACTS: RenderedFacts = { address: '/rutas?sort=name', locale: 'ca', variant: 'guest', minute: 0 }

/** Whether the phone hydrates the server's rendering. */
function takes(facts: object | string): boolean {
  document.body.innerHTML = '<div id="root" data-rendered></div>'
  const script = Object.assign(document.createElement('script'), {
    id: RENDERED_SCRIPT_ID,
    type: 'application/json',
    textContent: typeof facts === 'string' ? facts : JSON.stringify(facts),
  })
  document.body.append(script)
  return findFirstScreen(document.getElementById('root') as HTMLElement)
}

beforeEach(() => {
  history.replaceState(null, '', '/rutas?sort=name')
  setVisitor('stranger')
  setLanguage('ca')
})
afterEach(firstScreenTaken)

it('hydrates a page rendered for this address, language and person', () => {
  expect(takes(FACTS)).toBe(true)
})

it('hydrates a page whose address has additional tracking parameters', () => {
  history.replaceState(null, '', '/rutas?utm_source=mail&sort=name&fbclid=1')
  expect(takes(FACTS)).toBe(true)
})

it.each([
  ['another address', { ...FACTS, address: '/rutas' }],
  ['another language', { ...FACTS, locale: 'de' }],
  ['a member, by a cookie that is too old', { ...FACTS, variant: 'member' }],
  ['nothing that can be read', '{'],
  ['nothing', 'null'],
])('renders again a page rendered for %s', (_whom, facts) => {
  expect(takes(facts)).toBe(false)
})

it('renders again for a member a page rendered for a guest', () => {
  setVisitor('member')
  setLanguage('ca')
  expect(takes(FACTS)).toBe(false)
  expect(takes({ ...FACTS, variant: 'member' })).toBe(true)
})

it('restores the inline styles that the server replaced by rules', () => {
  document.head.innerHTML = '<style>[data-style="0"]{--share: 20%}</style>'
  document.body.innerHTML = '<div id="root"><i data-style="0"></i><i></i></div>'
  const root = document.getElementById('root') as HTMLElement
  restoreStyles(root)
  expect(root.innerHTML).toBe('<i style="--share: 20%;"></i><i></i>')
})

it('repeats a press on a button before hydration, once', () => {
  takes(FACTS)
  const button = document.body.appendChild(document.createElement('button'))
  const pressed = vi.fn()
  button.addEventListener('click', pressed)
  window.__SUREDA_TAP__ = () => button
  firstScreenTaken()
  firstScreenTaken()
  expect(pressed).toHaveBeenCalledOnce()
})

it('submits a form that was sent before hydration', () => {
  takes(FACTS)
  const form = document.body.appendChild(document.createElement('form'))
  const sent = vi.fn((event: Event) => event.preventDefault())
  form.addEventListener('submit', sent)
  window.__SUREDA_TAP__ = () => form
  firstScreenTaken()
  expect(sent).toHaveBeenCalledOnce()
})

it('repeats no press where the screen is rendered again', () => {
  takes(FACTS)
  const ended = vi.fn()
  window.__SUREDA_TAP__ = ended
  leaveFirstScreen()
  firstScreenTaken()
  expect(ended).toHaveBeenCalledOnce()
})
