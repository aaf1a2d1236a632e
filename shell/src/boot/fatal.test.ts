// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { showFatal } from './fatal.ts'

it('says in three languages that the app could not be opened, each with a retry', () => {
  const root = document.body.appendChild(document.createElement('div'))
  showFatal(root)
  expect(within(screen.getByRole('main')).getByRole('alert').textContent).toContain(
    'The app could not be opened',
  )
  expect(screen.getAllByRole('button')).toHaveLength(3)
})
