import { Worker } from 'node:worker_threads'
import { queueLength } from '@sureda/api/metrics/instruments'
import { API_BASE } from '@sureda/contract/remote/api-base'
import type { RenderedPage, RenderRequest } from '@sureda/contract/remote/server-render'
import { MAX_CONTEXTS, type Order, type Rendered, type ServerScript } from './render-messages.ts'

export interface RendererOptions {
  workers?: number
  /** For the first page of a set of scripts, which are read and compiled for it: half a second on an idle machine. */
  firstMs?: number
  /** For any other page: a thread that takes longer hangs. Visitors wait only `renderWithinMs`. */
  laterMs?: number
  memoryMb?: number
  /** Scripts after which a thread is replaced, because each new release adds some. */
  maxScripts?: number
  /** Pages that wait for a thread; the next one is refused. */
  maxWaiting?: number
}

const DEFAULTS = { workers: 1, firstMs: 10_000, laterMs: 1_000, memoryMb: 128, maxScripts: 16, maxWaiting: 8 }

export interface RenderJob {
  tenant: string
  request: RenderRequest
  shell: ServerScript
  /** Scripts of the remotes that the page may need. */
  remotes: readonly ServerScript[]
}

export interface Renderer {
  /** @throws RenderFault if the scripts are at fault @throws RendererBusy if too many pages wait */
  render(job: RenderJob): Promise<RenderedPage>
  /** Whether a thread has rendered with these scripts for this tenant before; if not, the page takes longer than a visitor waits. */
  isWarm(tenant: string, addresses: readonly string[]): boolean
  /** False if the next page would be refused. */
  hasRoom(): boolean
  close(): Promise<void>
}

export class RenderFault extends Error {
  override name = 'RenderFault'
  /** True if the thread was lost: it hung or ran out of memory. */
  readonly isHeavy: boolean
  constructor(message: string, isHeavy: boolean) {
    super(message)
    this.isHeavy = isHeavy
  }
}

export class RendererBusy extends Error {
  override name = 'RendererBusy'
}

interface Waiting {
  job: RenderJob
  resolve: (page: RenderedPage) => void
  reject: (error: Error) => void
}

/** A slot for one thread, which starts with the first page. */
interface Seat {
  worker: Worker | undefined
  given: Set<string>
  /** Scripts that have rendered, by tenant, in the order of last use, as in the thread. */
  warm: Map<string, Set<string>>
  current: (Waiting & { id: number; timer: NodeJS.Timeout }) | undefined
}

