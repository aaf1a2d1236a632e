import '@testing-library/jest-dom/vitest'
import 'fake-indexeddb/auto'
import type { Manifest } from '@sureda/contract/schemas/guides/manifest'
import { recordServerTime } from '@sureda/remote/device'
import { clearOutbox } from '@sureda/remote/offline'
import { queryClient } from '@sureda/remote/query'
import { type Answers, type FakeCall, noNetwork, problem } from '@sureda/testing/fake-api'
import { makeManifest, makeManifestEntry, makeManifestSlot } from '@sureda/testing/manifest-factories'
import { renderScreen } from '@sureda/testing/render-screen'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import ca from '../../../locales/ca.json' with { type: 'json' }
import dayListScreen from './day-list-screen.tsx'

afterEach(async () => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'mediaDevices')
  await clearOutbox()
})

const neus = makeManifestEntry({ special_requests: 'Una cadireta', pets: ['Nuca (Labrador)'] })
let lastId = 0
/** A new person for each test, because the marks of a phone stay from test to test. */
const person = (fields: object = {}) =>
  makeManifestEntry({ id: `p-${++lastId}`, code: `AAAA000${lastId % 10}`, ...fields })
const dayOf = (...entries: Manifest['slots'][number]['entries']) =>
  makeManifest({ slots: [makeManifestSlot({ entries })] })

const open = (dayList: Manifest, route = '/guia/lista?date=2026-12-05', answers: Answers = {}) =>
  renderScreen(dayListScreen, {
    path: '/guia/lista',
    route,
    visitor: 'guide',
    words: { guide: ca },
    answers: {
      'GET /guide/manifest': dayList,
      'GET /pass-keys': { keys: [] },
      'GET /guide/experiences': [],
      ...answers,
    },
  })
const cardOf = async (name: string) => await screen.findByRole('article', { name })

it('shows who comes, how many, wishes, animals and a phone, and counts people', async () => {
  const here = person({
    name: 'Marc Pou',
    people: 2,
    status: 'completed',
    outcome: 'attended',
    attendance: {
      state: 'here',
      mark: {
        ...{ attended: true, take_back: false, at: '2026-12-05T08:55:00.000Z', device: 'Android 1a2b' },
        ...{ received_at: '2026-12-05T08:55:01.000Z', refused: null },
      },
      others: [],
    },
  })
  await open(dayOf(neus, here, person({ name: 'Ona Serra', status: 'cancelled' })))
  const card = await cardOf('Neus Vidal')
  for (const text of ['4 persones', 'Una cadireta', 'Nuca (Labrador)', 'B1C9D2E0'])
    expect(within(card).getByText(text)).toBeVisible()
  expect(within(card).getByRole('link', { name: 'Truca a Neus Vidal' })).toHaveAttribute(
    'href',
    'tel:+34600000001',
  )
  expect(screen.getByRole('status', { name: '' })).toHaveTextContent('2 de 6 aquí')
  expect(within(await cardOf('Marc Pou')).getByText('Aquí 09:55')).toBeVisible()
  expect(screen.getByText('Sense confirmar o cancel·lades')).toBeVisible()
})

it('marks who is here with one tap, and shows what the server answered', async () => {
  const one = person()
  const { api } = await open(dayOf(one), undefined, {
    'POST /guide/attendance': ({ body }: FakeCall) => {
      const [mark] = body as [{ reservation_id: string; at: string; device: string }]
      const stored = { attended: true, take_back: false, received_at: mark.at, refused: null }
      return [
        {
          ...{ reservation_id: one.id, at: mark.at, result: 'stored' as const, code: null, message: null },
          ...{ status: 'confirmed', outcome: null },
          attendance: { state: 'here', mark: { ...stored, at: mark.at, device: mark.device }, others: [] },
        },
      ]
    },
  })
  const bookings = ['guide', 'reservations', 'open']
  queryClient.setQueryData(bookings, { data: [] })
  await userEvent.click(await screen.findByRole('button', { name: 'Neus Vidal és aquí' }))
  expect(await screen.findByText(/^Aquí \d/)).toBeVisible()
  expect(screen.getByText('4 de 4 aquí', { selector: '[role=status]' })).toBeVisible()
  // until the server has answered, the mark is only on this phone
  await waitFor(() => expect(screen.queryByText('Desat en aquest telèfon')).toBeNull())
  expect(api.callsOf('POST /guide/attendance')[0]?.body).toMatchObject([
    { reservation_id: one.id, attended: true },
  ])
  // the reservations screen fetches its list again
  await waitFor(() => expect(queryClient.getQueryState(bookings)?.isInvalidated).toBe(true))
  // a mark by mistake is taken back, which leaves a trace
  await userEvent.click(screen.getByRole('button', { name: 'Desfés: Neus Vidal és aquí' }))
  await waitFor(() =>
    expect(api.callsOf('POST /guide/attendance')[1]?.body).toMatchObject([
      { attended: false, take_back: true },
    ]),
  )
})

