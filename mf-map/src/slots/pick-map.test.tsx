import '@testing-library/jest-dom/vitest'
import type { SlotProps } from '@sureda/remote/shell'
import { renderElement } from '@sureda/testing/render-screen'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import { fakeBrowser, fakePosition } from '../testing/fake-browser.ts'
import { outlinesAnswer, tenantWithOutlines } from '../testing/small-outlines.ts'
import slot from './pick-map.tsx'

const { Component: PickMap } = slot
type Place = Parameters<SlotProps['map.pick']['onPick']>[0]

function Form({ start = null, onPick }: { start?: Place | null; onPick: (place: Place) => void }) {
  const [place, setPlace] = useState(start)
  return (
    <PickMap
      label="Punt de trobada"
      latitude={place?.latitude ?? null}
      longitude={place?.longitude ?? null}
      onPick={(next) => {
        setPlace(next)
        onPick(next)
      }}
    />
  )
}
const open = async (start: Place | null, onPick = vi.fn()) => {
  await renderElement(<Form start={start} onPick={onPick} />, {
    words: { map: ca },
    tenant: tenantWithOutlines(),
    answers: outlinesAnswer,
  })
  await screen.findByRole('button', { name: 'Apropa' })
  return { onPick, map: screen.getByRole('application', { name: 'Punt de trobada' }) }
}

beforeEach(() => {
  fakeBrowser()
  fakePosition({ latitude: 41.95, longitude: 2.8, accuracy: 20 }, 'granted')
})
afterEach(() => vi.unstubAllGlobals())

// this test comes first, because a part stays loaded
it('preserves the focus when the map replaces the drawn one', async () => {
  await renderElement(<Form onPick={vi.fn()} />, {
    words: { map: ca },
    tenant: tenantWithOutlines(),
    answers: outlinesAnswer,
  })
  const drawn = screen.getByRole('application', { name: 'Punt de trobada' })
  drawn.focus()
  await screen.findByRole('button', { name: 'Apropa' })
  expect(drawn).not.toBeInTheDocument()
  expect(screen.getByRole('application', { name: 'Punt de trobada' })).toHaveFocus()
})

it('moves the place with the arrow keys and names its town', async () => {
  const { onPick, map } = await open({ latitude: 41.8878, longitude: 2.8752 })
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Cassà de la Selva/))
  fireEvent.keyDown(map, { key: 'ArrowUp' })
  expect(onPick.mock.lastCall?.[0].latitude).toBeGreaterThan(41.8878)
  expect(onPick.mock.lastCall?.[0].longitude).toBeCloseTo(2.8752, 4)
  const wide = onPick.mock.lastCall?.[0].latitude - 41.8878
  fireEvent.keyDown(map, { key: 'ArrowUp', shiftKey: true })
  expect(onPick.mock.lastCall?.[0].latitude - 41.8878 - wide).toBeLessThan(wide / 2)
})

it('sets the place by Enter where none is set yet', async () => {
  const { onPick, map } = await open(null)
  expect(screen.getByText('Toca el mapa on hi ha el lloc.')).toBeVisible()
  fireEvent.keyDown(map, { key: 'Enter' })
  expect(onPick).toHaveBeenCalledOnce()
})

it('uses the own position, and says why when there is none', async () => {
  const { onPick } = await open(null)
  await userEvent.click(screen.getByRole('button', { name: 'On soc' }))
  await waitFor(() => expect(onPick).toHaveBeenCalledWith({ latitude: 41.95, longitude: 2.8 }))
  fakePosition({ code: 1 }, 'denied')
  await userEvent.click(screen.getByRole('button', { name: 'On soc' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/ubicació/)
})
