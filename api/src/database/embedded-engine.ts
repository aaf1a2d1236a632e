import type { PGlite } from '@electric-sql/pglite'

/** The engine ended itself (PANIC); `cause` is what it said. Nothing of the statement was stored. */
export class EngineStoppedError extends Error {
  override name = 'EngineStoppedError'
}

interface Running {
  client: PGlite
  /** What it ended with. */
  ended(): unknown
}

export interface EmbeddedEngine {
  /** Always the engine that runs now. */
  client: PGlite
  isStopped(): boolean
  /** Starts an engine that ended itself; does nothing while it runs. Throws what hinders it. */
  revive(): Promise<void>
}

/**
 * Keeps an embedded engine usable after a PANIC: a full disk that leaves no space for the log ends it like a PostgreSQL server, and PGlite 0.5
 * then turns for ever inside the next statement, with the whole process. From there on statements are refused, until `revive` has opened
 * the files anew; opening replays the log, as after a crash.
 */
export async function startEngine(open: () => Promise<PGlite>): Promise<EmbeddedEngine> {
  let running = watch(await open())
  let reviving: Promise<void> | undefined
  const revive = async () => {
    const cause = running.ended()
    try {
      // the old one is left as it is: a closing engine would run statements
      running = watch(await open())
    } catch (error) {
      throw new EngineStoppedError('the embedded database cannot be opened again yet', {
        cause: new AggregateError([cause, error]),
      })
    }
  }
  return {
    client: forwarded(() => running.client),
    isStopped: () => running.ended() !== undefined,
    revive: async () => {
      if (running.ended() === undefined) return
      reviving ??= revive().finally(() => {
        reviving = undefined
      })
      await reviving
    },
  }
}

function watch(client: PGlite): Running {
  let panic: unknown
  const send = client.execProtocolRawSync.bind(client)
  const stream = client.execProtocolStream.bind(client)
  client.execProtocolRawSync = (message) => {
    if (panic !== undefined)
      throw new EngineStoppedError('the embedded database has stopped', { cause: panic })
    return send(message)
  }
  client.execProtocolStream = async (...args) => {
    try {
      return await stream(...args)
    } catch (error) {
      if (/^(PANIC|FATAL)$/.test(String((error as { severity?: unknown }).severity))) panic = error
      throw error
    }
  }
  return { client, ended: () => panic }
}

/** One object for drizzle and others to keep, whichever engine is behind it. */
const forwarded = (current: () => PGlite): PGlite =>
  new Proxy({} as PGlite, {
    get(_target, name) {
      const client = current()
      const value: unknown = Reflect.get(client, name, client)
      return typeof value === 'function' && name !== 'constructor' ? value.bind(client) : value
    },
  })
