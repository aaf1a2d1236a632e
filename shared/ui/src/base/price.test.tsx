import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Price } from './price.tsx'

/** Imitates a browser's translator: each text becomes a `font` with other text. */
function translate(element: Element) {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const font = document.createElement('font')
    font.textContent = text.data
    text.replaceWith(font)
  }
}

it('updates amount and count after a browser’s translator has changed the page', () => {
  const { container, rerender } = render(<Price amount="24 €" suffix="12 € × 2" prefix="from" />)
  translate(container)
  rerender(<Price amount="36 €" suffix="12 € × 3" prefix="from" />)
  expect(container.textContent).toBe('from 36 € 12 € × 3')
  expect(screen.getByText('36 €')).toBeInstanceOf(HTMLElement)
})
