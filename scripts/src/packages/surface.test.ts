import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { builtSurface, readSurface, type Surface, surfaceText } from './surface.ts'
import { type SurfaceChanges, surfaceChanges } from './surface-changes.ts'
import { stepFaults } from './surface-step.ts'

const BUTTON = `import type { ReactNode } from 'react'
/** Acts. */
export interface ButtonProps { kind?: 'main' | 'quiet'; children: ReactNode }
export declare function Button(props: ButtonProps): ReactNode
export interface CardsProps<T extends { id: string }> { items: T[] }
`

function packagesWith(button: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'surface-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const base = path.join(folder, 'ui/dist/base')
  mkdirSync(base, { recursive: true })
  writeFileSync(path.join(base, 'index.d.ts'), `export * from './button.ts'\n`)
  writeFileSync(path.join(base, 'button.d.ts'), button)
  return folder
}

const surfaceOf = (folder: string, version = '2.3.0') => builtSurface(folder, version, ['@sureda/ui/base'])

function changesOf(button: string): { was: Surface; now: Surface; changes: SurfaceChanges } {
  const was = readSurface(surfaceText(surfaceOf(packagesWith(BUTTON))))
  const folder = packagesWith(button)
  const now = surfaceOf(folder)
  return { was, now, changes: surfaceChanges(was, now, folder) }
}

it('reads the text it writes', () => {
  const surface = surfaceOf(packagesWith(BUTTON))
  expect(readSurface(surfaceText(surface))).toEqual(surface)
  expect(changesOf(BUTTON).changes).toMatchObject({ removed: [], changed: [], added: [], isWider: false })
})

it('requires a minor version for an addition', () => {
  const { was, now, changes } = changesOf(`${BUTTON}export declare const LIMIT: number\n`)
  expect(changes).toMatchObject({ removed: [], changed: [], added: ['LIMIT of @sureda/ui/base'] })
  expect(stepFaults(was, now, changes).join('\n')).toContain('becomes 2.4.0 (minor)')
  expect(stepFaults(was, { ...now, version: '2.4.0' }, changes)).toEqual([])
})

it('requires a minor version for a wider parameter', () => {
  const { was, now, changes } = changesOf(BUTTON.replace("'quiet'", "'quiet' | 'small'"))
  expect(changes).toMatchObject({ removed: [], changed: [], added: [], isWider: true })
  expect(stepFaults(was, now, changes).join('\n')).toContain('SHELL_API_VERSION = ')
})

it.each([
  [
    'a removed name',
    BUTTON.replaceAll('function Button', 'function Buttons'),
    'removed: Button of @sureda/ui/base',
  ],
  ['a narrower type', BUTTON.replace("'main' | ", ''), 'changed: Button of @sureda/ui/base: '],
  ['a new duty', BUTTON.replace('kind?', 'label: string; kind?'), "Property 'label' is missing"],
])('requires a major version for %s', (_, button, sentence) => {
  const { was, now, changes } = changesOf(button)
  const said = stepFaults(was, { ...now, version: '2.4.0' }, changes).join('\n')
  expect(said).toContain(sentence)
  expect(said).toContain(
    "becomes 3.0.0 (major): write SHELL_API_VERSION = '3.0.0' in shared/contract/src/remote/shell-api.ts, then npm run packages -- --surface",
  )
  expect(stepFaults(was, { ...now, version: '3.0.0' }, changes)).toEqual([])
})

it('leaves the effect of a changed type to a person, but never a removed name', () => {
  const narrower = changesOf(BUTTON.replace("'main' | ", ''))
  expect(stepFaults(narrower.was, { ...narrower.now, version: '2.4.0' }, narrower.changes, true)).toEqual([])
  const removed = changesOf(BUTTON.replaceAll('function Button', 'function Buttons'))
  expect(stepFaults(removed.was, { ...removed.now, version: '2.4.0' }, removed.changes, true)).not.toEqual([])
})
