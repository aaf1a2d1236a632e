import { expect, it, vi } from 'vitest'
import { openNotice, ownPath, renewSubscription, showNotice, type WorkerScope } from './notices.ts'

const origin = 'https://gavarres.example'

function surroundings(pages: object[] = [], status = 200) {
  const made = {
    location: { origin, hostname: 'gavarres.example' },
    registration: {
      showNotification: vi.fn(async (_title: string, _options: object) => {}),
      pushManager: { subscribe: vi.fn(async () => subscription('new')) },
    },
    clients: { matchAll: vi.fn(async () => pages), openWindow: vi.fn(async (_path: string) => null) },
    fetch: vi.fn(async (_path: string, _init: RequestInit) => new Response('{}', { status })),
  }
  return { made, scope: made as unknown as WorkerScope }
}
function subscription(name: string) {
  return {
    endpoint: `https://push.example/${name}`,
    options: { applicationServerKey: new ArrayBuffer(65) },
    toJSON: () => ({ endpoint: `https://push.example/${name}`, keys: { p256dh: 'p', auth: `auth-${name}` } }),
    unsubscribe: vi.fn(async () => true),
  }
}
const noticeTo = (link: unknown) => ({ close: vi.fn(), data: { link } }) as unknown as Notification
/** An open page; one that understands replies through its port. */
const page = (understands: boolean) => {
  const one = {
    focused: false,
    focus: vi.fn(async () => one),
    navigate: vi.fn(async (_path: string) => one),
    postMessage: vi.fn((_message: object, [port]: MessagePort[]) => {
      if (understands) port?.postMessage('taken')
    }),
  }
  return one
}

it('shows a notification with a tag, so that no second one appears beside it', async () => {
  const { made, scope } = surroundings()
  const notice = { title: 'Buchung bestätigt', body: 'Surada, 10:00', lang: 'de', link: '/reservas?pass=1' }
  await showNotice(scope, { json: () => ({ ...notice, tag: 'reservation-1' }) })
  expect(made.registration.showNotification).toHaveBeenCalledWith(
    'Buchung bestätigt',
    expect.objectContaining({
      body: 'Surada, 10:00',
      lang: 'de',
      tag: 'reservation-1',
      data: { link: '/reservas?pass=1' },
      // the brand's icon, by host
      icon: '/notice-icon.png',
      badge: '/notice-badge.png',
    }),
  )
})

it.each([
  ['nothing', null],
  ['no JSON', { json: () => JSON.parse('{') }],
  ['no notice', { json: () => 7 }],
  ['other kinds of fields', { json: () => ({ title: 1, body: {}, link: ['/'] }) }],
])('shows the name of the site for %s: a silent one would cost the right to notices', async (_what, data) => {
  const { made, scope } = surroundings()
  await showNotice(scope, data)
  expect(made.registration.showNotification).toHaveBeenCalledWith(
    'gavarres.example',
    expect.objectContaining({ body: '', data: { link: '/' } }),
  )
})

it.each([
  ['/reservas?pass=1#x', '/reservas?pass=1#x'],
  [`${origin}/agenda`, '/agenda'],
  ['https://evil.example/reservas', '/'],
  ['//evil.example/reservas', '/'],
  ['\\\\evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['data:text/html,x', '/'],
  [undefined, '/'],
  [{}, '/'],
])('leads from %o to %s', (link, path) => expect(ownPath(link, origin)).toBe(path))

it('lets the open page navigate itself, so that nothing typed is lost', async () => {
  const open = page(true)
  const { made, scope } = surroundings([open])
  const notice = noticeTo('/reservas?pass=1')
  await openNotice(scope, notice)
  expect(notice.close).toHaveBeenCalled()
  expect(open.focus).toHaveBeenCalled()
  expect(open.postMessage.mock.calls[0]?.[0]).toMatchObject({ path: '/reservas?pass=1' })
  expect(open.navigate).not.toHaveBeenCalled()
  expect(made.clients.openWindow).not.toHaveBeenCalled()
})

it('loads the address in a page that does not answer, and opens a page where there is none', async () => {
  vi.useFakeTimers()
  try {
    const old = page(false)
    const opened = openNotice(surroundings([old]).scope, noticeTo('/reservas'))
    await vi.runAllTimersAsync()
    await opened
    expect(old.navigate).toHaveBeenCalledWith('/reservas')
  } finally {
    vi.useRealTimers()
  }
  const { made, scope } = surroundings()
  await openNotice(scope, noticeTo('https://evil.example/'))
  expect(made.clients.openWindow).toHaveBeenCalledWith('/')
})

it('sends a new push address to the server, with the former one as proof', async () => {
  const { made, scope } = surroundings()
  const former = subscription('old') as unknown as PushSubscription
  await renewSubscription(scope, { oldSubscription: former, newSubscription: null })
  const [path, init] = made.fetch.mock.calls[0] ?? []
  expect(path).toBe('/api/v1/push-subscriptions/renew')
  expect(JSON.parse(String(init?.body))).toEqual({
    former: { endpoint: 'https://push.example/old', auth: 'auth-old' },
    subscription: { endpoint: 'https://push.example/new', keys: { p256dh: 'p', auth: 'auth-new' } },
  })
})

it('unsubscribes the new address where the server does not know the phone, and sends nothing without a former one', async () => {
  const { made, scope } = surroundings([], 404)
  const renewed = subscription('new')
  await renewSubscription(scope, {
    oldSubscription: subscription('old') as unknown as PushSubscription,
    newSubscription: renewed as unknown as PushSubscription,
  })
  expect(renewed.unsubscribe).toHaveBeenCalled()
  await renewSubscription(scope, { oldSubscription: null, newSubscription: null })
  expect(made.fetch).toHaveBeenCalledTimes(1)
})
