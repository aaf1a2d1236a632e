import '@testing-library/jest-dom/vitest'
import type { PushPhone } from '@sureda/contract/schemas/members/push'
import { type Answers, noNetwork, problem } from '@sureda/testing/fake-api'
import { makeProfile } from '@sureda/testing/people'
import { renderScreen } from '@sureda/testing/render-screen'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import configurationScreen from './configuration-screen.tsx'

const words = ca.push
const made = { public_key: 'the-key', phones: [] as PushPhone[] }
const at = '2026-11-20T10:00:00.000Z'
const phone = (current: boolean): PushPhone => ({
  browser: current ? 'Chrome' : 'Safari',
  system: current ? 'Android' : 'iPhone',
  created_at: at,
  current,
})
const WITHOUT_PUSH = makeProfile({ notifications: { push: false, email: true, offers: false } })
const WITH_PUSH = makeProfile({ notifications: { push: true, email: true, offers: false } })

/** A phone that supports notices; the person answers its question with `answer`. */
function bePhone(permission: NotificationPermission = 'default', answer: NotificationPermission = 'granted') {
  const json = { endpoint: 'https://push.example/1', expirationTime: null, keys: { p256dh: 'p', auth: 'a' } }
  let isHeld = false
  const hold = (next = true) => {
    isHeld = next
  }
  const subscription = { toJSON: () => json, unsubscribe: vi.fn(async () => hold(false)) }
  const pushManager = {
    getSubscription: vi.fn(async () => (isHeld ? subscription : null)),
    subscribe: vi.fn(async (_options: object) => {
      hold()
      return subscription
    }),
  }
  const registration = { pushManager }
  const question = {
    permission,
    requestPermission: vi.fn(async () => {
      question.permission = answer
      return answer
    }),
  }
  vi.stubGlobal('Notification', question)
  vi.stubGlobal('PushManager', class {})
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  })
  return { question, pushManager, subscription, json, hold }
}
/** A push service that answers when the returned function is called. */
function answerLater({ pushManager, subscription }: ReturnType<typeof bePhone>): () => void {
  let answer = () => {}
  const answered = new Promise<typeof subscription>((resolve) => {
    answer = () => resolve(subscription)
  })
  pushManager.subscribe.mockReturnValue(answered)
  return () => answer()
}

