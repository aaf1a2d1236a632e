import { clearCache } from '@sureda/remote/cache-storage'
import { beforeEach, expect, it } from 'vitest'
import { noteSeen, seenScreens } from './seen-screens.ts'

beforeEach(() => localStorage.clear())

it('lists what was opened last first, each once, and not without end', () => {
  for (let count = 0; count < 30; count++) noteSeen(`/rutas/${count}`, `Ruta ${count}`, count + 1)
  noteSeen('/rutas/12', 'Ruta 12', 100)
  expect(seenScreens().slice(0, 2)).toEqual([
    { path: '/rutas/12', title: 'Ruta 12', at: 100 },
    { path: '/rutas/29', title: 'Ruta 29', at: 30 },
  ])
  expect(seenScreens()).toHaveLength(20)
})

it('goes with everything else when somebody signs out', () => {
  noteSeen('/reservas', 'Mis reservas')
  clearCache()
  expect(seenScreens()).toEqual([])
})

it('takes junk in the storage for nothing seen', () => {
  for (const junk of ['garbage', 'null', '{"screens":[{"path":"https://x.test","title":"x"}]}']) {
    localStorage.setItem('cache:seen-screens', junk)
    expect(seenScreens()).toEqual([])
  }
})
