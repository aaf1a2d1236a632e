import { type Answers, answerLater, noNetwork } from '@sureda/testing/fake-api'
import { makeTenant } from '@sureda/testing/people'
import { type RenderScreenOptions, renderElement } from '@sureda/testing/render-screen'
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { provideNavigation } from '../router/navigation.ts'
import { MobileOnlyScreen } from './mobile-only-screen.tsx'
import { WelcomeScreen } from './welcome-screen.tsx'

const WELCOME = {
  title: 'Benvingut al bosc de suro',
  text: 'Pobles de tapers.',
  video: {
    src: 'gavarres/welcome.webm',
    poster: 'gavarres/welcome-800.webp',
    captions: ['Surt el sol.', 'El bosc es desperta.'],
  },
  maintenance: { active: false, message: '' },
  image: 'gavarres/welcome-800.webp',
  image_alt: 'Una sureda',
  image_color: null,
  image_widths: [480, 800],
}
const went: string[] = []
let isStill = false

beforeEach(() => {
  went.length = 0
  isStill = false
  provideNavigation({ go: (to) => went.push(to), recheck: async () => {}, rulesOf: () => null })
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }))
})
afterEach(() => vi.unstubAllGlobals())

const welcome = (fields: Partial<typeof WELCOME> = {}, options: RenderScreenOptions = {}) =>
  renderElement(<WelcomeScreen />, {
    visitor: 'stranger',
    answers: { 'GET /settings/welcome': { ...WELCOME, ...fields } },
    ...options,
  })
const film = () => screen.findByLabelText<HTMLVideoElement>('Vídeo del territori')

it('plays the film without sound and with captions, and ends when it is skipped', async () => {
  await welcome()
  const video = await film()
  expect(video.muted).toBe(true)
  Object.defineProperty(video, 'duration', { value: 10 })
  Object.defineProperty(video, 'currentTime', { value: 6 })
  fireEvent.timeUpdate(video)
  expect(screen.getByText('El bosc es desperta.')).toBeTruthy()
  vi.spyOn(video, 'pause').mockImplementation(() => {})
  await userEvent.click(screen.getByRole('button', { name: 'Salta el vídeo' }))
  expect(screen.queryByLabelText('Vídeo del territori')).toBeNull()
  // the same element, so that a keyboard does not lose its place
  expect(screen.getByRole('button', { name: 'Torna’l a veure' })).toBe(document.activeElement)
  expect(screen.getByAltText('Una sureda')).toBeTruthy()
})

it('says that the film cannot be played, with a retry', async () => {
  await welcome()
  fireEvent.error(await film())
  expect(screen.getByRole('alert').textContent).toContain('No s’ha pogut reproduir el vídeo')
  await userEvent.click(screen.getByRole('button', { name: 'Torna-ho a provar' }))
  expect(await film()).toBeTruthy()
})

it.each([
  [
    'wants less movement',
    () => {
      isStill = true
    },
  ],
  ['has been here before', () => localStorage.setItem('has_visited', 'true')],
  ['saves data', () => vi.stubGlobal('navigator', { ...navigator, connection: { saveData: true } })],
])('does not begin the film for a person who %s, until asked', async (_name, prepare) => {
  prepare()
  await welcome()
  await userEvent.click(await screen.findByRole('button', { name: 'Mira el vídeo' }))
  expect(await film()).toBeTruthy()
})

it('shows the maintenance notice', async () => {
  await welcome({ maintenance: { active: true, message: 'Tornem a les sis.' } })
  expect(await screen.findByText('Tornem a les sis.')).toBeTruthy()
})

