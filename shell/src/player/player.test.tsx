// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import {
  CLOSED,
  playbackPosition,
  savePlaybackPosition,
  usePlayerState,
} from '@sureda/remote/features/player'
import { setTenant } from '@sureda/remote/session'
import { initI18n } from '@sureda/testing/i18n'
import { makeTenant } from '@sureda/testing/people'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { player } from './player.ts'
import { PlayerRegion } from './player-region.tsx'

const recording = { id: 'story:st-pela', src: '/media/pela.m4a', title: 'La pela', href: '/relatos/st-pela' }
const other = { ...recording, id: 'story:st-foc', src: '/media/foc.m4a', title: 'El foc' }
const state = () => usePlayerState.getState()
let audio: HTMLAudioElement

// jsdom has the element but plays nothing: this fakes what the player uses
beforeEach(async () => {
  await initI18n('ca')
  localStorage.clear()
  usePlayerState.setState(CLOSED)
  setTenant(makeTenant({ name: 'Suro Viu' }))
  const paused = new WeakMap<object, boolean>()
  const proto = HTMLMediaElement.prototype
  vi.spyOn(proto, 'paused', 'get').mockImplementation(function (this: HTMLMediaElement) {
    return paused.get(this) ?? true
  })
  vi.spyOn(proto, 'duration', 'get').mockReturnValue(120)
  vi.spyOn(proto, 'load').mockImplementation(() => undefined)
  vi.spyOn(proto, 'play').mockImplementation(function (this: HTMLMediaElement) {
    audio = this as HTMLAudioElement
    paused.set(this, false)
    fireEvent.play(this)
    fireEvent.durationChange(this)
    fireEvent.playing(this)
    return Promise.resolve()
  })
  vi.spyOn(proto, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    if (paused.get(this) ?? true) return
    paused.set(this, true)
    fireEvent.pause(this)
  })
})
afterEach(() => {
  player.close()
  vi.unstubAllGlobals()
})

const playing = async (what = recording) => {
  player.listen(what)
  await vi.waitFor(() => expect(state()).toMatchObject({ status: 'playing', recording: what }))
}

it('resumes a recording where it was left, and stores the position when it pauses', async () => {
  savePlaybackPosition(recording.id, 42)
  await playing()
  expect([audio.getAttribute('src'), audio.currentTime, state().duration]).toEqual([
    '/media/pela.m4a',
    42,
    120,
  ])
  player.skip(15)
  player.pause()
  expect(state()).toMatchObject({ status: 'paused', time: 57 })
  expect(playbackPosition(recording.id)).toBe(57)
  player.skip(-1000)
  expect(state().time).toBe(0)
})

it('plays one recording at a time: another one replaces the first, whose position is stored', async () => {
  await playing()
  const first = audio
  player.seek(30)
  await playing(other)
  expect(audio).toBe(first)
  expect([playbackPosition(recording.id), state().recording?.title, state().time]).toEqual([30, 'El foc', 0])
})

it('plays at the chosen speed, also the next recording', async () => {
  await playing()
  player.setRate(1.5)
  await playing(other)
  expect([audio.playbackRate, audio.defaultPlaybackRate, state().rate]).toEqual([1.5, 1.5, 1.5])
  player.setRate(1)
})

it('begins a recording from its start after it was played to its end', async () => {
  await playing()
  player.seek(118)
  vi.spyOn(audio, 'ended', 'get').mockReturnValue(true)
  fireEvent.ended(audio)
  expect([playbackPosition(recording.id), state().status]).toEqual([0, 'paused'])
})

it.each([
  [true, 'missing'],
  [false, 'offline'],
] as const)(
  'a file that does not come, online %s, is a fault with its cause; play tries again',
  async (isOnline, fault) => {
    await playing()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    vi.stubGlobal('MediaError', { MEDIA_ERR_NETWORK: 2 })
    fireEvent.error(audio)
    expect(state()).toMatchObject({ status: 'failed', fault })
    await playing()
    expect(state().fault).toBeNull()
  },
)

it('shows title, brand and picture on the lock screen', async () => {
  const session = { metadata: null, setActionHandler: vi.fn(), setPositionState: vi.fn() }
  Object.defineProperty(navigator, 'mediaSession', { configurable: true, value: session })
  vi.stubGlobal(
    'MediaMetadata',
    class {
      constructor(words: object) {
        Object.assign(this, words)
      }
    },
  )
  await playing({ ...recording, picture: '/media/pela-800.avif' } as typeof recording)
  expect(session.metadata).toMatchObject({
    title: 'La pela',
    artist: 'Suro Viu',
    artwork: [{ src: '/media/pela-800.avif' }],
  })
  player.close()
  expect(session.metadata).toBeNull()
})

const atHome = () =>
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: '/inicio', element: <PlayerRegion /> }], {
        initialEntries: ['/inicio'],
      })}
    />,
  )

it('is above the bottom bar during a recording, and links to its text from other screens', async () => {
  atHome()
  expect(screen.queryByRole('region')).toBeNull()
  await playing()
  expect(await screen.findByRole('region', { name: 'Reproductor: La pela' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'La pela: més controls' }))
  expect(screen.getByRole('link', { name: 'Llegeix el text' })).toHaveAttribute('href', '/relatos/st-pela')
  await userEvent.click(screen.getByRole('button', { name: 'Pausa' }))
  expect(state().status).toBe('paused')
  await userEvent.click(screen.getByRole('button', { name: 'Tanca el reproductor' }))
  expect(screen.queryByRole('region')).toBeNull()
})

it('pauses on screens without bars', async () => {
  const { unmount } = atHome()
  await playing()
  unmount()
  expect(state().status).toBe('paused')
})
