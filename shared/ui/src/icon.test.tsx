import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Icon, loadIcons } from './icon.tsx'

it('an icon beside words is silent, one with a label is a picture', () => {
  const { container } = render(
    <>
      <Icon name="home" />
      <Icon name="star" label="Destacat" />
    </>,
  )
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  expect(screen.getByRole('img', { name: 'Destacat' })).toBeInTheDocument()
})

it('a frequent icon is there at once, a rarer one draws itself when its chunk arrives', async () => {
  const { container } = render(
    <>
      <Icon name="home" />
      <Icon name="trees" />
    </>,
  )
  const [home, trees] = container.querySelectorAll('path')
  expect(home?.getAttribute('d')).toMatch(/^M/)
  await loadIcons()
  await expect.poll(() => trees?.getAttribute('d')).toMatch(/^M/)
})
