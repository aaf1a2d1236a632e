// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import '@testing-library/jest-dom/vitest'
import { initI18n } from '@sureda/testing/i18n'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { SavedList } from './saved-list.tsx'

afterEach(cleanup)

it('reserves its space before the list is read', async () => {
  await initI18n('ca')
  render(<SavedList />)
  expect(screen.getByRole('status', { name: 'S’està carregant…' })).toBeInTheDocument()
  expect(await screen.findByRole('heading', { name: 'Encara no has desat res' })).toBeVisible()
  expect(screen.queryByRole('status')).toBeNull()
})
