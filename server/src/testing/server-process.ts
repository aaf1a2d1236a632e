import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { aShell } from '@sureda/gateway/testing/fixtures'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))

export interface ServerProcess {
  url: string
  pid: number
  /** Ends it; SIGKILL by default leaves everything as it is at that moment. */
  end(signal?: NodeJS.Signals): Promise<void>
}

/** The server as a process of its own, on the embedded database of a folder unless `env` names another; `role` is one of its halves. */
export async function startServerProcess(
  DATA_DIR: string,
  env: Record<string, string> = {},
  ...role: ('api' | 'gateway')[]
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [MAIN, 'start', ...role], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR,
      DATABASE_URL: '',
      RELEASES_DIR: `${DATA_DIR}/releases`,
      SHELL_DIR: aShell(),
      EMBEDDED_DURABILITY: 'off',
      SERVER_RENDERING: 'off',
      DRAIN_MS: '0',
      LOG_LEVEL: 'error',
      ...env,
    },
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = await readyUrl(child)
  return {
    url,
    pid: child.pid ?? 0,
    end: async (signal = 'SIGKILL') => {
      child.kill(signal)
      await ended
    },
  }
}

async function readyUrl({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('the server has no output')
  for await (const line of createInterface({ input: stdout })) {
    const [url] = /http:\/\/[\d.:]+/.exec(line) ?? []
    if (url) {
      stdout.resume()
      return url
    }
  }
  throw new Error('the server ended before it was ready')
}