beforeEach(() => {
  made.phones = []
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

const open = (answers: Answers = {}) =>
  renderScreen(configurationScreen, {
    path: '/configuracion',
    route: '/configuracion?tab=notifications',
    visitor: 'member',
    words: { profile: ca },
    answers: { 'GET /user/profile': WITHOUT_PUSH, 'GET /user/push-subscriptions': made, ...answers },
  })
const theSwitch = () => screen.findByRole('switch', { name: new RegExp(ca.configuration.push) })

it('asks nothing before the tap, then subscribes this phone with the key of the tenant', async () => {
  const { question, pushManager, json } = bePhone()
  const { api } = await open({ 'POST /user/push-subscriptions': { ok: true } })
  const toggle = await theSwitch()
  expect(toggle).not.toBeChecked()
  expect(question.requestPermission).not.toHaveBeenCalled()
  api.answer({
    'GET /user/push-subscriptions': { ...made, phones: [phone(true)] },
    'GET /user/profile': WITH_PUSH,
  })
  await userEvent.click(toggle)
  await waitFor(() => expect(toggle).toBeEnabled())
  expect(toggle).toBeChecked()
  expect(pushManager.subscribe).toHaveBeenCalledWith({
    userVisibleOnly: true,
    applicationServerKey: 'the-key',
  })
  const [call] = api.callsOf('POST /user/push-subscriptions')
  expect(call?.body).toEqual(json)
  expect(call?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
})

it('subscribes an allowed phone again when the office has replaced the key', async () => {
  const { question, pushManager, hold, json } = bePhone('granted')
  hold()
  const { api } = await open({
    'GET /user/profile': WITH_PUSH,
    'POST /user/push-subscriptions': () => {
      made.phones = [phone(true)]
      return { ok: true }
    },
  })
  const toggle = await theSwitch()
  await waitFor(() => expect(toggle).toBeChecked())
  expect(pushManager.subscribe).toHaveBeenCalledWith(
    expect.objectContaining({ applicationServerKey: 'the-key' }),
  )
  expect(api.callsOf('POST /user/push-subscriptions')[0]?.body).toEqual(json)
  expect(question.requestPermission).not.toHaveBeenCalled()
})

it('leaves a phone alone whose person wants no notices', async () => {
  const { pushManager, hold } = bePhone('granted')
  hold()
  await open()
  expect(await theSwitch()).not.toBeChecked()
  expect(pushManager.subscribe).not.toHaveBeenCalled()
})

it('turns this phone off, at the server and in the browser', async () => {
  const { subscription, hold } = bePhone('granted')
  hold()
  const { api } = await open({
    'GET /user/profile': WITH_PUSH,
    'GET /user/push-subscriptions': { ...made, phones: [phone(true)] },
    'DELETE /user/push-subscriptions': { ok: true },
  })
  const toggle = await theSwitch()
  expect(toggle).toBeChecked()
  api.answer({ 'GET /user/push-subscriptions': made, 'GET /user/profile': WITHOUT_PUSH })
  await userEvent.click(toggle)
  await waitFor(() => expect(toggle).toBeEnabled())
  expect(toggle).not.toBeChecked()
  expect(api.callsOf('DELETE /user/push-subscriptions')).toHaveLength(1)
  expect(subscription.unsubscribe).toHaveBeenCalled()
})

it('says which other phones get them, and turns all of them off', async () => {
  bePhone()
  const { api } = await open({
    'GET /user/profile': WITH_PUSH,
    'GET /user/push-subscriptions': { ...made, phones: [phone(false)] },
    'POST /user/profile': WITHOUT_PUSH,
  })
  expect(await screen.findByText(words.elsewhere.replace('{{devices}}', 'iPhone · Safari'))).toBeVisible()
  expect(await theSwitch()).not.toBeChecked()
  await userEvent.click(screen.getByRole('button', { name: words.allOff }))
  await waitFor(() => expect(screen.queryByRole('button', { name: words.allOff })).toBeNull())
  const form = api.callsOf('POST /user/profile')[0]?.body as FormData
  expect([...form]).toEqual([['notifications[push]', 'false']])
})

it('says how to allow notices that the phone blocks, before and after the question', async () => {
  const { pushManager, question } = bePhone('default', 'denied')
  await open()
  await userEvent.click(await theSwitch())
  expect(await screen.findByText(words.deniedText)).toBeVisible()
  expect(await theSwitch()).toBeDisabled()
  expect(pushManager.subscribe).not.toHaveBeenCalled()
  // the person has allowed it in the settings meanwhile
  question.permission = 'default'
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(await theSwitch()).toBeEnabled()
})

it('leaves everything as it was when the question is dismissed', async () => {
  bePhone('default', 'default')
  const { api, shell } = await open()
  const toggle = await theSwitch()
  await userEvent.click(toggle)
  await waitFor(() => expect(shell.toasts[0]).toMatchObject({ kind: 'info', text: words.dismissed }))
  await waitFor(() => expect(toggle).toBeEnabled())
  expect(toggle).not.toBeChecked()
  expect(api.callsOf('POST /user/push-subscriptions')).toEqual([])
})

it('ends the subscription when the server does not accept it', async () => {
  const { subscription } = bePhone()
  const { shell } = await open({
    'POST /user/push-subscriptions': () => problem(500, 'internal_error', 'Ara no pot ser.'),
  })
  const toggle = await theSwitch()
  await userEvent.click(toggle)
  await waitFor(() =>
    expect(shell.toasts[0]).toMatchObject({ kind: 'error', text: `${words.turnFailed} Ara no pot ser.` }),
  )
  await waitFor(() => expect(toggle).toBeEnabled())
  expect(toggle).not.toBeChecked()
  expect(subscription.unsubscribe).toHaveBeenCalled()
})

it('says so where the browser finds no push service', async () => {
  const { pushManager } = bePhone()
  pushManager.subscribe.mockRejectedValue(new DOMException('no', 'AbortError'))
  const { shell } = await open()
  await userEvent.click(await theSwitch())
  await waitFor(() =>
    expect(shell.toasts[0]).toMatchObject({ kind: 'error', text: `${words.turnFailed} ${words.noService}` }),
  )
})

it('says what it waits for while the push service does not answer', async () => {
  const answer = answerLater(bePhone())
  const { api } = await open({ 'POST /user/push-subscriptions': { ok: true } })
  const toggle = await theSwitch()
  await userEvent.click(toggle)
  expect(await screen.findByText(words.signingUp)).toBeVisible()
  expect(toggle).toBeDisabled()
  answer()
  await waitFor(() => expect(screen.queryByText(words.signingUp)).toBeNull())
  expect(api.callsOf('POST /user/push-subscriptions')).toHaveLength(1)
})

it('shows the switch while a phone subscribes again at a service that does not answer', async () => {
  const phoneHere = bePhone('granted')
  const { pushManager, hold } = phoneHere
  hold()
  const answer = answerLater(phoneHere)
  const { api } = await open({
    'GET /user/profile': WITH_PUSH,
    'GET /user/push-subscriptions': { ...made, public_key: 'a-newer-key' },
    'POST /user/push-subscriptions': { ok: true },
  })
  const toggle = await theSwitch()
  await waitFor(() => expect(pushManager.subscribe).toHaveBeenCalled())
  expect(toggle).not.toBeChecked()
  await userEvent.click(toggle)
  expect(await screen.findByText(words.signingUp)).toBeVisible()
  api.answer({ 'GET /user/push-subscriptions': { ...made, phones: [phone(true)] } })
  hold()
  answer()
  await waitFor(() => expect(toggle).toBeChecked())
  expect(pushManager.subscribe).toHaveBeenCalledTimes(1)
  expect(api.callsOf('POST /user/push-subscriptions')).toHaveLength(1)
})

it.each([
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', words.installText],
  ['a browser without push', 'Mozilla/5.0 (X11; Linux)', words.unsupportedText],
])('tells %s what to do', async (_who, userAgent, text) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  try {
    await open()
    expect(await screen.findByText(text)).toBeVisible()
    expect(await theSwitch()).toBeDisabled()
    // the two other switches can still be changed
    expect(screen.getAllByRole('switch').filter((one) => !(one as HTMLInputElement).disabled)).toHaveLength(2)
  } finally {
    vi.restoreAllMocks()
  }
})

it('cannot be changed without network, and says why', async () => {
  bePhone()
  await open()
  const toggle = await theSwitch()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  try {
    act(() => void dispatchEvent(new Event('offline')))
    expect(toggle).toBeDisabled()
    expect(screen.getByText(words.offline)).toBeVisible()
  } finally {
    vi.restoreAllMocks()
  }
})

it('leaves the other switches usable when the phones cannot be loaded', async () => {
  bePhone()
  await open({ 'GET /user/push-subscriptions': noNetwork })
  expect(await screen.findByText(words.loadFailed)).toBeVisible()
  expect(screen.getAllByRole('switch')).toHaveLength(2)
})
