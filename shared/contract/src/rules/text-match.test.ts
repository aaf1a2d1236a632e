import { expect, it } from 'vitest'
import { folded, matchesText } from './text-match.ts'

it('finds names without accents, signs or case', () => {
  expect(matchesText('cassa', ['Cassà de la Selva'])).toBe(true)
  expect(matchesText('SANT SEBASTIA', ['Sant Sebastià de la Guarda'])).toBe(true)
  expect(matchesText('collegi', ['Col·legi'])).toBe(true)
  expect(matchesText('strasse', ['Straße'])).toBe(true)
})

it('finds hyphened and apostrophed names written apart and together', () => {
  expect(matchesText('xic xec', ['Sopar de xic-xec'])).toBe(true)
  expect(matchesText('xicxec', ['Sopar de xic-xec'])).toBe(true)
  expect(matchesText('lestartit', ['L’Estartit'])).toBe(true)
  expect(matchesText('santpelai', ['Sant Pelai'])).toBe(true)
})

it('finds local names in any spelling', () => {
  const texts = ['Volta al Puig d’Arques', 'Romanyà de la Selva', 'Cel·la Cruïlles-Monells']
  for (const typed of ['romanya', 'ROMANYÀ selva', 'puig darques', 'd’arques', 'cella', 'cruilles monells'])
    expect(matchesText(typed, texts), typed).toBe(true)
  expect(matchesText('fitor', texts)).toBe(false)
  expect(matchesText('<script>', texts)).toBe(false)
})

it('requires every word, in any position', () => {
  expect(matchesText('museu palafrugell', ['Museu del Suro', 'Palafrugell'])).toBe(true)
  expect(matchesText('museu girona', ['Museu del Suro', null, undefined])).toBe(false)
})

it('matches everything for an empty query, and nothing for punctuation only', () => {
  expect(matchesText('  ', ['Museu'])).toBe(true)
  expect(matchesText('!!!', ['Museu'])).toBe(false)
  expect(folded('  L’Àbac — 2  ')).toBe('l abac 2')
})
