import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Meter } from '../charts/meter.tsx'
import { Steps } from '../charts/steps.tsx'
import { AppBar } from '../frame/app-bar.tsx'
import { BottomBar } from '../frame/bottom-bar.tsx'
import { Screen } from '../frame/screen.tsx'
import { Gallery } from '../gallery/gallery.tsx'
import { QrCode } from '../qr/qr-code.tsx'
import { ErrorState } from '../states/error-state.tsx'
import { Skeleton } from '../states/skeleton.tsx'
import { Avatar } from './avatar.tsx'
import { ImageCard } from './cards/image-card.tsx'
import { ListCard } from './cards/list-card.tsx'
import { Picture } from './cards/picture.tsx'

it('a picture that fails to load retains its space and its description', () => {
  render(<Picture src="/falta.webp" alt="Suro pelat" />)
  fireEvent.error(screen.getByRole('img', { name: 'Suro pelat' }))
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  expect(screen.getByText('Suro pelat')).toBeInTheDocument()
})

it('only the first picture of a view loads eagerly, and pictures offer several widths', () => {
  render(
    <>
      <Picture src="/a-800.webp" srcSet="/a-480.webp 480w, /a-800.webp 800w" sizes="50vw" alt="a" priority />
      <Picture src="/b.webp" alt="b" />
    </>,
  )
  const [first, second] = screen.getAllByRole('img')
  expect(first).toHaveAttribute('loading', 'eager')
  expect(first).toHaveAttribute('sizes', '50vw')
  expect(second).toHaveAttribute('loading', 'lazy')
  expect(second).not.toHaveAttribute('sizes')
})

it('a card is one link named by its title, and its other controls are outside of the link', () => {
  render(
    <ImageCard
      href="/1"
      title="La pela"
      picture={{ src: null, alt: '' }}
      favorite={<button type="button">Desa</button>}
      meta={[{ icon: 'clock', text: '2 h', label: 'Durada' }]}
    />,
  )
  expect(screen.getByRole('heading', { level: 3, name: 'La pela' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'La pela' })).toHaveAttribute('href', '/1')
  expect(screen.getByRole('listitem')).toHaveTextContent('Durada: 2 h')
  expect(screen.getByRole('link')).not.toContainElement(screen.getByRole('button', { name: 'Desa' }))
})

it('a list card can be pressed or disabled', async () => {
  const onPress = vi.fn()
  const { rerender } = render(<ListCard title="Joc" onPress={onPress} />)
  await userEvent.click(screen.getByRole('button', { name: 'Joc' }))
  rerender(<ListCard title="Joc" onPress={onPress} isDisabled />)
  await userEvent.click(screen.getByRole('button', { name: 'Joc' }))
  expect(onPress).toHaveBeenCalledOnce()
})

it('a screen has one main and one heading, visible or not', () => {
  const { rerender } = render(<Screen title="Agenda">x</Screen>)
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { level: 1, name: 'Agenda' }))
  rerender(
    <Screen title="Mapa" titleHidden layout="full">
      x
    </Screen>,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Mapa' })).toBeInTheDocument()
})

it('the bars name the current page and link back', () => {
  render(
    <>
      <AppBar title="Ruta" back={{ label: 'Enrere', href: '/rutas' }} />
      <BottomBar
        label="Principal"
        items={[{ href: '/inicio', icon: 'home', label: 'Inici', isCurrent: true }]}
      />
    </>,
  )
  expect(screen.getByRole('link', { name: 'Enrere' })).toHaveAttribute('href', '/rutas')
  expect(screen.getByRole('navigation', { name: 'Principal' })).toContainElement(
    screen.getByRole('link', { name: 'Inici', current: 'page' }),
  )
})

it('an error says what failed and offers a retry', async () => {
  const onRetry = vi.fn()
  render(
    <ErrorState
      title="No han arribat"
      onRetry={onRetry}
      retryLabel="Reintenta"
      stillWorks="El mapa funciona."
    />,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('No han arribat')
  await userEvent.click(screen.getByRole('button', { name: 'Reintenta' }))
  expect(onRetry).toHaveBeenCalledOnce()
})

it('a gallery changes pictures by button and stops at its ends', async () => {
  render(
    <Gallery
      label="Fotos"
      pictures={[
        { src: '/1', alt: 'u' },
        { src: '/2', alt: 'dos' },
      ]}
      previousLabel="Anterior"
      nextLabel="Següent"
      positionText={(i, n) => `${i} de ${n}`}
    />,
  )
  expect(screen.getByRole('button', { name: 'Anterior' })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'Següent' }))
  expect(screen.getByText('2 de 2')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Següent' })).toBeDisabled()
})

it('a meter at zero shows no bar', () => {
  const bars = (value: number) =>
    render(<Meter label="Places" value={value} max={12} valueText={`${value}`} />).container.querySelectorAll(
      '[aria-hidden] > div',
    ).length
  expect([bars(0), bars(1)]).toEqual([0, 1])
})

it('figures have texts for screen readers', () => {
  render(
    <>
      <Meter label="Places" value={9} max={12} valueText="9 de 12" />
      <Steps label="Reserva" steps={['Dia', 'Hora']} current={1} currentText="Pas 2 de 2" />
      <Skeleton label="S’està carregant" shape="list" />
    </>,
  )
  expect(screen.getByRole('meter', { name: 'Places' })).toHaveAttribute('aria-valuetext', '9 de 12')
  expect(screen.getByRole('listitem', { current: 'step' })).toHaveAccessibleName('Hora')
  expect(screen.getByRole('status', { name: 'S’està carregant' })).toBeInTheDocument()
})

it('a QR code is an image with a name, always dark on light', () => {
  render(<QrCode value="https://gavarres.localhost/mapa" title="Adreça del mapa" />)
  const code = screen.getByRole('img', { name: 'Adreça del mapa' })
  expect(code).toHaveAttribute('data-scheme', 'light')
  expect(code.querySelector('path')?.getAttribute('d')?.length).toBeGreaterThan(1000)
})

it('an avatar without picture shows initials', () => {
  const { container, rerender } = render(<Avatar name="Mercè Puig i Soler" />)
  expect(container).toHaveTextContent('MS')
  rerender(<Avatar name="Josep" src="/falta.webp" />)
  fireEvent.error(container.querySelector('img') as HTMLImageElement)
  expect(container).toHaveTextContent('J')
})
