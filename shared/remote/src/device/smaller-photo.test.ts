// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { shrinkPhoto } from './smaller-photo.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const file = (bytes: number, type = 'image/jpeg') =>
  new File([new Uint8Array(bytes)], 'logo.large.jpg', { type })

/** A browser that decodes every picture as 4,000 × 3,000 and encodes one byte per so many pixels. */
function browser(pixelsPerByte: number) {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4_000, height: 3_000 }))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: () => {} } as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    type,
  ) {
    done(new Blob([new Uint8Array((this.width * this.height) / pixelsPerByte)], { type: type ?? '' }))
  })
}

it('leaves a small photo unchanged', async () => {
  const small = file(1_000)
  expect(await shrinkPhoto(small, 1_000)).toBe(small)
})

it('shrinks a larger one until it fits, and preserves its transparency', async () => {
  browser(1_000)
  const made = await shrinkPhoto(file(9_000, 'image/png'), 2_000)
  expect([made?.type, made?.name, made?.size]).toEqual(['image/webp', 'logo.large.webp', 1_920])
  expect((await shrinkPhoto(file(9_000), 4_000))?.type).toBe('image/jpeg')
})

it('rejects a photo that stays too large or cannot be read', async () => {
  browser(1)
  expect(await shrinkPhoto(file(9_000), 2_000)).toBeNull()
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not a picture')))
  expect(await shrinkPhoto(file(9_000), 2_000)).toBeNull()
})
