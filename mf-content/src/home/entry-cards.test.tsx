import '@testing-library/jest-dom/vitest'
import { makeEvent } from '@sureda/testing/content-factories'
import type { Answers } from '@sureda/testing/fake-api'
import { renderScreen } from '@sureda/testing/render-screen'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import { fakePosition } from '../shared/geo/fake-position.ts'
import home from './home-screen.tsx'

const QUIET: Answers = {
  ...{ 'GET /news': [], 'GET /experiences': [] },
  ...{ 'GET /routes': [], 'GET /notification-cards/guest': [] },
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('names an event that begins today on the agenda card, not one that has run for weeks or is over', async () => {
  fakePosition('never')
  vi.useFakeTimers({ now: new Date('2026-11-21T11:30:00Z'), toFake: ['Date'] })
  await renderScreen(home, {
    path: '/inicio',
    visitor: 'guest',
    words: { content: ca },
    answers: {
      ...QUIET,
      'GET /events': [
        makeEvent({
          id: 'ev-over',
          title: 'Esmorzar',
          start_datetime: '2026-11-21T08:00:00Z',
          end_datetime: '2026-11-21T10:00:00Z',
        }),
        makeEvent({
          id: 'ev-expo',
          title: 'Exposició',
          start_datetime: '2026-11-01T09:00:00Z',
          end_datetime: '2026-12-20T18:00:00Z',
        }),
        makeEvent({
          id: 'ev-cinema',
          title: 'Cinema',
          start_datetime: '2026-11-21T19:30:00Z',
          end_datetime: '2026-11-21T21:00:00Z',
        }),
      ],
    },
  })
  const ways = within(screen.getByRole('navigation', { name: 'Per on començar' }))
  expect(await ways.findByText('Cinema')).toBeVisible()
})
