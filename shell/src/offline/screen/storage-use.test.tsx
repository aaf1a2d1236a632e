// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { useSession } from '@sureda/remote/session'
import { initI18n } from '@sureda/testing/i18n'
import { render, screen } from '@testing-library/react'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aPack, fakeCaches, fakeServer } from '../fake-phone.testing.ts'
import { openSaved } from '../packs/pack-content.ts'
import { deletePack, savePack } from '../packs/save-pack.ts'
import { StorageUse } from './storage-use.tsx'

const SUBJECT = { kind: 'route', id: 'rt-suro', title: 'El camí del suro' } as const

beforeEach(async () => {
  await initI18n('ca')
  useSession.setState({ language: 'ca' })
  fakeCaches()
  fakeServer(aPack('v1', ['a', 'b']))
  // a browser that reports what is really stored
  const estimate = async () => ({
    quota: 1_000_000_000,
    usage: (await (await openSaved()).keys()).length * 1_000_000,
  })
  vi.stubGlobal('navigator', { ...navigator, onLine: true, storage: { estimate } })
})
afterEach(() => vi.unstubAllGlobals())

it('measures again after a deletion has finished', async () => {
  await savePack(SUBJECT)
  // two pictures, the answer, and the mark that all answers were stored
  render(<StorageUse />)
  expect(await screen.findByText(/L’aplicació ocupa 4 MB/)).toBeTruthy()
  await act(() => deletePack('route/rt-suro'))
  expect(await screen.findByText(/L’aplicació ocupa 0 kB/)).toBeTruthy()
})
