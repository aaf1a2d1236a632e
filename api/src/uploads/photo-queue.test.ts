import { expect, it } from 'vitest'
import { inPhotoQueue, withOnePhoto } from './photo-queue.ts'

const wanted = () => true

/** Work that ends when the test says so. */
function held() {
  let finish = () => {}
  const end = new Promise<void>((resolve) => {
    finish = resolve
  })
  return { work: () => end, finish }
}

it('lets eight photos wait and refuses the ninth with a time to retry', async () => {
  const first = held()
  let atOnce = 0
  let most = 0
  const counted = async () => {
    atOnce += 1
    most = Math.max(most, atOnce)
    await Promise.resolve()
    atOnce -= 1
  }
  const running = inPhotoQueue(wanted, first.work)
  const behind = Array.from({ length: 7 }, () => inPhotoQueue(wanted, counted))
  await expect(inPhotoQueue(wanted, counted)).rejects.toMatchObject({ code: 'busy', retryAfter: 5 })
  first.finish()
  await Promise.all([running, ...behind])
  expect(most).toBe(1)
  await inPhotoQueue(wanted, counted)
})

it('skips photos whose request was aborted', async () => {
  const first = held()
  const running = inPhotoQueue(wanted, first.work)
  let isHere = true
  let worked = false
  const gone = inPhotoQueue(
    () => isHere,
    async () => {
      worked = true
    },
  )
  isHere = false
  first.finish()
  await running
  await expect(gone).rejects.toMatchObject({ code: 'busy' })
  expect(worked).toBe(false)
})

it('continues with the next photo after one failed', async () => {
  await expect(inPhotoQueue(wanted, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(inPhotoQueue(wanted, async () => 'next')).resolves.toBe('next')
})

it('refuses a second photo of the same person while the first is queued', async () => {
  const first = held()
  const running = withOnePhoto('gavarres:ona', (begin) => {
    begin()
    return first.work()
  })
  const photo = async (begin: () => void) => begin()
  await expect(withOnePhoto('gavarres:ona', photo)).rejects.toMatchObject({ code: 'photo_in_progress' })
  // the refused one has not taken the place of the first
  await expect(withOnePhoto('gavarres:ona', photo)).rejects.toMatchObject({ code: 'photo_in_progress' })
  await withOnePhoto('gavarres:ona', async () => 'a switch')
  await withOnePhoto('gavarres:pau', photo)
  first.finish()
  await running
  await withOnePhoto('gavarres:ona', photo)
})
