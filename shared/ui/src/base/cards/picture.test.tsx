import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Picture } from './picture.tsx'

const asked = () => document.head.querySelectorAll('link[rel="preload"][as="image"]')

it('asks for the picture of the first view while the screen is still being rendered', () => {
  render(
    <Picture
      src="/media/g/alba-800.avif"
      srcSet="/media/g/alba-480.avif 480w, /media/g/alba-800.avif 800w"
      sizes="100vw"
      alt="Alba"
      priority
    />,
  )
  const [link] = asked()
  expect(link?.getAttribute('imagesrcset')).toBe(screen.getByRole('img').getAttribute('srcset'))
  expect(link?.getAttribute('imagesizes')).toBe(screen.getByRole('img').getAttribute('sizes'))
})

it('lets every other picture wait until it is near', () => {
  const before = asked().length
  render(<Picture src="/media/g/bosc-800.avif" alt="Bosc" />)
  expect(asked()).toHaveLength(before)
  expect(screen.getByRole('img').getAttribute('loading')).toBe('lazy')
})

it('shows a photograph in a few pixels until it is there, and keeps in sight what matters of it', () => {
  const { container } = render(
    <Picture
      src="/media/g/cova-800.avif"
      alt="Cova"
      color="#a8442a"
      blur="data:image/webp;base64,UklGRg"
      focus="30% 60%"
    />,
  )
  expect(container.firstElementChild).toHaveStyle({
    backgroundImage: 'url("data:image/webp;base64,UklGRg")',
    backgroundPosition: '30% 60%',
  })
  expect(screen.getByRole('img')).toHaveStyle({ objectPosition: '30% 60%' })
})
