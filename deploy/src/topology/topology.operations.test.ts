import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { findPostgresBinaries } from '@sureda/api/testing/postgres-binaries'
import { isInstalled } from '@sureda/api/testing/services/installed'
import { hasPrometheus } from '@sureda/api/testing/services/prometheus'
import { hasSwift } from '@sureda/api/testing/services/swift'
import { aShell } from '@sureda/gateway/testing/fixtures'
import { expect, it } from 'vitest'
import type { ServerCommand } from './processes.ts'
import { runTopology } from './run-topology.ts'

const SERVER = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url))
const canRun =
  findPostgresBinaries() && hasSwift && hasPrometheus() && isInstalled('haproxy') && isInstalled('pgbouncer')

/** Runs the server from its sources, with a shell whose main script has this hash. */
function versionWith(hash: string): ServerCommand {
  const shellDir = aShell()
  const record = path.join(shellDir, 'shell.json')
  const text = readFileSync(record, 'utf8').replaceAll('bbbbbbbb', hash)
  writeFileSync(record, text)
  for (const [, file = ''] of text.matchAll(/"(assets\/js\/[\w.]+\.js)"/g)) {
    mkdirSync(path.dirname(path.join(shellDir, file)), { recursive: true })
    if (!file.includes('vendor')) writeFileSync(path.join(shellDir, file), `// ${file}`)
  }
  return ({ role, env, folder }) => ({
    program: [process.execPath, SERVER, 'start', role],
    env: { ...env, DATA_DIR: folder, RELEASES_DIR: path.join(folder, 'releases'), SHELL_DIR: shellDir },
  })
}

it.runIf(canRun)(
  'loses nothing and answers nothing false through an update, a kill, and an outage of store and database',
  async () => {
    const result = await runTopology({
      api: 2,
      gateways: 2,
      visitors: 6,
      calmSeconds: 2,
      command: versionWith('11111111'),
      next: { command: versionWith('22222222') },
      // other tests use the processor too, so overload protection is off
      env: { OVERLOAD_DELAY_MS: '0' },
    })
    const { lost, broken, wrong, outside, measured, writes } = result
    expect({ lost, broken, wrong, outside }).toEqual({ lost: [], broken: [], wrong: [], outside: [] })
    expect(measured.targets).toBe(4)
    expect(writes).toBeGreaterThan(0)
  },
  600_000,
)
