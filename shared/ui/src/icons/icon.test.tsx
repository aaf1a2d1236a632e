import { render, screen } from '@testing-library/react'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { drawIcon, Icon, type IconName, loadIcons } from './icon.tsx'
import { corePaths } from './icon-paths.ts'
import { laterPaths } from './icon-paths-later.ts'
import { subjectPaths } from './icon-paths-subject.ts'

it('hides an icon beside a text from screen readers, and exposes one with a label as an image', () => {
  const { container } = render(
    <>
      <Icon name="home" />
      <Icon name="star" label="Destacat" />
    </>,
  )
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  expect(screen.getByRole('img', { name: 'Destacat' })).toBeInTheDocument()
})

it('draws a frequent icon at once, and a rarer one when its chunk arrives', async () => {
  const { container } = render(
    <>
      <Icon name="home" />
      <Icon name="trees" />
      <Icon name="dolmen" />
    </>,
  )
  const [home, trees, dolmen] = container.querySelectorAll('path')
  expect(home?.getAttribute('d')).toMatch(/^M/)
  await loadIcons()
  await expect.poll(() => trees?.getAttribute('d')).toMatch(/^M/)
  await expect.poll(() => dolmen?.getAttribute('d')).toMatch(/^M/)
})

it('draws an icon whose paths arrive while its screen is still being rendered', async () => {
  vi.resetModules()
  const { Icon: FreshIcon, loadIcons: loadFresh } = await import('./icon.tsx')
  const container = document.createElement('div')
  const root = createRoot(container)
  let arrived = false
  // each step takes longer than a rendering slice, so that the icons arrive between two of them
  function Step() {
    const end = performance.now() + 8
    while (performance.now() < end);
    return null
  }
  function Start() {
    void loadFresh().then(() => {
      arrived = true
    })
    return <FreshIcon name="trees" />
  }
  const steps = Array.from({ length: 60 }, (_, i) => i)
  let before: boolean | undefined
  function End() {
    before ??= arrived
    return null
  }
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  startTransition(() =>
    root.render(
      <>
        <Start />
        {steps.map((step) => (
          <Step key={step} />
        ))}
        <End />
      </>,
    ),
  )
  await vi.waitFor(() => expect(container.querySelector('path')).not.toBeNull(), 5_000)
  expect(before).toBe(true)
  expect(container.querySelector('path')?.getAttribute('d')).toMatch(/^M/)
  root.unmount()
  vi.unstubAllGlobals()
})

it('has an icon for every term of the specification that needs one', () => {
  // transport, roof and services, meals, games, genres, terrain, modality, audience, layers
  const wanted: IconName[] = [
    ...([
      'plane',
      'train',
      'bus',
      'car',
      'motorbike',
      'bike',
      'footprints',
      'metro',
      'taxi',
      'horse',
    ] as const),
    ...(['hotel', 'apartment', 'farmhouse', 'tent', 'hostel'] as const),
    ...(['air-conditioning', 'heating', 'minibar', 'spa'] as const),
    ...(['breakfast', 'lunch', 'dinner', 'groceries'] as const),
    ...(['choose-word', 'choose-image', 'quiz', 'hangman'] as const),
    ...(['castle', 'scroll', 'drum', 'leaf', 'axe', 'ghost', 'factory', 'feather', 'utensils'] as const),
    ...(['sand', 'asphalt', 'earth', 'rocks', 'mixed-ground', 'loop', 'one-way', 'out-and-back'] as const),
    ...(['flower', 'sun', 'oak-leaf', 'snowflake', 'all-year'] as const),
    ...(['accessibility', 'cane', 'stroller', 'family', 'couple', 'sport', 'users', 'user'] as const),
    ...(['satellite', 'contours', 'map', 'bed', 'store', 'landmark', 'binoculars'] as const),
  ]
  const drawn = { ...corePaths, ...laterPaths, ...subjectPaths }
  for (const name of wanted) expect(drawn[name], name).toMatch(/^M/)
})

it('the three icon sets have no name in common', () => {
  const names = [corePaths, laterPaths, subjectPaths].flatMap((sheet) => Object.keys(sheet))
  expect(new Set(names).size).toBe(names.length)
})

it('draws into a path outside of React, too', async () => {
  const [home, dolmen] = ['home', 'dolmen'].map((name) => {
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
    drawIcon(path, name as IconName)
    return path
  })
  expect(home?.getAttribute('d')).toBe(corePaths.home)
  await expect.poll(() => dolmen?.getAttribute('d')).toBe(subjectPaths.dolmen)
})
