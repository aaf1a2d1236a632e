import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import { rememberedGames, rememberGame } from './finished-games.ts'

it('stores each finished game once, also for the next visit', async () => {
  await rememberGame('g-1')
  await rememberGame('g-2')
  await rememberGame('g-1')
  expect((await rememberedGames()).sort()).toEqual(['g-1', 'g-2'])
})
