import '@testing-library/jest-dom/vitest'
import { makeOperatorSummary } from '@sureda/testing/content-factories'
import { type Answers, noNetwork, problem } from '@sureda/testing/fake-api'
import { makeTravelPackage, makeTravelPackageDetail } from '@sureda/testing/package-factories'
import { renderScreen } from '@sureda/testing/render-screen'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import detail from './package-detail-screen.tsx'

// a file is saved only once within a second, so every test has its own time
let now = Date.parse('2026-11-21T12:00:00Z')
beforeEach(() => {
  now += 60_000
  vi.useFakeTimers({ now, toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const open = (item: Answers['GET /packages/:id'] = makeTravelPackageDetail(), answers: Answers = {}) =>
  renderScreen(detail, {
    path: '/paquetes/:id',
    route: '/paquetes/p-cap-de-setmana',
    words: { content: ca },
    answers: {
      'GET /packages/:id': item,
      'GET /packages/operator/:id': [
        makeTravelPackage(),
        makeTravelPackage({ id: 'p-bici', title: 'Dues rodes' }),
      ],
      ...answers,
    },
  })

it.each(['warning', 'info'] as const)(
  'puts a notice (%s) and its day before everything else',
  async (level) => {
    await open(
      makeTravelPackageDetail({
        status_note: 'Tancat per obres.',
        status_date: '2026-07-05',
        status_level: level,
      }),
    )
    const notice = await screen.findByText('Tancat per obres.')
    expect(screen.getByText('Avís · 5 de juliol del 2026').closest('[data-kind]')).toHaveAttribute(
      'data-kind',
      level,
    )
    expect(notice.compareDocumentPosition(screen.getByText('Dormir en un mas i tastar-ho tot.'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
  },
)

it('shows its four parts, with links from the hours to experiences and routes', async () => {
  await open(
    makeTravelPackageDetail({
      itinerary: [
        { day: 1, time: '10:00', title: 'La pela', place: 'Cassà', experience_id: 'e-pela', route_id: null },
        { day: 2, time: '09:00', title: 'A peu', place: 'Fitor', experience_id: null, route_id: 'r-fitor' },
        { day: 2, time: '13:00', title: 'Dinar', place: 'Fitor', experience_id: null, route_id: null },
      ],
      services_additional: ['Una nit més'],
      requirements: ['Ganes de matinar'],
    }),
  )
  for (const part of ['Descripció', 'Itinerari', 'Serveis', 'Què et cal'])
    expect(await screen.findByRole('heading', { level: 2, name: part })).toBeVisible()
  expect(screen.getByRole('link', { name: 'La pela' })).toHaveAttribute('href', '/experiencias/e-pela')
  expect(screen.getByRole('link', { name: 'A peu' })).toHaveAttribute('href', '/rutas/r-fitor')
  expect(screen.queryByRole('link', { name: 'Dinar' })).toBeNull()
  const services = screen.getByRole('region', { name: 'Serveis' })
  expect(within(services).getByRole('list', { name: 'Inclou' })).toHaveTextContent('Allotjament')
  expect(within(services).getByRole('list', { name: 'No inclou' })).toHaveTextContent('Transport')
  expect(within(services).getByRole('list', { name: 'Si vols, a més' })).toHaveTextContent('Una nit més')
})

it('offers the printed programme in the visitor’s language', async () => {
  await open()
  expect(await screen.findByRole('link', { name: 'Baixa el programa (PDF)' })).toHaveAttribute(
    'href',
    '/api/v1/packages/p-cap-de-setmana/pdf?lang=ca',
  )
})

const PROGRAMME = 'Baixa el programa (PDF)'
const aFile = () => new Response('%PDF-1.7', { headers: { 'Content-Type': 'application/pdf' } })

it('says that the programme is being made, and saves it once', async () => {
  const files: Blob[] = []
  const names: string[] = []
  const createObjectURL = (file: Blob) => `blob:${files.push(file)}`
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => {} }))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  let send: (file: Response) => void = () => {}
  const coming = new Promise<Response>((resolve) => {
    send = resolve
  })
  const { api } = await open(undefined, { 'GET /packages/:id/pdf': () => coming })
  const link = await screen.findByRole('link', { name: PROGRAMME })
  await userEvent.dblClick(link)
  expect(await screen.findByRole('status')).toHaveTextContent('S’està preparant el PDF…')
  send(aFile())
  await waitFor(() => expect(names).toEqual(['p-cap-de-setmana-ca.pdf']))
  expect(files[0]?.type).toBe('application/pdf')
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
  // the second of two taps may come when the file is already saved
  await userEvent.click(link)
  expect(api.callsOf('GET /packages/:id/pdf')).toHaveLength(1)
  vi.setSystemTime(now + 2000)
  api.answer({ 'GET /packages/:id/pdf': aFile })
  await userEvent.click(link)
  await waitFor(() => expect(names).toHaveLength(2))
})

it.each([
  [
    () => problem(503, 'busy', 'Ara hi ha massa feina. Torna-ho a provar d’aquí a uns segons.'),
    'massa feina',
  ],
  [() => new Response('Bad gateway', { status: 502 }), 'no s’ha pogut preparar el PDF'],
  [() => noNetwork(), 'no tens connexió'],
  [() => new Response('<h1>Hotel</h1>', { headers: { 'Content-Type': 'text/html' } }), 'no tens connexió'],
])(
  'says why the programme did not come, and tries again with the next tap (%#)',
  async (answer, sentence) => {
    const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} }))
    const { api } = await open(undefined, { 'GET /packages/:id/pdf': answer })
    const link = await screen.findByRole('link', { name: PROGRAMME })
    await userEvent.click(link)
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
    expect(save).not.toHaveBeenCalled()
    api.answer({ 'GET /packages/:id/pdf': aFile })
    await userEvent.click(link)
    await waitFor(() => expect(save).toHaveBeenCalledOnce())
    expect(screen.queryByRole('alert')).toBeNull()
  },
)

it('says before a tap that the programme needs a connection', async () => {
  await open()
  await screen.findByRole('link', { name: PROGRAMME })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void dispatchEvent(new Event('offline')))
  expect(await screen.findByText('El PDF necessita connexió. El podràs baixar quan torni.')).toBeVisible()
})

it('names the organiser and its other packages, and never calls an institution a company', async () => {
  await open(
    makeTravelPackageDetail({
      operator_type: 'empresa',
      operator: makeOperatorSummary({ type: 'institucion', name: 'El Museu' }),
    }),
  )
  expect(await screen.findByRole('heading', { name: 'També organitza' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Dues rodes' })).toHaveAttribute('href', '/paquetes/p-bici')
  expect(screen.getAllByText(/Institució/)[0]).toBeVisible()
  expect(screen.queryByText(/Empresa/)).toBeNull()
})

it('leaves out empty fields, and says so where there is no price', async () => {
  await open(
    makeTravelPackageDetail({
      itinerary: [],
      activities: [],
      services_included: [],
      services_not_included: [],
      operator: null,
      price: null,
    }),
  )
  expect(await screen.findByText('Demana’l a qui ho fa')).toBeVisible()
  for (const part of ['Itinerari', 'Serveis', 'Qui l’organitza'])
    expect(screen.queryByRole('heading', { name: part })).toBeNull()
})

it('says that a package does not exist and leads back to the list', async () => {
  await open(problem(404, 'package_not_found'))
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Aquest paquet no existeix' }),
  ).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Paquets' })).toHaveAttribute('href', '/paquetes')
})
