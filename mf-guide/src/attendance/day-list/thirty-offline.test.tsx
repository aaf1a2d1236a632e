import 'fake-indexeddb/auto'
import type { MarkAnswer } from '@sureda/contract/schemas/guides/attendance'
import { restoreOutbox, useOutbox } from '@sureda/remote/offline'
import { replayOutbox } from '@sureda/remote/replay'
import { noNetwork } from '@sureda/testing/fake-api'
import { renderElement } from '@sureda/testing/render-screen'
import { act } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import ca from '../../../locales/ca.json' with { type: 'json' }
import { type MarkAction, type MarkNote, useMarking } from '../use-marking.ts'

afterEach(() => vi.restoreAllMocks())

let note: (action: MarkAction) => Promise<MarkNote> = async () => 'refused'
function Fixture() {
  note = useMarking('2026-12-05')
  return null
}

const answerTo = (body: unknown): MarkAnswer[] =>
  (body as { reservation_id: string; at: string }[]).map(({ reservation_id, at }) => ({
    ...{ reservation_id, at, result: 'stored', code: null, message: null },
    ...{ status: 'completed', outcome: 'attended', attendance: null },
  }))

it('stores thirty marks without network beyond the end of the page, and sends each once', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { api, unmount } = await renderElement(<Fixture />, {
    visitor: 'guide',
    words: { guide: ca },
    answers: { 'POST /guide/attendance': noNetwork },
  })
  const ids = Array.from({ length: 30 }, (_, n) => `r-${n}`)
  await act(async () => {
    for (const id of ids) expect(await note({ id, name: id, what: 'here' })).toBe('waiting')
  })
  expect(api.callsOf('POST /guide/attendance')).toEqual([])
  expect(useOutbox.getState().items).toHaveLength(30)

  // the tab is closed; another page opens later
  unmount()
  useOutbox.setState({ items: [] })
  await restoreOutbox()
  expect(useOutbox.getState().items).toHaveLength(30)

  onLine.mockReturnValue(true)
  const there = await renderElement(<Fixture />, {
    visitor: 'guide',
    words: { guide: ca },
    answers: {
      'POST /guide/attendance': ({ body }: { body: unknown }) => answerTo(body),
      'GET /guide/manifest': { date: '2026-12-05', made_at: '', slots: [] },
    },
  })
  expect(await replayOutbox()).toMatchObject({ sent: 30, refused: [] })
  const sent = there.api.callsOf('POST /guide/attendance')
  expect(sent.map((call) => (call.body as { reservation_id: string }[])[0]?.reservation_id)).toEqual(ids)
  expect(new Set(sent.map((call) => call.headers.get('idempotency-key'))).size).toBe(30)
  const devices = sent.map((call) => (call.body as { device: string }[])[0]?.device)
  expect(new Set(devices).size).toBe(1)
  expect(useOutbox.getState().items).toEqual([])
})
