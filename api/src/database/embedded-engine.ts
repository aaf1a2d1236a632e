import type { PGlite } from '@electric-sql/pglite'

/** The engine has ended itself (PANIC); `cause` is its error. Nothing of the statement was stored. */
export class EngineStoppedError extends Error {
  override name = 'EngineStoppedError'
}

interface Running {
  client: PGlite
  /** The error that ended the engine; undefined while it runs. */
  ended(): unknown
}

export interface EmbeddedEngine {
  /** Always refers to the running engine. */
  client: PGlite
  isStopped(): boolean
  /** Restarts an engine that has ended itself; does nothing while it runs. Throws if it cannot be opened. */
  revive(): Promise<void>
}

/**
 * Keeps an embedded engine usable after a PANIC, for example from a full disk: the next statement would put PGlite 0.5,
 * and with it the whole process, into an endless loop. Statements are refused until `revive` has reopened the files,
 * which replays the log as after a crash.
 */
export async function startEngine(open: () => Promise<PGlite>): Promise<EmbeddedEngine> {
  let running = watch(await open())
  let reviving: Promise<void> | undefined
  const revive = async () => {
    const cause = running.ended()
    try {
      // the old engine is not closed, because closing would run statements
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

/** One object for Drizzle and others, whichever engine is running. */
const forwarded = (current: () => PGlite): PGlite =>
  new Proxy({} as PGlite, {
    get(_target, name) {
      const client = current()
      const value: unknown = Reflect.get(client, name, client)
      return typeof value === 'function' && name !== 'constructor' ? value.bind(client) : value
    },
  })
