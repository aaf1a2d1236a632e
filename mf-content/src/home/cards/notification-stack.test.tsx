import '@testing-library/jest-dom/vitest'
import { clearOutbox, waitingItems } from '@sureda/remote/offline'
import { queryClient } from '@sureda/remote/query'
import { replayOutbox } from '@sureda/remote/replay'
import { makeNotificationCard } from '@sureda/testing/content-factories'
import { type Answers, noNetwork, problem } from '@sureda/testing/fake-api'
import { renderElement } from '@sureda/testing/render-screen'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import ca from '../../../locales/ca.json' with { type: 'json' }
import { notificationCards } from './notification-card-queries.ts'
import NotificationStack from './notification-stack.tsx'

const card = makeNotificationCard()
const DISMISS = 'POST /notification-cards/:id/dismiss'
const open = (dismissal: Answers[typeof DISMISS]) =>
  renderElement(<NotificationStack />, {
    visitor: 'member',
    words: { content: ca },
    answers: { 'GET /notification-cards': [card], [DISMISS]: dismissal },
  })
const putAway = async () => {
  await screen.findByText(card.title)
  await userEvent.click(screen.getByRole('button', { name: 'Tanca' }))
  await waitFor(() => expect(screen.queryByText(card.title)).toBeNull())
  await waitFor(() =>
    expect(queryClient.getQueryData(notificationCards('member').queryKey)?.data).toEqual([]),
  )
}

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()))
afterEach(async () => {
  await clearOutbox()
  vi.unstubAllGlobals()
})

it('shows a card again when the server refuses a dismissal that was made without network', async () => {
  const { api } = await open(() => noNetwork())
  await putAway()
  await waitFor(() => expect(waitingItems()).toHaveLength(1))
  api.answer({ [DISMISS]: () => problem(403, 'forbidden') })
  await act(() => replayOutbox())
  expect(waitingItems()).toEqual([])
  expect(await screen.findByText(card.title)).toBeVisible()
})

it('hides a card whose dismissal waits while the server still lists it', async () => {
  const { unmount } = await open(() => noNetwork())
  await putAway()
  await waitFor(() => expect(waitingItems()).toHaveLength(1))
  unmount()
  await queryClient.invalidateQueries()
  await open(() => noNetwork())
  await waitFor(() =>
    expect(queryClient.getQueryData(notificationCards('member').queryKey)?.data).toHaveLength(1),
  )
  expect(screen.queryByText(card.title)).toBeNull()
})
