import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clockTime } from './clock-time.ts'
import { MediaPlayer, type MediaPlayerProps } from './media-player.tsx'

const labels: MediaPlayerProps['labels'] = {
  play: 'Reprodueix',
  pause: 'Atura',
  back: 'Enrere 15 segons',
  ahead: 'Endavant 15 segons',
  seek: 'Moment',
  speed: 'Velocitat',
  failed: 'No s’ha pogut reproduir.',
  waiting: 'S’està carregant',
  position: (time, total) => `${time} de ${total}`,
  captions: 'Subtítols',
  fullScreen: 'Pantalla completa',
  transcript: 'Transcripció',
}

const handlers = new Map<string, MediaSessionActionHandler | null>()
const session = {
  metadata: null as null | { title: string },
  setActionHandler: (name: string, handler: MediaSessionActionHandler | null) => handlers.set(name, handler),
  setPositionState: vi.fn(),
}

// jsdom has the elements but plays nothing: this fakes the parts that the component uses
beforeEach(() => {
  handlers.clear()
  vi.stubGlobal(
    'MediaMetadata',
    class {
      title: string
      constructor({ title }: { title: string }) {
        this.title = title
      }
    },
  )
  Object.defineProperty(navigator, 'mediaSession', { configurable: true, value: session })
  const paused = new WeakMap<object, boolean>()
  vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(function (this: HTMLMediaElement) {
    return paused.get(this) ?? true
  })
  vi.spyOn(HTMLMediaElement.prototype, 'duration', 'get').mockReturnValue(220)
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    paused.set(this, false)
    fireEvent.play(this)
    fireEvent.playing(this)
    return Promise.resolve()
  })
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    paused.set(this, true)
    fireEvent.pause(this)
  })
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined)
})

afterEach(() => vi.unstubAllGlobals())

const media = (container: HTMLElement) => container.querySelector('audio, video') as HTMLMediaElement
const player = (more: Partial<MediaPlayerProps> = {}) => (
  <MediaPlayer kind="audio" src="/veu.opus" title="La veu" labels={labels} duration={220} {...more} />
)

it('loads nothing until it is played, but shows its duration', () => {
  const { container } = render(player())
  expect(media(container)).toHaveAttribute('preload', 'none')
  expect(container).toHaveTextContent('0:00 / 3:40')
})

it('plays and pauses by one button, which names the action', async () => {
  render(player())
  await userEvent.click(screen.getByRole('button', { name: 'Reprodueix' }))
  await userEvent.click(screen.getByRole('button', { name: 'Atura' }))
  expect(screen.getByRole('button', { name: 'Reprodueix' })).toBeInTheDocument()
})

it('seeks by a slider with its position as text, skips by buttons, and stays within the recording', async () => {
  const { container } = render(player())
  const slider = screen.getByRole('slider', { name: 'Moment' })
  fireEvent.change(slider, { target: { value: '65' } })
  expect(media(container).currentTime).toBe(65)
  expect(slider).toHaveAttribute('aria-valuetext', '1:05 de 3:40')
  await userEvent.click(screen.getByRole('button', { name: 'Endavant 15 segons' }))
  expect(media(container).currentTime).toBe(80)
  fireEvent.change(slider, { target: { value: '5' } })
  await userEvent.click(screen.getByRole('button', { name: 'Enrere 15 segons' }))
  expect(media(container).currentTime).toBe(0)
})

it('keys work anywhere inside, and Space on a control presses that control', async () => {
  const { container } = render(player())
  screen.getByRole('button', { name: 'Endavant 15 segons' }).focus()
  await userEvent.keyboard('k')
  expect(media(container).paused).toBe(false)
  await userEvent.keyboard('l')
  expect(media(container).currentTime).toBe(15)
  await userEvent.keyboard('j')
  expect(media(container).currentTime).toBe(0)
  await userEvent.keyboard(' ')
  expect(media(container).paused).toBe(false)
  expect(media(container).currentTime).toBe(15)
})

it('plays slower or faster', async () => {
  const { container } = render(player())
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Velocitat' }), '1.5×')
  expect(media(container).playbackRate).toBe(1.5)
})

it('plays one recording at a time, and updates the lock screen', async () => {
  const { container, unmount } = render(
    <>
      {player()}
      {player({ src: '/altra.opus', title: 'L’altra' })}
    </>,
  )
  const [first, second] = container.querySelectorAll('audio')
  const [play] = screen.getAllByRole('button', { name: 'Reprodueix' })
  if (play) await userEvent.click(play)
  expect(session.metadata?.title).toBe('La veu')
  await userEvent.click(screen.getByRole('button', { name: 'Reprodueix' }))
  expect([first?.paused, second?.paused]).toEqual([true, false])
  expect(session.metadata?.title).toBe('L’altra')
  handlers.get('seekto')?.({ action: 'seekto', seekTime: 42 })
  expect(second?.currentTime).toBe(42)
  handlers.get('pause')?.({ action: 'pause' })
  expect(second?.paused).toBe(true)
  unmount()
  expect(session.metadata).toBeNull()
  expect(handlers.get('play')).toBeNull()
})

it('says that a file could not be loaded, and the button tries again', async () => {
  const { container } = render(player())
  fireEvent.error(media(container))
  expect(screen.getByRole('alert')).toHaveTextContent('No s’ha pogut reproduir.')
  await userEvent.click(screen.getByRole('button', { name: 'Reprodueix' }))
  expect(HTMLMediaElement.prototype.load).toHaveBeenCalledOnce()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('a film has captions to switch, full screen, and a transcript', async () => {
  const fill = vi.fn(() => Promise.resolve())
  HTMLElement.prototype.requestFullscreen = fill
  const { container } = render(
    player({
      kind: 'video',
      captions: [{ src: '/ca.vtt', srcLang: 'ca', label: 'Català' }],
      transcript: <p>El primer tall.</p>,
    }),
  )
  expect(container.querySelector('track')).toHaveAttribute('srclang', 'ca')
  const button = screen.getByRole('button', { name: 'Subtítols' })
  expect(button).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(button)
  expect(button).toHaveAttribute('aria-pressed', 'false')
  await userEvent.click(screen.getByRole('button', { name: 'Pantalla completa' }))
  expect(fill).toHaveBeenCalledOnce()
  Object.defineProperty(document, 'fullscreenElement', {
    configurable: true,
    value: screen.getByRole('region', { name: 'La veu' }),
  })
  fireEvent(document, new Event('fullscreenchange'))
  expect(screen.getByRole('button', { name: 'Pantalla completa' })).toHaveAttribute('aria-pressed', 'true')
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: null })
  expect(screen.getByText('El primer tall.')).toBeInTheDocument()
})

it('formats seconds as clock time', () => {
  expect([0, 7.9, 185, 3729, Number.NaN].map(clockTime)).toEqual(['0:00', '0:07', '3:05', '1:02:09', '0:00'])
})
