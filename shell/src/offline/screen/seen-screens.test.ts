// @vitest-environment jsdom
import { clearCache } from '@sureda/remote/device'
import { beforeEach, expect, it } from 'vitest'
import { recordSeenScreen, seenScreens } from './seen-screens.ts'

beforeEach(() => localStorage.clear())

const note = (path: string, title: string, now?: number) =>
  recordSeenScreen({ path, title, language: 'es' }, now)

it('lists the last opened screens first, each once, with a limit', () => {
  for (let count = 0; count < 30; count++) note(`/rutas/${count}`, `Ruta ${count}`, count + 1)
  note('/rutas/12', 'Ruta 12', 100)
  expect(seenScreens('es').slice(0, 2)).toEqual([
    { path: '/rutas/12', title: 'Ruta 12', language: 'es', at: 100 },
    { path: '/rutas/29', title: 'Ruta 29', language: 'es', at: 30 },
  ])
  expect(seenScreens('es')).toHaveLength(20)
})

it('lists a screen in the language it was seen in, because its answers are stored in no other', () => {
  note('/rutas/pela', 'Ruta de la pela', 1)
  recordSeenScreen({ path: '/rutas/pela', title: 'Ruta de la pela (ca)', language: 'ca' }, 2)
  note('/agenda', 'Agenda', 3)
  expect(seenScreens('es').map(({ title }) => title)).toEqual(['Agenda', 'Ruta de la pela'])
  expect(seenScreens('ca').map(({ title }) => title)).toEqual(['Ruta de la pela (ca)'])
  expect(seenScreens('fr')).toEqual([])
})

it('does not list screens that an earlier version stored without a language', () => {
  localStorage.setItem('cache:seen-screens', '{"screens":[{"path":"/agenda","title":"Agenda","at":1}]}')
  expect(seenScreens('es')).toEqual([])
  note('/mapa', 'Mapa')
  expect(seenScreens('es').map(({ path }) => path)).toEqual(['/mapa'])
})

it('is deleted when a person signs out', () => {
  note('/reservas', 'Mis reservas')
  clearCache()
  expect(seenScreens('es')).toEqual([])
})

it('ignores invalid stored values', () => {
  for (const junk of ['garbage', 'null', '{"screens":[{"path":"https://x.test","title":"x"}]}']) {
    localStorage.setItem('cache:seen-screens', junk)
    expect(seenScreens('es')).toEqual([])
  }
})
