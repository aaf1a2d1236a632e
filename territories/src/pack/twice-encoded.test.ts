import { expect, it } from 'vitest'
import { beforeSecondEncoding } from './twice-encoded.ts'

it.each([
  ['AquÃ\u00ad va la notÃ\u00adcia', 'Aquí va la notícia'],
  ['Wir haben geÃ¶ffnet', 'Wir haben geöffnet'],
  ['Lâ€™app', 'L’app'],
  ['5 â‚¬', '5 €'],
  ['Castanyer ðŸŒ³', 'Castanyer 🌳'],
  ['Ã‰s', 'És'],
])('reads %s as %s', (text, meant) => {
  expect(beforeSecondEncoding(text)).toBe(meant)
})

it.each([
  'MANHÃ',
  '«MANHÃ»',
  'São João – Ã©',
  'L’Empordà',
  'Äpfel & Öl',
  'ÉTÉ',
  'forêt',
  '5 €',
  'Â',
  'plain',
])('takes %s for what it is', (text) => {
  expect(beforeSecondEncoding(text)).toBeUndefined()
})
