import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { UiProvider } from '../../core/ui-provider.tsx'
import { Button } from './button.tsx'
import { FavoriteButton } from './favorite-button.tsx'
import { IconButton } from './icon-button.tsx'
import { LinkButton } from './link-button.tsx'
import { TextLink } from './text-link.tsx'

it('a button responds to a press and to the keyboard', async () => {
  const onPress = vi.fn()
  render(<Button onPress={onPress}>Reserva</Button>)
  await userEvent.click(screen.getByRole('button', { name: 'Reserva' }))
  await userEvent.keyboard('{Enter} ')
  expect(onPress).toHaveBeenCalledTimes(3)
})

it('a pending button retains the focus, announces what it waits for and does nothing', async () => {
  const onPress = vi.fn()
  const { rerender } = render(<Button onPress={onPress}>Desa</Button>)
  await userEvent.tab()
  rerender(
    <Button onPress={onPress} isPending pendingLabel="S’està desant">
      Desa
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Desa' })
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).toHaveAttribute('data-waiting')
  expect(screen.getByText('S’està desant')).toHaveAttribute('aria-live', 'assertive')
  await userEvent.click(button)
  expect(onPress).not.toHaveBeenCalled()
})

it('links use the app’s router where there is one', async () => {
  const navigate = vi.fn()
  render(
    <UiProvider locale="ca" navigate={navigate}>
      <LinkButton href="/mapa">Mapa</LinkButton>
      <TextLink href="/agenda">Agenda</TextLink>
      <IconButton icon="user" label="Perfil" href="/perfil" />
    </UiProvider>,
  )
  for (const name of ['Mapa', 'Agenda', 'Perfil']) await userEvent.click(screen.getByRole('link', { name }))
  expect(navigate.mock.calls.map(([href]) => href)).toEqual(['/mapa', '/agenda', '/perfil'])
})

it('an icon button is named by its label, and its count is decoration', () => {
  render(<IconButton icon="bell" label="3 avisos" badge={3} />)
  expect(screen.getByRole('button', { name: '3 avisos' })).toBeInTheDocument()
})

it('a favorite button conveys its state and reports the opposite one', async () => {
  const onChange = vi.fn()
  const { rerender } = render(<FavoriteButton isFavorite={false} label="Desa La Pela" onChange={onChange} />)
  const button = screen.getByRole('button', { name: 'Desa La Pela', pressed: false })
  await userEvent.click(button)
  expect(onChange).toHaveBeenLastCalledWith(true)
  rerender(<FavoriteButton isFavorite isPending label="Desa La Pela" onChange={onChange} />)
  expect(screen.getByRole('button', { pressed: true })).toBe(button)
  await userEvent.click(button)
  expect(onChange).toHaveBeenCalledTimes(1)
})
