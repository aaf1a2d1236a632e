import { EventEmitter } from 'node:events'
import type pg from 'pg'
import { expect, it, vi } from 'vitest'

// its own copy: the files of one worker share modules, and with them the assigned names
vi.resetModules()
const { optimizeClient } = await import('./postgres-client.ts')

/** A connection that answers on demand and records what was sent and when the socket was corked. */
function connection() {
  const said: unknown[] = []
  const silences: number[] = []
  const stream = Object.assign(new EventEmitter(), {
    cork: () => said.push('hold'),
    uncork: () => said.push('let go'),
    setTimeout: (ms: number) => silences.push(ms),
  })
  let reject: (error: Error) => void = () => undefined
  const answer = new Promise<{ rows: unknown[] }>((_, refuse) => {
    reject = refuse
  })
  const query = (asked: string | { text: string; name?: string }) => {
    said.push(typeof asked === 'string' ? asked : `${asked.name ?? '-'}: ${asked.text}`)
    return answer
  }
  const client = Object.assign(new EventEmitter(), {
    query,
    connection: { stream },
  }) as unknown as pg.PoolClient
  const onError = vi.fn()
  optimizeClient(client, { onError, begin: 'begin', prepares: true, silentMs: 1_000 })
  return { client, said, silences, fail: (error: Error) => reject(error), onError }
}

it('sends the opening of a transaction together with its first statement, without waiting', async () => {
  const { client, said } = connection()
  await client.query({ text: 'begin' }, [])
  await client.query({ text: "select set_config('role', 'sureda_app', true)" }, ['gavarres'])
  void client.query({ text: 'select $1' }, [1])
  void client.query({ text: 'commit' }, [])
  expect(said.map((line) => String(line).replace(/^s\d+/, 'named'))).toEqual([
    'hold',
    'begin',
    'hold',
    "named: select set_config('role', 'sureda_app', true)",
    'named: select $1',
    'let go',
    'let go',
    '-: commit',
  ])
})

it('names a prepared statement by its text on every connection, and does not prepare one without values', () => {
  const [one, two] = [connection(), connection()]
  void one.client.query({ text: 'select a from b where c = $1' }, [1])
  void two.client.query({ text: 'select a from b where c = $1' }, [2])
  void two.client.query({ text: 'select a from b' }, [])
  expect(two.said[0]).toBe(one.said[0])
  expect(two.said[0]).toMatch(/^s\d+: /)
  expect(two.said[1]).toBe('-: select a from b')
})

it('reports an opening that failed: the statements after it fail by themselves', async () => {
  const { client, fail, onError } = connection()
  await client.query({ text: 'begin' }, [])
  fail(new Error('connection lost'))
  await expect(client.query({ text: 'select 1' }, [])).rejects.toThrow('connection lost')
  expect(onError).toHaveBeenCalledOnce()
})

it('extends its time limit for a transaction with a longer statement timeout only', () => {
  const { client, silences } = connection()
  const waitsFor = (text: string) => {
    void client.query({ text }, [])
    return silences.at(-1)
  }
  for (const gives of [
    "set local statement_timeout = '120s'",
    "select set_config('statement_timeout', '0', true)",
  ]) {
    for (const end of ['commit', 'rollback']) {
      expect(waitsFor('select 1')).toBe(1_000)
      expect(waitsFor(gives)).toBe(3_600_000)
      expect(waitsFor('rollback to savepoint sp1')).toBe(3_600_000)
      expect(waitsFor(end)).toBe(3_600_000)
    }
  }
  expect(waitsFor("select current_setting('statement_timeout') as limit")).toBe(1_000)
})
