import '@testing-library/jest-dom/vitest'
import { renderElement } from '@sureda/testing/render-screen'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import ca from '../../../locales/ca.json' with { type: 'json' }
import { useTracking } from '../walk/tracker.ts'
import { NextStopRow } from './next-stop-row.tsx'
import { TrackingAnnouncements } from './tracking-announcements.tsx'

const empty = useTracking.getState()
afterEach(() => act(() => useTracking.setState(empty)))

const FIX = { at: 0, latitude: 41.9, longitude: 3, accuracy: 8, elevation: null, course: null }
const FONT = {
  name: 'Font de l’Arç',
  latitude: 41.91,
  longitude: 3,
  along: 1100,
  left: 1100,
  climbLeft: 85,
  isStart: false,
}
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

it('shows the next stop with distance, direction and climb, and announces it once', async () => {
  useTracking.setState({ phase: 'on', fix: FIX, next: FONT })
  await renderElement(
    <>
      <NextStopRow />
      <TrackingAnnouncements />
    </>,
    { words: { map: ca } },
  )
  expect(screen.getByText('Font de l’Arç')).toBeVisible()
  expect(screen.getByText('1,1 km, direcció nord')).toBeVisible()
  expect(screen.getByText('Queden 85 m de pujada fins al final.')).toBeVisible()
  expect(said()).toContain('Següent: Font de l’Arç. 1,1 km, direcció nord.')
  // a change of the distance is shown, not announced
  act(() => useTracking.setState({ next: { ...FONT, left: 400 } }))
  expect(screen.getByText('400 m, direcció nord')).toBeVisible()
  expect(said()).toContain('Següent: Font de l’Arç. 1,1 km, direcció nord.')
  act(() => useTracking.setState({ next: { ...FONT, name: null, left: 600, climbLeft: 0 } }))
  expect(said()).toContain('Següent: Final de la ruta. 600 m, direcció nord.')
  expect(screen.queryByText(/de pujada/)).toBeNull()
  act(() => useTracking.setState({ phase: 'paused' }))
  expect(said()).not.toContain('Següent: Final de la ruta. 600 m, direcció nord.')
})