/** Threads that render, one page at a time each. A thread that hangs or dies is replaced; the pages that wait go to the next one. */
export function createRenderer(options: RendererOptions = {}): Renderer {
  const { workers, firstMs, laterMs, memoryMb, maxScripts, maxWaiting } = { ...DEFAULTS, ...options }
  const seats = Array.from(
    { length: workers },
    (): Seat => ({ worker: undefined, given: new Set(), warm: new Map(), current: undefined }),
  )
  const queue: Waiting[] = []
  let lastId = 0
  let isClosed = false

  const start = (seat: Seat): Worker => {
    const worker = new Worker(new URL('./render-worker.ts', import.meta.url), {
      env: {},
      execArgv: [],
      stdin: false,
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 16 },
    })
    worker.unref()
    worker.on('message', (rendered: Rendered) => take(seat, rendered))
    worker.on('error', (error) => end(seat, worker, `the renderer ended: ${error.message}`))
    worker.on('exit', (code) => end(seat, worker, `the renderer ended with ${code}`))
    return worker
  }

  const take = (seat: Seat, rendered: Rendered) => {
    const { current } = seat
    if (current?.id !== rendered.id) return
    clearTimeout(current.timer)
    seat.current = undefined
    const page = 'page' in rendered ? pageOf(rendered.page, current.job.request) : rendered.fault
    if (typeof page === 'string') current.reject(new RenderFault(page, false))
    else {
      const { tenant } = current.job
      seat.warm.set(tenant, new Set([...(seat.warm.get(tenant) ?? []), ...addressesOf(current.job)]))
      current.resolve(page)
    }
    goOn()
  }

  /** Once for each thread, whatever ends it first. */
  const end = (seat: Seat, worker: Worker, why: string) => {
    if (seat.worker !== worker) return
    const { current } = seat
    Object.assign(seat, { worker: undefined, given: new Set(), warm: new Map(), current: undefined })
    void worker.terminate()
    if (current) {
      clearTimeout(current.timer)
      current.reject(new RenderFault(why, true))
    }
    goOn()
  }

  const goOn = () => {
    for (const seat of seats.filter(({ current }) => !current)) {
      const next = queue.shift()
      if (!next) return
      queueLength.set({ queue: 'render' }, queue.length)
      give(seat, next)
    }
  }

  const give = (seat: Seat, waiting: Waiting) => {
    const { tenant, request, shell, remotes } = waiting.job
    const scripts = [shell, ...remotes]
    const missing = () => scripts.filter(({ address }) => !seat.given.has(address))
    if (seat.worker && seat.given.size + missing().length > maxScripts) {
      void seat.worker.terminate()
      Object.assign(seat, { worker: undefined, given: new Set(), warm: new Map() })
    }
    const added = missing()
    seat.worker ??= start(seat)
    const { worker } = seat
    const limit = isWarmIn(seat, tenant, addressesOf(waiting.job)) ? laterMs : firstMs
    keepOffice(seat, tenant)
    const id = ++lastId
    // a busy gateway runs its timers before it reads answers that have arrived
    const timer = setTimeout(
      () =>
        setImmediate(() => {
          if (seat.current?.id === id) end(seat, worker, `nothing was rendered within ${limit} ms`)
        }),
      limit,
    )
    timer.unref()
    seat.current = { ...waiting, id, timer }
    const { files, ...rest } = request
    worker.postMessage({
      id,
      tenant,
      shell: shell.address,
      request: JSON.stringify(rest),
      files,
      added,
    } satisfies Order)
    for (const { address } of added) seat.given.add(address)
  }

  const hasRoom = () => !isClosed && queue.length < maxWaiting
  return {
    hasRoom,
    isWarm: (tenant, addresses) => seats.some((seat) => isWarmIn(seat, tenant, addresses)),
    render: (job) =>
      new Promise((resolve, reject) => {
        if (!hasRoom()) return reject(new RendererBusy('Too many pages wait to be rendered'))
        queueLength.set({ queue: 'render' }, queue.push({ job, resolve, reject }))
        goOn()
      }),
    close: async () => {
      isClosed = true
      for (const { reject } of queue.splice(0)) reject(new RendererBusy('The server ends'))
      const ending = seats.flatMap(({ worker, current }) => {
        if (current) clearTimeout(current.timer)
        current?.reject(new RendererBusy('The server ends'))
        return worker ? [worker] : []
      })
      for (const seat of seats) Object.assign(seat, { worker: undefined, current: undefined })
      await Promise.all(ending.map((worker) => worker.terminate()))
    },
  }
}

const addressesOf = ({ shell, remotes }: RenderJob): string[] =>
  [shell, ...remotes].map(({ address }) => address)

const isWarmIn = ({ warm }: Seat, tenant: string, addresses: readonly string[]): boolean =>
  addresses.every((address) => warm.get(tenant)?.has(address))

/** Drops the least recently used tenant as the thread does. */
function keepOffice({ warm }: Seat, tenant: string): void {
  const known = warm.get(tenant) ?? new Set()
  warm.delete(tenant)
  warm.set(tenant, known)
  for (const oldest of warm.keys()) if (warm.size > MAX_CONTEXTS) warm.delete(oldest)
}

/** The page, or its fault. Bodies of answers are those that the gateway passed in, whatever the scripts return. */
function pageOf(text: string, { files }: RenderRequest): RenderedPage | string {
  const page = JSON.parse(text) as (Partial<Omit<RenderedPage, 'answers'>> & { answers?: unknown }) | null
  if (typeof page?.html !== 'string' || typeof page.styles !== 'string')
    return 'the rendered value is not a page'
  const { html, styles, head = null } = page
  const addresses: unknown[] = Array.isArray(page.answers) ? page.answers : []
  const answers = addresses.flatMap((address) => {
    const body = typeof address === 'string' && address.startsWith('/api/') ? files[address] : undefined
    return body === undefined ? [] : [[String(address), body] as const]
  })
  const missing = (page.missing ?? []).filter(
    (address) => typeof address === 'string' && address.startsWith(`${API_BASE}/`),
  )
  return {
    html,
    styles,
    head,
    answers: Object.fromEntries(answers),
    ...(missing.length > 0 ? { missing } : {}),
  }
}
