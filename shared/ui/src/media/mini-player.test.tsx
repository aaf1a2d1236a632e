import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { MiniPlayer, type MiniPlayerProps } from './mini-player.tsx'

const acts = { onToggle: vi.fn(), onSkip: vi.fn(), onSeek: vi.fn(), onRate: vi.fn(), onClose: vi.fn() }
const player = (more: Partial<MiniPlayerProps> = {}) => (
  <MiniPlayer
    title="La pela"
    seed="/veu.m4a"
    isPlaying
    isWaiting={false}
    time={65}
    duration={220}
    rate={1}
    skip={15}
    words={{ href: '/relatos/st-pela', label: 'Llegeix el text' }}
    labels={{
      player: 'Reproductor: La pela',
      play: 'Escolta',
      pause: 'Pausa',
      back: '15 segons enrere',
      ahead: '15 segons endavant',
      seek: 'Moment',
      speed: 'Velocitat',
      close: 'Tanca',
      waiting: 'S’està carregant',
      more: 'La pela: més controls',
      less: 'La pela: menys controls',
      position: (time, total) => `${time} de ${total}`,
      speedText: (rate) => `${rate}×`,
    }}
    {...acts}
    {...more}
  />
)

it('pauses, resumes and closes while it is collapsed', async () => {
  const { rerender } = render(player())
  await userEvent.click(screen.getByRole('button', { name: 'Pausa' }))
  rerender(player({ isPlaying: false }))
  await userEvent.click(screen.getByRole('button', { name: 'Escolta' }))
  expect(acts.onToggle).toHaveBeenCalledTimes(2)
  await userEvent.click(screen.getByRole('button', { name: 'Tanca' }))
  expect(acts.onClose).toHaveBeenCalledOnce()
})

it('expands to seek bar, skip buttons, speed and text', async () => {
  render(player())
  expect(screen.queryByRole('slider')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'La pela: més controls', expanded: false }))
  expect(screen.getByRole('slider', { name: 'Moment' })).toHaveAttribute('aria-valuetext', '1:05 de 3:40')
  await userEvent.click(screen.getByRole('button', { name: '15 segons enrere' }))
  await userEvent.click(screen.getByRole('button', { name: '15 segons endavant' }))
  expect(acts.onSkip.mock.calls).toEqual([[-15], [15]])
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Velocitat' }), '1.5×')
  expect(acts.onRate).toHaveBeenCalledWith(1.5)
  expect(screen.getByRole('link', { name: 'Llegeix el text' })).toHaveAttribute('href', '/relatos/st-pela')
  await userEvent.click(screen.getByRole('button', { name: 'La pela: menys controls', expanded: true }))
  expect(screen.queryByRole('slider')).toBeNull()
})

it('says in a sentence why nothing plays', () => {
  render(player({ isPlaying: false, fault: 'Sense connexió no es pot escoltar.' }))
  expect(screen.getByRole('alert')).toHaveTextContent('Sense connexió no es pot escoltar.')
})

it('leaves no space when it closes', () => {
  const { unmount } = render(player())
  expect(document.documentElement.style.getPropertyValue('--mini-player-height')).toBe('0px')
  unmount()
  expect(document.documentElement.style.getPropertyValue('--mini-player-height')).toBe('')
})
