import '@testing-library/jest-dom/vitest'
import { setVisitor } from '@sureda/testing/fake-session'
import { initI18n } from '@sureda/testing/i18n'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LanguagePicker } from './language-picker.tsx'

let isOnline: boolean

beforeEach(async () => {
  await initI18n('ca')
  setVisitor('guest', { language: 'ca' })
  isOnline = true
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const picker = () => screen.getByRole('combobox', { name: 'Idioma' })

it('is disabled without network, says why, and is enabled with it', () => {
  render(<LanguagePicker />)
  expect(picker()).toBeEnabled()
  isOnline = false
  act(() => void dispatchEvent(new Event('offline')))
  expect(picker()).toBeDisabled()
  expect(picker()).toHaveAccessibleDescription('Sense connexió no es pot canviar d’idioma.')
  isOnline = true
  act(() => void dispatchEvent(new Event('online')))
  expect(picker()).toBeEnabled()
  expect(screen.queryByText(/^Sense connexió/)).toBeNull()
})
