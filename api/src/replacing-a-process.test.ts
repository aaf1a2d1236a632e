import { randomBytes } from 'node:crypto'
import { expect, inject, it } from 'vitest'
import { openPostgres } from './database/postgres.ts'
import { startApiProcess } from './testing/api-process.ts'
import { LoadBalancer } from './testing/load-balancer.ts'
import { runSql } from './testing/postgres-cluster.ts'
import { seedTenants } from './testing/test-tenants.ts'

/** Two processes behind a load balancer with eight clients; one of them gets SIGTERM. */
async function replaceOne(drainMs: number, pollMs?: number) {
  const template = inject('databaseTemplate')
  if (template.kind !== 'postgres') throw new Error('two processes need a PostgreSQL server')
  const name = `sureda_drain_${randomBytes(6).toString('hex')}`
  await runSql(template.ownerUrl, `create database ${name} template ${template.template}`)
  const url = new URL(template.ownerUrl)
  url.pathname = `/${name}`
  const database = await openPostgres({ url: url.toString(), poolSize: 1 })
  await seedTenants(database.db)
  await database.close()
  const env = { DATABASE_URL: url.toString(), DRAIN_MS: String(drainMs), DATABASE_POOL_SIZE: '4' }
  const processes = await Promise.all([startApiProcess(env), startApiProcess(env)])
  const balancer = new LoadBalancer(
    processes.map(({ port }) => port),
    'gavarres.localhost',
    pollMs,
  )
  try {
    let exitCode: number | null | undefined
    let asked = 0
    let askedAtItsEnd = Number.POSITIVE_INFINITY
    // each question is another one, so that the database is asked
    const path = (n: number) => {
      asked = n
      if (n === 100)
        void processes[0].stop().then((code) => {
          exitCode = code
          askedAtItsEnd = asked
        })
      return `/api/v1/news?per_page=${1 + (n % 100)}`
    }
    const answered = await balancer.load(8, path, () => asked > askedAtItsEnd + 100)
    return { exitCode, answered, failures: balancer.failures }
  } finally {
    balancer.close()
    await Promise.all(processes.map((process) => process.kill()))
    await runSql(template.ownerUrl, `drop database if exists ${name} with (force)`)
  }
}

it('loses no request of eight clients while one of two processes is stopped', async () => {
  const { exitCode, answered, failures } = await replaceOne(2_000)
  expect(failures).toEqual([])
  expect(answered).toBeGreaterThan(200)
  expect(exitCode).toBe(0)
})

it('control: loses requests without the drain time', async () => {
  // it ends before anybody asks: in a race with ten questions a second it was sometimes noticed in time
  const { failures } = await replaceOne(0, 60_000)
  expect(failures.length).toBeGreaterThan(0)
})