it('stores on the phone what cannot be sent, says so, and lets it be undone', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { api } = await open(dayOf(person()))
  expect(await screen.findByText(/Sense connexió. Llista de les/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Neus Vidal és aquí' }))
  expect(await screen.findByText('Desat en aquest telèfon')).toBeVisible()
  expect(screen.getByText('1 anotació desada en aquest telèfon')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Desfés: Neus Vidal és aquí' }))
  expect(await screen.findByRole('button', { name: 'Neus Vidal és aquí' })).toBeVisible()
  expect(screen.queryByText('Desat en aquest telèfon')).toBeNull()
  expect(api.callsOf('POST /guide/attendance')).toEqual([])
})

it('says why the server did not take a mark, and shows the mark of another phone', async () => {
  const refused = {
    ...{ attended: true, take_back: false, at: '2026-12-05T08:55:00.000Z', device: 'iPhone 9c9c' },
    ...{ received_at: '2026-12-05T08:55:01.000Z', refused: 'reservation_closed' as const },
  }
  const one = person({ attendance: { state: 'none', mark: null, others: [refused] } })
  const { shell } = await open(dayOf(one), undefined, {
    'POST /guide/attendance': [
      {
        ...{ reservation_id: one.id, at: '', result: 'refused', code: 'reservation_closed' },
        ...{ message: 'Ja està tancada.', status: 'cancelled', outcome: 'cancelled', attendance: null },
      },
    ],
  })
  expect(await screen.findByText(/Anotat a les 09:55 \(iPhone 9c9c\), però no compta/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Neus Vidal és aquí' }))
  await waitFor(() => expect(shell.toasts.map(({ text }) => text)).toEqual(['Neus Vidal: Ja està tancada.']))
  expect(screen.getByRole('button', { name: 'Neus Vidal és aquí' })).toBeVisible()
})

it('checks a typed code without network: green, who, and marked; a second time amber', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const getUserMedia = vi.fn().mockRejectedValue(new DOMException('none', 'NotFoundError'))
  Object.assign(navigator, { mediaDevices: { getUserMedia } })
  const one = person()
  const { router } = await open(dayOf(one))
  await userEvent.click(await screen.findByRole('button', { name: 'Escaneja un passi' }))
  await waitFor(() => expect(router.state.location.search).toContain('scan=1'))
  const sheet = await screen.findByRole('dialog', { name: 'Comprova un passi' })
  // there is no camera in the test: the sheet says so, and the code can be typed
  expect(await within(sheet).findByText('No hi ha cap càmera disponible. Escriu el codi.')).toBeVisible()
  const check = async (code: string) => {
    await userEvent.type(within(sheet).getByRole('textbox', { name: 'Codi del passi' }), code)
    await userEvent.click(within(sheet).getByRole('button', { name: 'Comprova' }))
    return await within(sheet).findByRole('alert')
  }
  const first = await check(one.code.toLowerCase())
  for (const text of ['Endavant', 'Neus Vidal', '4 persones', 'Passi vàlid.'])
    expect(first).toHaveTextContent(text)
  expect(await within(sheet).findByText('Anotat i desat en aquest telèfon.')).toBeVisible()
  await userEvent.click(within(sheet).getByRole('button', { name: 'Següent' }))
  expect(await check(one.code)).toHaveTextContent(/Un moment.*Ja constava a les/)
  await userEvent.click(within(sheet).getByRole('button', { name: 'Següent' }))
  expect(await check('UNKNOWN')).toHaveTextContent(/No val.*Cap reserva d’aquesta llista/)
  // the camera starts once, so that the field does not move at each pass
  expect(getUserMedia).toHaveBeenCalledOnce()
})

it('asks the server, when there is one, what the list does not know', async () => {
  const { api } = await open(dayOf(person()), '/guia/lista?date=2026-12-05&scan=1', {
    'POST /guide/passes/verify': {
      ...{ valid: true, result: 'valid', message: '' },
      reservation: {
        ...makeManifestEntry({ id: 'late', name: 'Laia Font', people: 1 }),
        ...{ date: '2026-12-05', time: '10:00', experience: { id: 'e-pela', title: 'La pela del suro' } },
      },
    },
    'POST /guide/attendance': [
      {
        ...{ reservation_id: 'late', at: '', result: 'stored' as const, code: null, message: null },
        ...{ status: 'completed', outcome: 'attended', attendance: null },
      },
    ],
  })
  const sheet = await screen.findByRole('dialog', { name: 'Comprova un passi' })
  await userEvent.type(within(sheet).getByRole('textbox', { name: 'Codi del passi' }), 'K7MWQ2')
  await userEvent.click(within(sheet).getByRole('button', { name: 'Comprova' }))
  expect(await within(sheet).findByText('Laia Font')).toBeVisible()
  expect(await within(sheet).findByText('Anotat com a present.')).toBeVisible()
  expect(api.callsOf('POST /guide/passes/verify')[0]?.body).toEqual({
    code: 'K7MWQ2',
    experience_id: 'e-pela',
    date: '2026-12-05',
    time: '10:00',
  })
})

it('sends a message to all members of the slot', async () => {
  const { api, shell } = await open(dayOf(person()), undefined, {
    'POST /guide/messages': { id: 'm', recipients: 3, sent_at: '' },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Escriu a tot el grup' }))
  const sheet = await screen.findByRole('dialog', { name: 'Escriu a tot el grup' })
  await userEvent.click(within(sheet).getByRole('button', { name: 'Envia' }))
  expect(await within(sheet).findByText('Escriu el missatge.')).toBeVisible()
  await userEvent.type(within(sheet).getByRole('textbox', { name: 'Missatge' }), 'Ens trobem a l’ermita')
  await userEvent.click(within(sheet).getByRole('button', { name: 'Envia' }))
  await waitFor(() => expect(shell.toasts.map(({ text }) => text)).toEqual(['Enviat a 3 reserves.']))
  const [call] = api.callsOf('POST /guide/messages')
  expect(call?.body).toEqual({
    ...{ experience_id: 'e-pela', date: '2026-12-05', time: '10:00', text: 'Ens trobem a l’ermita' },
  })
  expect(call?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
})

it('does not offer marks long before the start', async () => {
  const slot = makeManifestSlot({
    check_in_from: new Date(Date.now() + 3_600_000).toISOString(),
    entries: [person()],
  })
  await open(makeManifest({ slots: [slot] }))
  expect(await screen.findByText(/Podràs anotar qui hi és a partir de/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Neus Vidal és aquí' })).toBeDisabled()
})

it('says that the day is empty, and what failed', async () => {
  const { api } = await open(makeManifest({ slots: [] }), undefined, {
    'GET /guide/manifest': () => problem(500, 'internal_error', 'Ai'),
  })
  expect(await screen.findByText('No s’ha pogut carregar la llista')).toBeVisible()
  api.answer({ 'GET /guide/manifest': makeManifest({ slots: [] }) })
  await userEvent.click(screen.getByRole('button', { name: 'Torna-ho a provar' }))
  expect(await screen.findByText('Aquest dia no ve ningú')).toBeVisible()
})

it('without network and without anything seen before, says so', async () => {
  await open(makeManifest(), undefined, { 'GET /guide/manifest': noNetwork })
  expect(await screen.findByRole('alert')).toBeVisible()
})

it.each(['an answer and the list', 'the list alone'])(
  'puts a clock right that %s call an hour fast, once',
  async (told) => {
    const server = Date.now() - 3_600_000
    const at = (minutes: number) => new Date(server + minutes * 60_000).toISOString()
    const slot = { check_in_from: at(-30), starts_at: at(10), ends_at: at(90), entries: [person()] }
    const heard = (time: number) =>
      act(() =>
        recordServerTime(new Headers({ date: new Date(time).toUTCString(), 'cache-control': 'no-store' })),
      )
    await open(makeManifest({ made_at: at(0), slots: [makeManifestSlot(slot)] }))
    if (told !== 'the list alone') heard(server)
    expect(await screen.findByRole('button', { name: 'Neus Vidal és aquí' })).toBeEnabled()
    heard(Date.now())
  },
)

it('does not mark a pass of another time before the guide lets its people in', async () => {
  const late = person({ name: 'Ona Serra' })
  const { api } = await open(
    makeManifest({
      slots: [
        makeManifestSlot({ entries: [person()] }),
        makeManifestSlot({ time: '16:00', entries: [late] }),
      ],
    }),
    '/guia/lista?date=2026-12-05&scan=1',
    { 'POST /guide/attendance': [] },
  )
  const sheet = await screen.findByRole('dialog')
  await userEvent.type(within(sheet).getByRole('textbox', { name: 'Codi del passi' }), late.code)
  await userEvent.click(within(sheet).getByRole('button', { name: 'Comprova' }))
  expect(await within(sheet).findByRole('alert')).toHaveTextContent('Ona Serra')
  expect(api.callsOf('POST /guide/attendance')).toEqual([])
  await userEvent.click(within(sheet).getByRole('button', { name: ca.verdict.letIn }))
  await waitFor(() =>
    expect(api.callsOf('POST /guide/attendance')[0]?.body).toMatchObject([
      { attended: true, reservation_id: late.id },
    ]),
  )
})

it('answers from the phone when the server fails', async () => {
  await open(dayOf(person()), '/guia/lista?date=2026-12-05&scan=1', {
    'POST /guide/passes/verify': problem(500, 'internal_error'),
  })
  const sheet = await screen.findByRole('dialog')
  await userEvent.type(within(sheet).getByRole('textbox', { name: 'Codi del passi' }), 'UNKNOWN')
  await userEvent.click(within(sheet).getByRole('button', { name: 'Comprova' }))
  expect(await within(sheet).findByRole('alert')).toHaveTextContent(/Cap reserva d’aquesta llista/)
})

it('says why there is no camera, and leaves the field for the code', async () => {
  await open(dayOf(person()), '/guia/lista?date=2026-12-05&scan=1')
  const sheet = await screen.findByRole('dialog')
  expect(await within(sheet).findByText(ca.scan.missing)).toBeVisible()
  expect(within(sheet).getByRole('textbox', { name: 'Codi del passi' })).toBeEnabled()
})
