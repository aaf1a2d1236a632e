import '@testing-library/jest-dom/vitest'
import { makeEventDetail } from '@sureda/testing/content-factories'
import { type Answers, problem } from '@sureda/testing/fake-api'
import { renderScreen } from '@sureda/testing/render-screen'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import detail from './event-detail-screen.tsx'

const open = (event: Answers[string]) =>
  renderScreen(detail, {
    path: '/agenda/:id',
    route: '/agenda/v-fira',
    words: { content: ca },
    answers: { 'GET /events/:id': event },
  })

afterEach(() => vi.unstubAllGlobals())

it('shows when, where, how it is rated and what it is about', async () => {
  await open(makeEventDetail({ end_datetime: '2026-11-28T20:00:00+01:00', price_note: 'Entrada lliure' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Fira del Tap' })).toBeVisible()
  expect(screen.getByText(/28 de nov.*10:00 – 20:00/)).toBeVisible()
  expect(screen.getByRole('img', { name: '4,5 de 5' })).toBeVisible()
  expect(screen.getByText('Entrada lliure')).toBeVisible()
  expect(screen.getByText('Tot el dia a la plaça.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Com arribar-hi' })).toBeVisible()
})

it('rates an event nobody has rated with the 4.5 of the specification', async () => {
  await open({ ...makeEventDetail(), rating: null })
  expect(await screen.findByRole('img', { name: '4,5 de 5' })).toBeVisible()
})

it('says that a date nobody has announced is an estimate', async () => {
  await open(makeEventDetail({ date_is_estimate: true }))
  expect(await screen.findByText('Data per confirmar')).toBeVisible()
})

it('warns before it says when and where', async () => {
  await open(makeEventDetail({ status_note: 'Accessos tancats pel foc.', status_date: '2026-07-05' }))
  const notice = await screen.findByText('Accessos tancats pel foc.')
  const when = screen.getByText(/28 de nov/)
  expect(notice.compareDocumentPosition(when)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('offers the date as a calendar file', async () => {
  const files: Blob[] = []
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
      revokeObjectURL: () => {},
    }),
  )
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await open(makeEventDetail({ date_is_estimate: true }))
  await userEvent.click(await screen.findByRole('button', { name: 'Desa al calendari' }))
  expect(click).toHaveBeenCalledOnce()
  const text = await files[0]?.text()
  expect(text).toContain('SUMMARY:Fira del Tap')
  expect(text).toContain('DTEND:20261128T110000Z')
  expect(text).toContain('STATUS:TENTATIVE')
})

it('shares the address, or copies it where the phone has no sheet', async () => {
  const writeText = vi.fn(async () => {})
  const { shell } = await open(makeEventDetail())
  await screen.findByRole('heading', { level: 1, name: 'Fira del Tap' })
  vi.stubGlobal('navigator', { onLine: true, clipboard: { writeText } })
  await userEvent.click(screen.getByRole('button', { name: 'Comparteix' }))
  expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/^http/))
  expect(shell.toasts[0]?.text).toBe('Enllaç copiat')
})

it('says that an event does not exist', async () => {
  await open(problem(404, 'event_not_found'))
  expect(await screen.findByRole('link', { name: 'Agenda' })).toHaveAttribute('href', '/agenda')
})
