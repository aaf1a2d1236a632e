import 'fake-indexeddb/auto'
import { clearOutbox } from '@sureda/remote/offline'
import { type Answers, noNetwork, problem } from '@sureda/testing/fake-api'
import { renderElement } from '@sureda/testing/render-screen'
import { act, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import { restoreMarks, storeMark, unansweredMarks, usePhoneMarks } from './phone-marks.ts'
import { type MarkAction, type MarkNote, useMarking, useStoredMarks } from './use-marking.ts'

const POST = 'POST /guide/attendance'
const DAY = '2026-12-05'
let mark: (action: MarkAction) => Promise<MarkNote> = async () => 'refused'
let marks: ReturnType<typeof usePhoneMarks> = new Map()
function Marking() {
  mark = useMarking(DAY)
  marks = usePhoneMarks()
  return null
}
function DayList() {
  useStoredMarks()
  return null
}
const open = (element: ReactElement, answers: Answers) =>
  renderElement(element, {
    ...{ visitor: 'guide', words: { guide: ca } },
    answers: { 'GET /guide/manifest': { date: DAY, made_at: '', slots: [] }, ...answers },
  })
const answerTo = (result: 'stored' | 'refused', message: string | null = null) => ({
  ...{ at: '', result, code: null, message, status: null, outcome: null, attendance: null },
})
afterEach(async () => {
  vi.restoreAllMocks()
  await clearOutbox()
})

it('removes a mark that the server refuses, and says why with the name', async () => {
  const { shell } = await open(<Marking />, {
    [POST]: [{ reservation_id: 'r-1', ...answerTo('refused', 'Massa tard') }],
  })
  await act(async () => expect(await mark({ id: 'r-1', name: 'Neus', what: 'here' })).toBe('refused'))
  expect(shell.toasts.map(({ text }) => text)).toEqual(['Neus: Massa tard'])
  expect(marks.has('r-1')).toBe(false)
})

it('removes a mark when the call fails, so that the list shows what the server has', async () => {
  const { shell } = await open(<Marking />, { [POST]: problem(403, 'forbidden') })
  await act(async () => expect(await mark({ id: 'r-2', name: 'Marc', what: 'here' })).toBe('refused'))
  expect(shell.toasts).toHaveLength(1)
  expect(marks.has('r-2')).toBe(false)
})

it('takes back an unsent mark without sending anything', async () => {
  const { api } = await open(<Marking />, { [POST]: noNetwork })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await act(async () => expect(await mark({ id: 'r-3', what: 'here' })).toBe('waiting'))
  expect(marks.get('r-3')).toMatchObject({ attended: true, isAnswered: false })
  await act(async () => expect(await mark({ id: 'r-3', what: 'taken-back' })).toBe('waiting'))
  expect(marks.has('r-3')).toBe(false)
  expect(api.callsOf(POST)).toEqual([])
})

it('sends a mark again that was on its way when an earlier page ended', async () => {
  await storeMark({
    reservation_id: 'r-4',
    attended: true,
    take_back: false,
    at: '2026-12-05T09:00:00.000Z',
    isAnswered: false,
  })
  await restoreMarks()
  const { api } = await open(<DayList />, { [POST]: [{ reservation_id: 'r-4', ...answerTo('stored') }] })
  await waitFor(() =>
    expect(api.callsOf(POST)[0]?.body).toMatchObject([
      { reservation_id: 'r-4', at: '2026-12-05T09:00:00.000Z' },
    ]),
  )
  await waitFor(() => expect(unansweredMarks()).toEqual([]))
})
