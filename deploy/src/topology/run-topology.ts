import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Installation, type InstallationOptions, startInstallation } from './installation.ts'
import { Ledger } from './ledger.ts'
import { Observations, type Summary } from './observations.ts'
import type { ServerCommand, ServerProcess } from './processes.ts'
import { nextAction } from './traffic.ts'
import { type Verdict, verify } from './verify.ts'
import { Visitors } from './visitor.ts'
import { seedWorld, type World } from './world.ts'

export interface TopologyOptions extends InstallationOptions {
  /** The seconds of load before, between and after the events. */
  calmSeconds: number
  visitors: number
  /** Screens of released remotes, besides the first page. */
  pages?: string[]
  /** The mean time that a visitor looks at an answer; without it, visitors do not pause. */
  thinkMs?: number
  /** The version that the rolling update installs; `updated` is the number of processes that get it. */
  next: { command: ServerCommand; env?: Record<string, string> }
  updated?: number
  say?: (line: string) => void
}

export interface TopologyResult extends Summary, Verdict {
  outside: string[]
  /** The number of acknowledged changes. */
  writes: number
  perSecond: number
  /** The mean MB of each process in the second and the last third of its life. */
  memory: Record<string, [number, number]>
  /** The targets and requests that Prometheus has recorded. */
  measured: { targets: number; requests: number }
  seconds: number
  /** The last output of the processes and the proxy. */
  logs: Record<string, string>
}

const ARRIVAL_MS = 500

/**
 * Puts load on the whole installation during a rolling update, a kill, the loss of the store and a restart of the
 * database, and then verifies that everything acknowledged is stored.
 */
export async function runTopology(options: TopologyOptions): Promise<TopologyResult> {
  const { calmSeconds, thinkMs = 0, say = () => undefined } = options
  let world: World | undefined
  const installation = await startInstallation(options, async (url) => {
    world = await seedWorld(url, Math.max(20, options.visitors), ['/', ...(options.pages ?? [])])
  })
  if (!world) throw new Error('the database was not filled')
  const observations = new Observations()
  const visitors = new Visitors(installation.proxy, observations)
  const ledger = new Ledger(path.join(installation.folder, 'ledger.jsonl'))
  const traffic = { world, visitors, ledger, observations }
  const began = performance.now()
  let isOver = false
  const members = [...world.members]
  const visit = async (_: unknown, number: number) => {
    // visitors arrive one by one, because a sudden crowd would meet processes that are not warmed up
    await wait(number * ARRIVAL_MS)
    while (!isOver) {
      // a member does one thing at a time, so busy members are taken off the list
      const [member] = members.splice(Math.floor(Math.random() * members.length), 1)
      if (!member) throw new Error('more visitors than members')
      await nextAction(traffic, member)
      if (thinkMs > 0) await wait(Math.random() * 2 * thinkMs)
      members.push(member)
    }
  }
  const sampling = setInterval(() => {
    for (const each of installation.processes) each.sample()
  }, 1_000)
  try {
    const load = Promise.all(Array.from({ length: options.visitors }, visit))
    const events = (async () => {
      await wait(calmSeconds * 1000)
      for (const event of EVENTS) {
        await event({ installation, observations, options, say })
        await wait(calmSeconds * 1000)
      }
    })().finally(() => {
      isOver = true
    })
    await Promise.all([load, events])
    const took = (performance.now() - began) / 1000
    say('comparing what was acknowledged with what is there')
    const verdict = await verify(traffic, installation.databaseUrl)
    const memory = Object.fromEntries(installation.processes.map((each) => [each.name, memoryOf(each)]))
    const measured = await askPrometheus(installation, took)
    const summary = observations.summary()
    return {
      ...summary,
      ...verdict,
      writes: ledger.writes,
      perSecond: Math.round(summary.exchanges / took),
      memory,
      measured,
      seconds: Math.round(took),
      logs: Object.fromEntries([
        ...installation.processes.map((each) => [each.name, each.log()]),
        ['proxy', installation.proxy.log()],
      ]),
    }
  } finally {
    clearInterval(sampling)
    await visitors.close()
    ledger.close()
    await installation.stop()
  }
}

interface Stage {
  installation: Installation
  observations: Observations
  options: TopologyOptions
  say: (line: string) => void
}

/** Waits until the proxy sends requests to each process: more than were pending when it became ready. */
async function waitForVisits(processes: readonly ServerProcess[], { visitors }: TopologyOptions) {
  const until = async (isSo: () => Promise<boolean>) => {
    while (!(await isSo().catch(() => false))) await wait(100)
  }
  const waitForProcess = async (each: ServerProcess) => {
    await until(() => each.isReady())
    const before = await each.visits()
    await until(async () => (await each.visits()) > before + visitors)
  }
  await Promise.all(processes.map(waitForProcess))
}

/** Not a fault: nothing may fail while the processes are replaced one after the other. */
async function rollingUpdate({ installation, options, say }: Stage) {
  for (const each of installation.processes.slice(0, options.updated)) {
    await each.stop()
    const ms = await each.start(options.next.command, { RELEASE: 'second', ...options.next.env })
    say(`${each.name} replaced, ready after ${Math.round(ms)} ms`)
    await waitForVisits([each], options)
  }
}

async function killOne({ installation, observations, options, say }: Stage) {
  const [victim] = installation.processes
  if (!victim) return
  const end = observations.fault('kill')
  await victim.kill()
  say(`${victim.name} killed`)
  await victim.start(options.next.command, { RELEASE: 'second', ...options.next.env })
  await waitForVisits(installation.processes, options)
  end()
}

async function restartDatabase({ installation, observations, options, say }: Stage) {
  const end = observations.fault('database')
  await installation.cluster.crash()
  say('database ended and started again')
  await waitForVisits(installation.processes, options)
  end()
}

/** Without the store, only pictures fail, and files of releases that a gateway has not cached yet. */
async function disconnectStore({ installation, observations, options, say }: Stage) {
  const end = observations.fault('store', ['upload', 'part'])
  await installation.store.disconnect()
  say('store gone')
  await wait(options.calmSeconds * 1000)
  await installation.store.reconnect()
  say('store back')
  await waitForVisits(installation.processes, options)
  end()
}

const EVENTS = [rollingUpdate, killOne, disconnectStore, restartDatabase]

/** The first third is left out, because the process warms up. */
function memoryOf({ memory }: ServerProcess): [number, number] {
  const third = Math.floor(memory.length / 3)
  const mean = (values: readonly number[]) =>
    Math.round(values.reduce((sum, value) => sum + value, 0) / values.length)
  return [mean(memory.slice(third, 2 * third)), mean(memory.slice(2 * third))]
}

async function askPrometheus({ prometheus }: Installation, seconds: number) {
  const ask = async (expression: string) => Number((await prometheus.query(expression))[0]?.value[1] ?? 0)
  return {
    targets: await ask('sum(up)'),
    requests: Math.round(await ask(`sum(increase(sureda_http_requests_total[${Math.ceil(seconds)}s]))`)),
  }
}
