import type { ShellFiles } from '@sureda/build/preset/shell-files-plugin'
import { afterEach, expect, it, vi } from 'vitest'
import { warmFormats, warmFormatsScript } from './warm-formats.ts'

const shellWith = (...precache: string[]): Pick<ShellFiles, 'precache'> => ({ precache })

afterEach(() => vi.unstubAllGlobals())

it('initialises calendar formats in a worker, in the page’s language', () => {
  const started: unknown[] = []
  vi.stubGlobal('document', { documentElement: { lang: 'ca' } })
  vi.stubGlobal(
    'Worker',
    class {
      constructor(...given: unknown[]) {
        started.push(given)
      }
    },
  )
  warmFormats('/assets/js/calendar-reader.js')
  expect(started).toEqual([['/assets/js/calendar-reader.js', { name: 'ca' }]])
})

it('is a self-contained script with the file name of this build', () => {
  const script = warmFormatsScript(shellWith('assets/js/calendar-reader.12345678.js')) ?? ''
  expect(script).toContain('"/assets/js/calendar-reader.12345678.js"')
  expect(() => new Function(script)).not.toThrow()
  expect(warmFormatsScript(shellWith())).toBeUndefined()
})
