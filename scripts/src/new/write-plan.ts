import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Plan } from './plan.ts'

/** Writes the files, formatted by Biome, and returns a line for each new or changed one. */
export function writePlan(root: string, plan: Plan): string[] {
  const lines = [...plan.keys()].map(
    (file) => `${existsSync(path.join(root, file)) ? 'changed' : 'new    '}  ${file}`,
  )
  for (const [file, text] of plan) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome')
  const { status, stderr } = spawnSync(process.execPath, [biome, 'check', '--write', ...plan.keys()], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`What was written does not pass the linter:\n${stderr}`)
  return lines
}
