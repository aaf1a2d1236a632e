// @vitest-environment jsdom
import type { OutboxItem } from '@sureda/remote/offline'
import { type ReplayReport, replayOutbox } from '@sureda/remote/replay'
import { setVisitor } from '@sureda/testing/fake-session'
import { initI18n } from '@sureda/testing/i18n'
import { toastQueue } from '@sureda/ui/core'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startOutboxSync } from './outbox-sync.ts'

vi.mock('@sureda/remote/replay', () => ({ replayOutbox: vi.fn() }))

const toasts = () => toastQueue.snapshot().map(({ text }) => text)
let stop: () => void = () => {}

/** Triggers the next run. */
async function send(run: Promise<ReplayReport>): Promise<void> {
  vi.mocked(replayOutbox).mockReturnValue(run)
  dispatchEvent(new Event('online'))
  await run
}
const sent = (count: number): Promise<ReplayReport> =>
  Promise.resolve({ sent: count, graded: [], refused: [], expired: [] })

beforeEach(async () => {
  await initI18n('es')
  setVisitor('member')
  vi.mocked(replayOutbox).mockReturnValue(sent(0))
  stop = startOutboxSync()
})
afterEach(() => {
  stop()
  for (const { id } of toastQueue.snapshot()) toastQueue.dismiss(id)
})

it('counts the actions of several runs together, as long as the message is shown', async () => {
  await send(sent(1))
  await send(sent(1))
  await send(sent(1))
  expect(toasts()).toEqual(['3 acciones enviadas'])
  for (const { id } of toastQueue.snapshot()) toastQueue.dismiss(id)
  await send(sent(1))
  expect(toasts()).toEqual(['1 acción enviada'])
})

it('counts a run once, however often it was requested meanwhile', async () => {
  const run = sent(2)
  await Promise.all([send(run), send(run), send(run)])
  expect(toasts()).toEqual(['2 acciones enviadas'])
})

it('tells a guest the result of a waiting answer, without points', async () => {
  setVisitor('guest')
  const item = { kind: 'game', userId: '', title: 'La saca' } as OutboxItem
  const graded = [{ item, answer: { data: { correct: true, points_awarded: 0 } } }]
  await send(Promise.resolve({ sent: 0, graded, refused: [], expired: [] }))
  expect(toasts()).toEqual(['La saca: ¡correcto!'])
})