it('offers to continue as guest, to sign in and to register', async () => {
  await welcome()
  expect(screen.getByRole('heading', { level: 1, name: 'Suro Viu' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Inicia la sessió' }).getAttribute('href')).toBe('/login')
  expect(screen.getByRole('link', { name: 'Crea’n un' }).getAttribute('href')).toBe('/registro')
  await userEvent.click(screen.getByRole('button', { name: 'Continua com a convidat' }))
  expect(went).toEqual(['/inicio'])
  expect(localStorage.getItem('guest_mode')).toBe('true')
})

it('lets a visitor in who is a guest already', async () => {
  await welcome({}, { visitor: 'guest' })
  expect(screen.getByRole('link', { name: 'Entra' }).getAttribute('href')).toBe('/inicio')
})

it.each([5, {}, { title: 5 }, { ...WELCOME, maintenance: null }, { ...WELCOME, video: 'x', image: null }])(
  'opens whatever an old cached answer looks like (%j)',
  async (data) => {
    localStorage.setItem('cache:setting gavarres ca welcome', JSON.stringify({ answer: { data } }))
    await welcome({}, { answers: { 'GET /settings/welcome': noNetwork } })
    expect(screen.getByRole('button', { name: 'Continua com a convidat' })).toBeTruthy()
  },
)

it('works without an answer of the server, with the last known texts', async () => {
  const { unmount } = await welcome()
  expect(await screen.findByText('Benvingut al bosc de suro')).toBeTruthy()
  unmount()
  const stored = { ...localStorage }
  await welcome({}, { answers: { 'GET /settings/welcome': noNetwork } })
  expect(screen.getByRole('button', { name: 'Continua com a convidat' })).toBeTruthy()
  expect(Object.keys(stored).some((key) => key.startsWith('cache:setting gavarres ca welcome'))).toBe(true)
  expect(screen.getByText('Benvingut al bosc de suro')).toBeTruthy()
})

it('has its own title and texts on a first visit without network', async () => {
  const tenant = makeTenant({ claim: null })
  await welcome({}, { tenant, answers: { 'GET /settings/welcome': noNetwork } })
  expect(await screen.findByText('Et donem la benvinguda')).toBeTruthy()
  expect(screen.getByText(/Tria com vols començar/)).toBeTruthy()
})

it('greets with the claim of the territory, in the visitor’s language', async () => {
  const claims = { ca: 'El bosc que es pela', es: '', en: '', fr: '', de: '', nl: '' }
  await welcome({}, { tenant: makeTenant({ claims }), answers: { 'GET /settings/welcome': noNetwork } })
  expect(await screen.findByText('El bosc que es pela')).toBeTruthy()
})

it('shows no default texts while the answer loads', async () => {
  const later = answerLater('GET /settings/welcome')
  await welcome({}, { answers: { 'GET /settings/welcome': later.answer } })
  expect(screen.queryByText(/Tria com vols començar/)).toBeNull()
  later.give({ ...WELCOME })
  expect(await screen.findByText('Benvingut al bosc de suro')).toBeTruthy()
})

const notice = (
  answer: Answers['GET /settings/desktop-blocking'],
  route = '/mobile-only?to=/experiencias/e-pela',
) =>
  renderElement(<MobileOnlyScreen />, {
    path: '/mobile-only',
    route,
    answers: { 'GET /settings/desktop-blocking': answer },
  })

it('shows the server’s message on desktops, and a QR code of the same address', async () => {
  await notice({ value: 'Obre-ho al mòbil.' })
  expect(await screen.findByText('Obre-ho al mòbil.')).toBeTruthy()
  expect(screen.getByRole('img', { name: 'Codi QR d’aquesta mateixa adreça' })).toBeTruthy()
  expect(screen.getByText('localhost:3000/experiencias/e-pela')).toBeTruthy()
})

it('has default texts when the server has none', async () => {
  await notice(noNetwork)
  expect(await screen.findByText(/feta només per a dispositius mòbils/)).toBeTruthy()
})

it('does not link to another site', async () => {
  await notice({ value: 'x' }, '/mobile-only?to=//elsewhere.test')
  expect(screen.getByText('localhost:3000/welcome')).toBeTruthy()
})
