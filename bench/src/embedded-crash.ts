import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { openDatabase } from '@sureda/api/database/open'
import { missingRows } from '@sureda/api/testing/crash-reader'

const WRITER = path.resolve(import.meta.dirname, '../../api/src/testing/crash-writer.ts')

/** Starts a process that writes numbered rows and prints each number once its transaction is acknowledged. */
function startWriter(folder: string, first: number, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [WRITER, folder, String(first)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  let said = ''
  child.stderr.on('data', (text) => {
    said += text
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { child, lines: createInterface({ input: child.stdout }), ended, said: () => said }
}

const kill = (child: ChildProcess) => child.kill('SIGKILL')

/** Kills the writer repeatedly while it writes to the same database. */
export async function killRounds(rounds: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'sureda-kills-'))
  const acknowledged: number[] = []
  try {
    for (let round = 0; round < rounds; round++) {
      const writer = startWriter(folder, (acknowledged.at(-1) ?? -1) + 1_000)
      const target = acknowledged.length + 5 + Math.floor(Math.random() * 60)
      for await (const line of writer.lines) {
        acknowledged.push(Number(line))
        if (acknowledged.length === target) kill(writer.child)
      }
      await writer.ended
      if (acknowledged.length < target) throw new Error(`round ${round}: ${writer.said()}`)
    }
    return { acknowledged: acknowledged.length, lost: await missingRows(folder, acknowledged) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Simulates power failures: data that the database never synced is lost. A second folder plays the disk and receives a
 * file only when it is synced (`power-loss-disk.ts` runs in the writer); the next start opens this folder.
 */
export async function powerLossRounds(rounds: number, durability: 'full' | 'off') {
  let [acknowledged, lost, unopened] = [0, 0, 0]
  const prepared = mkdtempSync(path.join(tmpdir(), 'sureda-power-'))
  try {
    await (await openDatabase({ dataDir: prepared })).close()
    for (let round = 0; round < rounds; round++) {
      const folder = mkdtempSync(path.join(tmpdir(), 'sureda-power-'))
      const disk = mkdtempSync(path.join(tmpdir(), 'sureda-disk-'))
      try {
        cpSync(prepared, folder, { recursive: true })
        cpSync(prepared, disk, { recursive: true })
        const numbers = await writeUntilPowerFails(folder, disk, durability)
        acknowledged += numbers.length
        try {
          lost += await missingRows(disk, numbers)
        } catch {
          unopened++
          lost += numbers.length
        }
      } finally {
        rmSync(folder, { recursive: true, force: true })
        rmSync(disk, { recursive: true, force: true })
      }
    }
    return { acknowledged, lost, unopened }
  } finally {
    rmSync(prepared, { recursive: true, force: true })
  }
}

async function writeUntilPowerFails(folder: string, disk: string, durability: string): Promise<number[]> {
  const preload = path.resolve(import.meta.dirname, 'power-loss-disk.ts')
  const writer = startWriter(folder, 0, {
    NODE_OPTIONS: `--import=${preload}`,
    POWER_LOSS_FROM: folder,
    POWER_LOSS_DISK: disk,
    EMBEDDED_DURABILITY: durability,
  })
  const numbers: number[] = []
  const target = 5 + Math.floor(Math.random() * 60)
  for await (const line of writer.lines) {
    numbers.push(Number(line))
    if (numbers.length === target) kill(writer.child)
  }
  await writer.ended
  if (numbers.length < target) throw new Error(writer.said())
  return numbers
}

/** How a second process that opens the same folder ends, and after which time. */
export async function secondOpener() {
  const folder = mkdtempSync(path.join(tmpdir(), 'sureda-second-'))
  try {
    const database = await openDatabase({ dataDir: folder })
    const server = path.resolve(import.meta.dirname, '../../api/src/testing/network/run-api.ts')
    const started = performance.now()
    const child = spawn(process.execPath, [server], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '', PORT: '5299', LOG_LEVEL: 'fatal' },
    })
    let said = ''
    child.stderr.on('data', (text) => {
      said += text
    })
    const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
    const ms = Math.round(performance.now() - started)
    await database.ping()
    await database.close()
    return { code, ms, lines: said.trim().split('\n').length, said: said.trim().replace(folder, '<data>') }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
