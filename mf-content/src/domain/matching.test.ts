import { expect, it } from 'vitest'
import { matchesText } from './matching.ts'

it('finds place names without their accents, hyphens and apostrophes', () => {
  const texts = ['Volta al Puig d’Arques', 'Romanyà de la Selva', 'Cel·la Cruïlles-Monells']
  for (const typed of ['romanya', 'ROMANYÀ selva', 'puig darques', 'd’arques', 'cella', 'cruilles monells'])
    expect(matchesText(typed, texts), typed).toBe(true)
  expect(matchesText('fitor', texts)).toBe(false)
})

it('finds a name written together, and everything when nothing is typed', () => {
  expect(matchesText('santpelai', ['Sant Pelai'])).toBe(true)
  expect(matchesText('  ', ['Sant Pelai'])).toBe(true)
  expect(matchesText('<script>', ['Sant Pelai'])).toBe(false)
})
