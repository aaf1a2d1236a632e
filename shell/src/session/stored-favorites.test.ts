// @vitest-environment jsdom
import { clearCache } from '@sureda/remote/device'
import { setFavorites, useSession } from '@sureda/remote/session'
import { setVisitor } from '@sureda/testing/fake-session'
import { makeUser } from '@sureda/testing/people'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { restoreFavorites } from './stored-favorites.ts'

const favorites = () => [...useSession.getState().favorites]
let stop: () => void
const julia = makeUser({ id: 'julia' })

beforeEach(() => {
  localStorage.clear()
  setVisitor(julia)
  stop = restoreFavorites()
})

afterEach(() => stop())

/** A reloaded page: memory is lost. */
function reload(user = julia): void {
  stop()
  setVisitor(user)
  stop = restoreFavorites()
}

it('shows the stored favorites after a reload, also without a server', () => {
  setFavorites(['route:rt-suro', 'story:st-pela'])
  setFavorites(['route:rt-suro'])
  reload()
  expect(favorites()).toEqual(['route:rt-suro'])
})

it('belongs to one person, and is deleted at sign-out', () => {
  setFavorites(['route:rt-suro'])
  reload(makeUser({ id: 'marti' }))
  expect(favorites()).toEqual([])
  reload()
  setFavorites(['route:rt-suro'])
  clearCache()
  reload()
  expect(favorites()).toEqual([])
})

it('ignores invalid stored values', () => {
  localStorage.setItem('cache:hearts', '{"userId":"julia","hearts":7}')
  reload()
  expect(favorites()).toEqual([])
})
