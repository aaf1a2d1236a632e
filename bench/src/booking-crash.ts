import { setTimeout as wait } from 'node:timers/promises'
import { type ApiProcess, startApiProcess } from '@sureda/api/testing/api-process'
import { type Caller, type Reply, send } from '@sureda/api/testing/booking-calls'
import { type PostgresCluster, runSql } from '@sureda/api/testing/postgres-cluster'
import { raceBooking } from '@sureda/api/testing/races/booking-race'
import { prepareRace, RACE_TENANT, raceOutcome } from '@sureda/api/testing/races/race-database'

const PATH = '/api/v1/reservations'
const BOOKINGS = 500
const SLOTS = 20
const SEATS = 10

interface Try {
  caller: Caller
  body: object
  key: string
  /** The reservation that the server acknowledged, if it did. */
  acknowledged?: string
}

/**
 * The booking race, in the middle of which two of four API processes and PostgreSQL are killed. Then everything
 * restarts and every request is repeated under its key, as the app would. Every acknowledged reservation must exist
 * unchanged.
 */
export async function crashRace(cluster: PostgresCluster, name: string) {
  const url = await newDatabase(cluster, name)
  const { tokens, days } = await prepareRace(url, { slots: SLOTS, seats: SEATS, bookings: BOOKINGS })
  let servers = await startServers(url, 4)
  const tries = tokens.map(
    (token, i): Try => ({
      caller: { port: servers[i % 4]?.port ?? 0, token, tenant: RACE_TENANT },
      body: raceBooking(days[i % SLOTS] ?? ''),
      key: `crash-${token.slice(-24)}`,
    }),
  )
  const before = Promise.allSettled(tries.map(attempt))
  const acknowledgedSoFar = () => tries.filter(({ acknowledged }) => acknowledged).length
  // wait for the middle of the race: some people have their answer, others are waiting
  while (acknowledgedSoFar() < 40) await wait(2)
  await Promise.all([servers[0]?.kill(), servers[1]?.kill()])
  while (acknowledgedSoFar() < 70) await wait(2)
  const down = performance.now()
  await cluster.crash()
  await before
  const promised = tries.filter(({ acknowledged }) => acknowledged)
  const survivors = await raceOutcome(url, days)
  const lost = promised.filter(({ acknowledged }) => !survivors.ids.has(acknowledged ?? '')).length

  servers = [...(await startServers(url, 2)), ...servers.slice(2)]
  await untilAnswering(servers)
  const recoveryMs = Math.round(performance.now() - down)
  let changed = 0
  await Promise.all(
    tries.map(async (each, i) => {
      const earlier = each.acknowledged
      each.caller = { ...each.caller, port: servers[i % 4]?.port ?? 0 }
      const reply = await attemptUntilServed(each)
      if (earlier && reply.body.data?.id !== earlier) changed++
    }),
  )
  const after = await raceOutcome(url, days)
  await Promise.all(servers.map((server) => server.stop()))
  const most = Math.max(...after.booked)
  const least = Math.min(...after.booked)
  return { acknowledged: promised.length, lost, changed, recoveryMs, most, least, drift: after.drift }
}

/** Bookings whose connection ends before the answer arrives, repeated under the same key: none may be made twice. */
export async function droppedAnswers(cluster: PostgresCluster, name: string, drops: number) {
  const url = await newDatabase(cluster, name)
  const { tokens, days } = await prepareRace(url, { slots: 1, seats: drops, bookings: drops })
  const [server] = await startServers(url, 1)
  if (!server) throw new Error('no server')
  let replayed = 0
  let dropped = 0
  const answered: string[] = []
  const one = async (token: string) => {
    const caller = { port: server.port, token, tenant: RACE_TENANT }
    const body = raceBooking(days[0] ?? '')
    const key = `drop-${token.slice(-24)}`
    const end = new AbortController()
    // the connection may end at any time from before the request is received until after it is answered
    setTimeout(() => end.abort(), Math.random() * 60)
    const first = await send(caller, 'POST', PATH, { body, key, signal: end.signal }).catch(() => undefined)
    if (!first) dropped++
    const again = await attemptUntilServed({ caller, body, key })
    if (again.isReplayed) replayed++
    answered.push(again.body.data?.id ?? `none: ${again.status} ${again.code}`)
  }
  for (let i = 0; i < tokens.length; i += 20) await Promise.all(tokens.slice(i, i + 20).map(one))
  const { ids, booked, drift } = await raceOutcome(url, days)
  await server.stop()
  const unanswered = answered.filter((id) => !ids.has(id)).length
  return { dropped, replayed, duplicates: ids.size - drops, unanswered, seats: booked[0] ?? 0, drift }
}

async function newDatabase(cluster: PostgresCluster, name: string): Promise<string> {
  await runSql(cluster.url('postgres'), `create database ${name}`)
  return cluster.url(name)
}

const startServers = (url: string, count: number): Promise<ApiProcess[]> =>
  Promise.all(Array.from({ length: count }, () => startApiProcess({ DATABASE_URL: url })))

async function attempt(each: Try): Promise<Reply> {
  const reply = await send(each.caller, 'POST', PATH, { body: each.body, key: each.key })
  if (reply.status === 201) each.acknowledged = reply.body.data?.id
  return reply
}

/** Repeats the request while the server is busy or its database restarts, which it answers with 503. */
async function attemptUntilServed(each: Try): Promise<Reply> {
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    const reply = await attempt(each).catch(() => undefined)
    if (reply && reply.status < 500) return reply
    await wait(100 + Math.random() * 200)
  }
  throw new Error(`no answer from port ${each.caller.port} within a minute`)
}

async function untilAnswering(servers: readonly ApiProcess[]): Promise<void> {
  const isReady = async ({ port }: ApiProcess) => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok
  for (const server of servers) while (!(await isReady(server).catch(() => false))) await wait(50)
}
