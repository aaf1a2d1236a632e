import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ROOT } from './product.ts'
import { report, rounded } from './report.ts'

/**
 * Time from `npm start` in a fresh clone to the ready line (install, build, database and releases included), and of a
 * second start.
 */
export async function startUp(): Promise<void> {
  const clone = path.join(mkdtempSync(path.join(tmpdir(), 'sureda-clone-')), 'sureda')
  try {
    execFileSync('git', ['clone', '--quiet', ROOT, clone])
    const fresh = await untilReady(clone)
    const warm = await untilReady(clone)
    report(
      'start-up',
      [
        { start: 'fresh clone', seconds: rounded(fresh / 1000, 1), goal: 180 },
        { start: 'warm', seconds: rounded(warm / 1000, 1), goal: 15 },
      ],
      { note: 'the package manager may have its download cache; the clone has nothing' },
    )
  } finally {
    rmSync(path.dirname(clone), { recursive: true, force: true })
  }
}

function untilReady(folder: string): Promise<number> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['start'], {
      cwd: folder,
      detached: true,
      env: { ...process.env, PORT: '4790' },
    })
    let output = ''
    let readyMs: number | undefined
    const read = (chunk: Buffer) => {
      output += chunk
      if (readyMs === undefined && output.includes('Sureda is ready')) {
        readyMs = performance.now() - started
        if (child.pid) process.kill(-child.pid, 'SIGTERM')
      }
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('exit', () =>
      readyMs === undefined ? reject(new Error(output.slice(-2000))) : resolve(readyMs),
    )
  })
}
