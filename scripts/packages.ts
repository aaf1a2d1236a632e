/**
 * `npm run packages`: builds and packs what remotes outside of the checkout need into `dist/packages`; `-- --to <folder>` into another one. `-- --check` says
 * what would go wrong for those who install them, and leaves nothing.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '@sureda/build/workspace'
import { packageFaults } from './src/packages/package-faults.ts'
import { PackageError, packPackages, stagePackages } from './src/packages/packages.ts'
import { giveUp, giveUpOn, step } from './src/progress.ts'

const { values } = parseArgs({ options: { to: { type: 'string' }, check: { type: 'boolean' } } })
try {
  await (values.check ? check() : pack(path.resolve(values.to ?? path.join(ROOT, 'dist/packages'))))
} catch (error) {
  giveUpOn(error, [PackageError], 'The packages could not be made; the lines above say why.')
}

async function pack(folder: string): Promise<void> {
  const files = await made(folder)
  console.log(`Packed in ${folder}: ${files.join(', ')}`)
}

async function check(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sureda-packages-'))
  try {
    const files = await made(folder)
    const faults = await step('looking at the packages', () => packageFaults(folder, files))
    if (faults.length > 0) giveUp(faults.join('\n  '))
    console.log(`${files.length} packages checked, 0 faults`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function made(folder: string): Promise<string[]> {
  await step('building the packages', () => stagePackages(folder))
  return step('packing them', () => packPackages(folder))
}
