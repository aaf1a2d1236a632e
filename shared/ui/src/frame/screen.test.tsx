import '@testing-library/jest-dom/vitest'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Screen } from './screen.tsx'

const show = (title: string) => (
  <Screen key={title} title={title}>
    <button type="button">{title}</button>
  </Screen>
)

it('takes over the focus of the screen that it replaces', () => {
  const { rerender } = render(show('Relat'))
  screen.getByRole('main').focus()
  rerender(show('El Feliuet'))
  expect(screen.getByRole('main')).toHaveFocus()
})

it('takes no focus that was elsewhere', () => {
  const { rerender } = render(show('Relat'))
  screen.getByRole('main').blur()
  rerender(show('El Feliuet'))
  expect(document.body).toHaveFocus()
  rerender(
    <>
      <input />
      {show('El Feliuet')}
    </>,
  )
  screen.getByRole('textbox').focus()
  rerender(
    <>
      <input />
      {show('Les goges')}
    </>,
  )
  expect(screen.getByRole('textbox')).toHaveFocus()
})
