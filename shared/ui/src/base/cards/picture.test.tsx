import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { Picture } from './picture.tsx'

const asked = () => document.head.querySelectorAll('link[rel="preload"][as="image"]')

it('preloads the picture of the first view while the screen is still being rendered', () => {
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

it('loads every other picture only when it is near', () => {
  const before = asked().length
  render(<Picture src="/media/g/bosc-800.avif" alt="Bosc" />)
  expect(asked()).toHaveLength(before)
  expect(screen.getByRole('img').getAttribute('loading')).toBe('lazy')
})

it('shows a tiny preview of a photograph until it is loaded, and crops around its focal point', () => {
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

it('is visible in plain HTML with its shape, and the first one has priority', () => {
  const html = renderToString(
    <>
      <Picture src="/media/g/alba-800.avif" alt="Alba" ratio="4/3" priority />
      <Picture src="/media/g/bosc-800.avif" alt="Bosc" ratio="16/9" color="#a8442a" />
    </>,
  )
  const [first = '', second = ''] = html.match(/<img[^>]+>/g) ?? []
  expect(first).toContain('fetchPriority="high"')
  expect(first).toContain('loading="eager"')
  expect(first).toContain('width="800" height="600"')
  expect(second).toContain('width="3200" height="1800"')
  expect(html).not.toContain('data-loading')
  expect(html).toContain('background-color:#a8442a')
})

it('fades in a picture that arrives after its screen, and does not hide a loaded one', () => {
  const complete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
  const { rerender } = render(<Picture src="/media/g/bosc-800.avif" alt="Bosc" />)
  expect(screen.getByRole('img')).toHaveAttribute('data-loading')
  fireEvent.load(screen.getByRole('img'))
  expect(screen.getByRole('img')).not.toHaveAttribute('data-loading')
  rerender(<Picture src="/media/g/cova-800.avif" alt="Cova" />)
  expect(screen.getByRole('img')).toHaveAttribute('data-loading')
  complete.mockReturnValue(true)
  rerender(<Picture src="/media/g/alba-800.avif" alt="Alba" />)
  expect(screen.getByRole('img')).not.toHaveAttribute('data-loading')
  complete.mockRestore()
})
