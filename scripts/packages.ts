/**
 * `npm run packages`: builds and packs the packages for remotes outside the checkout into `dist/packages`, or with `--
 * --to <folder>` into another folder. `-- --check` reports what would fail for users of the packages, and whether the
 * version of the shell API matches its changes; `-- --surface` records the changes.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '@sureda/build/workspace'
import { SHELL_API_VERSION } from '@sureda/contract/remote/shell-api'
import { packageFaults } from './src/packages/package-faults.ts'
import { PackageError, packPackages, stagePackages } from './src/packages/packages.ts'
import { builtSurface, recordedSurface, SURFACE_FILE, surfaceText } from './src/packages/surface.ts'
import { surfaceChanges } from './src/packages/surface-changes.ts'
import { REWRITE, stepFaults } from './src/packages/surface-step.ts'
import { giveUpOn, step } from './src/progress.ts'

const { values } = parseArgs({
  options: {
    to: { type: 'string' },
    check: { type: 'boolean' },
    surface: { type: 'boolean' },
    minor: { type: 'boolean' },
  },
})
try {
  if (values.surface) await elsewhere(recordSurface)
  else if (values.check) await elsewhere(check)
  else await pack(path.resolve(values.to ?? path.join(ROOT, 'dist/packages')))
} catch (error) {
  giveUpOn(error, 'The packages could not be made; the lines above say why.', [PackageError])
}

async function pack(folder: string): Promise<void> {
  const files = await made(folder)
  console.log(`Packed in ${folder}: ${files.join(', ')}`)
}

async function check(folder: string): Promise<void> {
  const files = await made(folder)
  const faults = await step('looking at the packages', () => packageFaults(folder, files))
  const { stale, misses } = await step('comparing the shell API', () => surfaceState(folder))
  faults.push(...misses)
  if (faults.length === 0 && stale)
    faults.push(`${path.relative(ROOT, SURFACE_FILE)} is not up to date: ${REWRITE}`)
  if (faults.length > 0) throw new PackageError(faults.join('\n  '))
  console.log(`${files.length} packages checked, 0 faults`)
}

async function recordSurface(folder: string): Promise<void> {
  await step('building the packages', () => stagePackages(folder))
  const { text, stale, misses } = surfaceState(folder)
  if (misses.length > 0) throw new PackageError(misses.join('\n  '))
  if (stale) writeFileSync(SURFACE_FILE, text)
  console.log(stale ? `Written: ${path.relative(ROOT, SURFACE_FILE)}` : 'Nothing has changed.')
}

function surfaceState(folder: string): { text: string; stale: boolean; misses: string[] } {
  const was = recordedSurface()
  const now = builtSurface(folder, SHELL_API_VERSION)
  const text = surfaceText(now)
  if (!was) return { text, stale: true, misses: [] }
  return {
    text,
    stale: surfaceText(was) !== text,
    misses: stepFaults(was, now, surfaceChanges(was, now, folder), values.minor),
  }
}

async function elsewhere(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sureda-packages-'))
  try {
    await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function made(folder: string): Promise<string[]> {
  await step('building the packages', () => stagePackages(folder))
  return step('packing them', () => packPackages(folder))
}
