import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import { readFinishedGames, saveFinishedGame } from './finished-games.ts'

it('stores each finished game once, also for the next visit', async () => {
  await saveFinishedGame('g-1')
  await saveFinishedGame('g-2')
  await saveFinishedGame('g-1')
  expect((await readFinishedGames()).sort()).toEqual(['g-1', 'g-2'])
})
