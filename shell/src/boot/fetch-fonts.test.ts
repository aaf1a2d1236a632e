import { expect, it, vi } from 'vitest'
import { fetchFonts } from './fetch-fonts.ts'

it('fetches the brand fonts once, and not their stand-ins', () => {
  const face = (family: string) => ({ family, load: vi.fn(() => Promise.reject(new Error('offline'))) })
  const [figtree, fallback] = [face('Figtree Variable'), face('Figtree Variable Fallback')]
  Object.assign(document, { fonts: new Set([figtree, fallback]) })
  fetchFonts()
  fetchFonts()
  expect(figtree.load).toHaveBeenCalledOnce()
  expect(fallback.load).not.toHaveBeenCalled()
})
