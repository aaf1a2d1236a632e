import '@testing-library/jest-dom/vitest'
import { makeStoryDetail } from '@sureda/testing/content-factories'
import { renderScreen } from '@sureda/testing/render-screen'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import ca from '../../../locales/ca.json' with { type: 'json' }
import detail from '../story-detail-screen.tsx'
import type { startSphere } from './sphere.ts'

type Options = Parameters<typeof startSphere>[0]
const sphere = {
  film: null,
  turn: vi.fn(),
  zoom: vi.fn(),
  canFollowPhone: vi.fn(async () => true),
  followPhone: vi.fn(async () => true),
  stopFollowing: vi.fn(),
  destroy: vi.fn(),
}
const started: Options[] = []
vi.mock('./sphere.ts', () => ({
  startSphere: async (options: Options) => {
    started.push(options)
    return sphere
  },
}))

const views = {
  photo_360: 'gavarres/panorama.avif',
  photo_360_alt: 'Una sureda tot al voltant, amb tres peladors',
}
const open = (more: Parameters<typeof makeStoryDetail>[0] = views, search = '') =>
  renderScreen(detail, {
    path: '/relatos/:id',
    route: `/relatos/s-destral${search}`,
    words: { content: ca },
    answers: { 'GET /stories/:id': makeStoryDetail(more), 'GET /stories': [] },
  })
const enter = async (name = 'Obre la foto 360°') => {
  await userEvent.click(await screen.findByRole('button', { name }))
  return within(await screen.findByRole('dialog', { name: 'La destral de l’avi' }))
}

beforeEach(() => {
  started.length = 0
  vi.clearAllMocks()
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  // jsdom neither draws nor decodes
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({} as never)
  HTMLImageElement.prototype.decode = async () => undefined
})

it('describes the view on the page, and loads the viewer only when it is opened', async () => {
  await open()
  expect(await screen.findByText(views.photo_360_alt)).toBeVisible()
  expect(started).toHaveLength(0)
  const viewer = await enter()
  expect(await viewer.findByRole('button', { name: 'Gira a la dreta' })).toBeVisible()
  expect(started[0]).toMatchObject({ media: { kind: 'photo', src: '/media/gavarres/panorama.avif' } })
  expect(viewer.getByRole('img', { name: views.photo_360_alt })).toBeVisible()
})

it('turns by buttons and by arrow keys, wherever the focus is inside', async () => {
  await open()
  const viewer = await enter()
  await userEvent.click(await viewer.findByRole('button', { name: 'Gira a l’esquerra' }))
  await userEvent.keyboard('{ArrowRight}{ArrowUp}+')
  await userEvent.click(viewer.getByRole('button', { name: 'Allunya' }))
  expect(sphere.turn.mock.calls).toEqual([
    [-30, 0],
    [30, 0],
    [0, 30],
  ])
  expect(sphere.zoom.mock.calls).toEqual([[20], [-20]])
})

it('asks for the orientation sensor only after a tap, and says what to do after a refusal', async () => {
  await open()
  const viewer = await enter()
  const follow = await viewer.findByRole('button', { name: 'Mira movent el telèfon' })
  expect(sphere.followPhone).not.toHaveBeenCalled()
  await userEvent.click(follow)
  expect(follow).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(follow)
  expect(sphere.stopFollowing).toHaveBeenCalledOnce()
  started[0]?.onFollowEnd()
  sphere.followPhone.mockResolvedValueOnce(false)
  await vi.waitFor(() => expect(follow).toHaveAttribute('aria-pressed', 'false'))
  await userEvent.click(follow)
  expect(await viewer.findByText(/El telèfon no deixa fer servir el sensor/)).toBeVisible()
})

it('moves nothing by itself with reduced motion', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  await open()
  await enter()
  await vi.waitFor(() => expect(started[0]?.isStill).toBe(true))
})

it('is in the address, so that Back closes it, and removes itself when closed', async () => {
  const { router } = await open()
  const viewer = await enter()
  await viewer.findByRole('button', { name: 'Gira a la dreta' })
  await waitFor(() => expect(router.state.location.search).toBe('?view=photo'))
  await userEvent.click(viewer.getByRole('button', { name: 'Tanca' }))
  await vi.waitFor(() => expect(router.state.location.search).toBe(''))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sphere.destroy).toHaveBeenCalled()
})

it('ignores a view in the address that the story does not have', async () => {
  await open(views, '?view=film')
  expect(await screen.findByText(views.photo_360_alt)).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('shows the flat picture where a sphere cannot be drawn, without loading the viewer', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  await open()
  const viewer = await enter()
  expect(await viewer.findByRole('alert')).toHaveTextContent('Aquest navegador no pot mostrar la vista')
  expect(viewer.getByRole('img', { name: views.photo_360_alt })).toHaveAttribute(
    'src',
    '/media/gavarres/panorama.avif',
  )
  expect(viewer.getByText(views.photo_360_alt)).toBeVisible()
  expect(started).toHaveLength(0)
})

it.each([
  [true, 'Aquesta vista ara no es pot mostrar'],
  [false, 'Sense connexió no es pot obrir la vista'],
])(
  'says what there is to see when the file does not come (online %s); the button tries again',
  async (online, text) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
    HTMLImageElement.prototype.decode = () => Promise.reject(new DOMException('gone', 'EncodingError'))
    await open()
    const viewer = await enter()
    expect(await viewer.findByRole('alert')).toHaveTextContent(text)
    expect(viewer.getByText(views.photo_360_alt)).toBeVisible()
    HTMLImageElement.prototype.decode = async () => undefined
    await userEvent.click(viewer.getByRole('button', { name: 'Torna-ho a provar' }))
    expect(await viewer.findByRole('button', { name: 'Gira a la dreta' })).toBeVisible()
  },
)

it('loads a 360° film before the viewer', async () => {
  await open({ video_360: 'gavarres/film.mp4', video_360_alt: 'El bosc de nit' })
  vi.spyOn(HTMLMediaElement.prototype, 'src', 'set').mockImplementation(function (this: HTMLMediaElement) {
    queueMicrotask(() => fireEvent(this, new Event('loadedmetadata')))
  })
  await enter('Obre el vídeo 360°')
  await vi.waitFor(() => expect(started[0]?.media.kind).toBe('film'))
})
