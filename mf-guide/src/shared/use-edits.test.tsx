import 'fake-indexeddb/auto'
import { clearDrafts } from '@sureda/remote/offline'
import { renderElement } from '@sureda/testing/render-screen'
import { act, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { type EditRun, useEdits } from './use-edits.ts'

interface Edited {
  title: string
  price: number
}
let run: EditRun<Edited>
function Editor({ base }: { base: Edited }) {
  run = useEdits('experience/e-1', base)
  return null
}
const base = { title: 'Pela', price: 20 }
const open = (saved: Edited = base) => renderElement(<Editor base={saved} />, { visitor: 'guide' })
afterEach(() => clearDrafts())

it('restores the changes of an earlier visit on top of the saved values', async () => {
  const first = await open()
  act(() => run.set('title', 'Saca'))
  expect(run.values).toEqual({ title: 'Saca', price: 20 })
  first.unmount()
  await open({ title: 'Pela', price: 25 })
  await waitFor(() => expect(run.isRestored).toBe(true))
  expect(run.values).toEqual({ title: 'Saca', price: 25 })
  expect(run.conflicts).toEqual([])
})

it('leaves nothing on the phone after discarding, or after the last change was taken back', async () => {
  for (const end of [() => run.discard(), () => run.setAll(base)]) {
    const first = await open()
    act(() => run.setAll({ title: 'Saca', price: 30 }))
    expect(run.count).toBe(2)
    act(end)
    expect(run.count).toBe(0)
    first.unmount()
    const next = await open()
    await act(async () => {})
    expect(run.count).toBe(0)
    next.unmount()
  }
})

it('finds a conflict with a version that was saved meanwhile, and resolves it both ways', async () => {
  const { unmount } = await open()
  act(() => run.setAll({ title: 'Saca', price: 30 }))
  unmount()
  await open({ title: 'Una altra', price: 20 })
  await waitFor(() => expect(run.conflicts).toEqual(['title']))
  act(() => run.decide('theirs'))
  expect(run.values).toEqual({ title: 'Una altra', price: 30 })
  expect(run.conflicts).toEqual([])
})
