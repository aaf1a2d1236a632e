import { render, screen } from '@testing-library/react'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { allowStoring } from '../app/can-store.ts'

let lineIsDown = false
// its code is loaded lazily: this tests what happens while it cannot be loaded
vi.mock('./save-offline-card.tsx', () => ({
  get SaveOfflineCard() {
    if (lineIsDown) throw new TypeError('Loading chunk failed')
    return ({ title }: { title: string }) => <h2>{title}</h2>
  },
}))

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('caches', {})
  vi.stubGlobal('indexedDB', {})
  vi.stubGlobal('navigator', { ...navigator, onLine: true, serviceWorker: {} })
})

it('loads the offer again when the network is back, and leaves no gap until then', async () => {
  const { SaveOfflineOffer } = await import('./save-offline-offer.tsx')
  const keep = await import('../app/can-store.ts')
  keep.allowStoring(true)
  lineIsDown = true
  const { container } = render(<SaveOfflineOffer kind="route" id="r" title="The path" />)
  await vi.waitFor(() => expect(container.innerHTML).toBe(''))
  lineIsDown = false
  await act(async () => {
    Object.assign(navigator, { onLine: false })
    dispatchEvent(new Event('offline'))
  })
  await act(async () => {
    Object.assign(navigator, { onLine: true })
    dispatchEvent(new Event('online'))
  })
  expect(await screen.findByRole('heading', { name: 'The path' })).toBeTruthy()
})

it('renders nothing where nothing can be stored', async () => {
  const { SaveOfflineOffer } = await import('./save-offline-offer.tsx')
  allowStoring(false)
  const { container } = render(<SaveOfflineOffer kind="route" id="r" title="The path" />)
  expect(container.innerHTML).toBe('')
})

it('reserves its space in the server’s page, and hydrates without a difference', async () => {
  const { SaveOfflineOffer } = await import('./save-offline-offer.tsx')
  const keep = await import('../app/can-store.ts')
  const offer = <SaveOfflineOffer kind="route" id="r" title="The path" />
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(offer)
  expect(root.children).toHaveLength(1)
  keep.allowStoring(false)
  const differs = vi.fn()
  await act(async () => hydrateRoot(root, offer, { onRecoverableError: differs }))
  expect(differs).not.toHaveBeenCalled()
  expect(root.innerHTML).toBe('')
})
