/**
 * The thread that renders pages: no network, files or environment. One context per tenant holds the halves of shell
 * and remotes, so that scripts cannot share state between tenants. A context is no security boundary; it runs only
 * releases whose hashes the gateway has checked.
 */

import { type Context, createContext, runInContext, Script } from 'node:vm'
import { parentPort } from 'node:worker_threads'
import type { RenderRequest, ServerHalf } from '@sureda/contract/remote/server-render'
import { MAX_CONTEXTS, type Order, type Rendered } from './render-messages.ts'

interface Place {
  context: Context
  /** Addresses of the scripts that have run here. */
  ran: Set<string>
  render: (request: string, files: Readonly<Record<string, string>>) => Promise<string>
  end: () => void
}

/** Globals of a context beside the language's own. */
const BUILT_IN = {
  AbortController,
  AbortSignal,
  DOMException,
  Event,
  EventTarget,
  Headers,
  MessageChannel,
  queueMicrotask,
  ReadableStream,
  Request,
  Response,
  structuredClone,
  TextDecoder,
  TextEncoder,
  URL,
  URLSearchParams,
}

const port = parentPort
if (!port) throw new Error('This file runs in a thread of the gateway')
const scripts = new Map<string, Script>()
const places = new Map<string, Place>()
/** Fails the current page after an error in a timer or an unhandled promise. */
let fail: (error: unknown) => void = () => {}

sealFunctions()
process.on('uncaughtException', (error) => fail(error))
process.on('unhandledRejection', () => {})
port.on('message', (order: Order) => void render(order))

async function render({ id, tenant, shell, request, files, added }: Order): Promise<void> {
  try {
    for (const { address, source } of added) scripts.set(address, new Script(source, { filename: address }))
    const place = placeOf(tenant)
    const failing = new Promise<never>((_resolve, reject) => {
      fail = reject
    })
    failing.catch(() => {})
    runScript(place, shell)
    const page = await Promise.race([place.render(request, files), failing])
    place.end()
    port?.postMessage({ id, page } satisfies Rendered)
  } catch (error) {
    places.get(tenant)?.end()
    port?.postMessage({ id, fault: inWords(error) } satisfies Rendered)
  }
}

function placeOf(tenant: string): Place {
  const known = places.get(tenant)
  places.delete(tenant)
  const place = known ?? newPlace()
  places.set(tenant, place)
  for (const oldest of places.keys()) if (places.size > MAX_CONTEXTS) places.delete(oldest)
  return place
}

function newPlace(): Place {
  const context = createContext(
    { ...BUILT_IN, performance: { now: () => performance.now(), timeOrigin: performance.timeOrigin } },
    { codeGeneration: { strings: false, wasm: false } },
  )
  const place: Place = { context, ran: new Set(), render: async () => '', end: () => {} }
  const capabilities: Capabilities = {
    runScript: (address) => runScript(place, address),
    setTimer: (run, ms) => setTimeout(run, ms),
    clearTimer: (timer) => clearTimeout(timer as NodeJS.Timeout),
    fail: (error) => fail(error),
  }
  Object.assign(place, (runInContext(`(${insideContext})`, context) as typeof insideContext)(capabilities))
  return place
}

/** A script that throws is not run again here, because it may have run halfway. */
function runScript({ context, ran }: Place, address: string): void {
  if (ran.has(address)) return
  const script = scripts.get(address)
  if (!script) throw new Error(`There is no script ${address}`)
  ran.add(address)
  script.runInContext(context)
}

interface Capabilities {
  runScript(address: string): void
  setTimer(run: () => void, ms: number): unknown
  clearTimer(timer: unknown): void
  fail(error: unknown): void
}

/**
 * Runs inside a context, as text, without anything from this file. Objects that scripts see are created here, in the
 * context's realm, so that none leads to capabilities of the thread.
 */
function insideContext(host: Capabilities): Pick<Place, 'render' | 'end'> {
  const timers = new Map<number, unknown>()
  let last = 0
  let present: Readonly<Record<string, string>> = {}
  const silent = () => {}
  const inside = globalThis as unknown as Record<string, unknown>
  const define = (name: string, value: unknown) =>
    Object.defineProperty(inside, name, { value, writable: true, configurable: true })

  define('console', new Proxy({}, { get: () => silent }))
  define('setTimeout', (run: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) => {
    const timer = ++last
    const ring = () => {
      timers.delete(timer)
      try {
        run(...given)
      } catch (error) {
        host.fail(error)
      }
    }
    timers.set(timer, host.setTimer(ring, Number(ms) || 0))
    return timer
  })
  define('clearTimeout', (timer: number) => {
    host.clearTimer(timers.get(timer))
    timers.delete(timer)
  })
  define('runScript', (address: unknown) => {
    let fault: string | undefined
    try {
      return host.runScript(String(address))
    } catch (error) {
      fault = String((error as Error | undefined)?.message ?? error)
    }
    throw new Error(fault)
  })
  define('fetch', async (address: unknown) => {
    const body = Object.hasOwn(present, String(address)) ? present[String(address)] : undefined
    if (body === undefined) throw new TypeError(`Nothing is handed over for ${String(address).slice(0, 200)}`)
    const response = new Response(body, { status: 200, headers: { 'content-type': 'application/json' } })
    // objects of this context, or `instanceof` checks of libraries fail
    return Object.assign(response, { json: async () => JSON.parse(body) as unknown })
  })
  return {
    render: async (request, files) => {
      present = { ...files }
      const { renderPage } = inside as Partial<ServerHalf>
      if (typeof renderPage !== 'function') throw new Error('The shell defines no renderPage')
      const page = await renderPage({ ...(JSON.parse(request) as RenderRequest), files: present })
      // the gateway has the bodies
      return JSON.stringify({ ...page, answers: Object.keys(page?.answers ?? {}) })
    },
    end: () => {
      present = {}
      for (const timer of timers.values()) host.clearTimer(timer)
      timers.clear()
    },
  }
}

/** The `constructor` of a function of the thread could create functions in the thread's realm, and so reach `process`. */
function sealFunctions(): void {
  const kinds = [() => {}, async () => {}, function* none() {}, async function* none() {}]
  for (const kind of kinds)
    Object.defineProperty(Object.getPrototypeOf(kind), 'constructor', {
      value: undefined,
      writable: false,
      configurable: false,
    })
}

function inWords(error: unknown): string {
  const { message } = (error ?? {}) as { message?: unknown }
  return (typeof message === 'string' ? message : String(error)).slice(0, 200)
}
