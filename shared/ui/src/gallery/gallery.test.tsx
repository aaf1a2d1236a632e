import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { accessibilityFaults } from '../../testing/axe.ts'
import { Gallery } from './gallery.tsx'

const gallery = (
  <Gallery
    label="Fotos"
    pictures={[
      { src: '/1', alt: 'U' },
      { src: '/2', alt: 'Dos', credit: 'Foto: Anna Roca · CC BY 4.0' },
      { src: '/3', alt: 'Tres' },
    ]}
    previousLabel="Anterior"
    nextLabel="Següent"
    openLabel="A tota la pantalla"
    closeLabel="Tanca"
    positionText={(i, n) => `${i} de ${n}`}
  />
)

it('has no full-screen button without its labels', () => {
  render(
    <Gallery
      label="Fotos"
      pictures={[{ src: '/1', alt: 'U' }]}
      previousLabel=""
      nextLabel=""
      positionText={() => ''}
    />,
  )
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

it('shows the current picture full screen; arrow keys change it, and Escape returns to the picture viewed last', async () => {
  render(gallery)
  await userEvent.click(screen.getByRole('button', { name: 'Següent' }))
  const opener = screen.getByRole('button', { name: 'A tota la pantalla' })
  await userEvent.click(opener)
  const viewer = await screen.findByRole('dialog', { name: 'Fotos' })
  // a role description would be English in every language
  expect(document.querySelector('[aria-roledescription]')).toBeNull()
  expect(within(viewer).getByText('2 de 3')).toBeInTheDocument()
  expect(within(viewer).getByRole('img', { name: 'Dos' })).toBeInTheDocument()
  expect(within(viewer).getByText('Foto: Anna Roca · CC BY 4.0')).toBeVisible()
  expect(await accessibilityFaults(viewer)).toEqual([])
  await userEvent.keyboard('{ArrowRight}')
  expect(within(viewer).queryByText(/Anna Roca/), 'a drawing names nobody').toBeNull()
  expect(within(viewer).getByText('3 de 3')).toBeInTheDocument()
  expect(within(viewer).getByRole('button', { name: 'Següent' })).toBeDisabled()
  await userEvent.keyboard('{Home}')
  expect(within(viewer).getByText('1 de 3')).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByText('1 de 3')).toBeInTheDocument()
})

it('the close button closes the full-screen picture', async () => {
  render(gallery)
  await userEvent.click(screen.getByRole('button', { name: 'A tota la pantalla' }))
  const viewer = await screen.findByRole('dialog')
  await userEvent.click(within(viewer).getByRole('button', { name: 'Tanca' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
