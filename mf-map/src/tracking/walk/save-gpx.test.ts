import { setTenant } from '@sureda/remote/session'
import { makeTenant } from '@sureda/testing/people'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newRecording } from './recording.ts'
import { saveGpx } from './save-gpx.ts'

const saveFile = vi.hoisted(() => vi.fn())
vi.mock('@sureda/remote/export', async (original) => ({ ...(await original<object>()), saveFile }))

beforeEach(() => setTenant(makeTenant({ time_zone: 'Europe/Madrid' })))
afterEach(() => saveFile.mockClear())

it('names the file of a walk after the day it was begun on, also after midnight', () => {
  const walk = newRecording({ id: 'rt-fitor', title: 'Dòlmens de Fitor' }, Date.parse('2026-07-05T22:30:00Z'))
  saveGpx(walk, [], 'El teu passeig')
  expect(saveFile).toHaveBeenCalledWith(
    '2026-07-06-dolmens-de-fitor.gpx',
    'application/gpx+xml',
    expect.stringContaining('<name>Dòlmens de Fitor 2026-07-06</name>'),
  )
})
