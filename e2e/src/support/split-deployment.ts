import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { newInternalKey } from '@sureda/api/plugins/internal-calls'
import { startApiProcess } from '@sureda/api/testing/api-process'
import { runSql, startPostgres } from '@sureda/api/testing/postgres-cluster'
import { startHaproxy } from '@sureda/api/testing/services/haproxy'
import { startIdentityProviders } from './identity-providers.ts'
import { PORT, SPLIT_SETTINGS } from './installation.ts'

/**
 * Runs gateway and API as two processes behind HAProxy until it is stopped. HAProxy listens on PORT. Both use a new
 * database on the server of DATABASE_URL, or on a private PostgreSQL.
 */
const START = path.resolve(import.meta.dirname, '../../../scripts/run.mjs')
const ending: (() => Promise<void>)[] = []
try {
  process.exitCode = await runUntilStopped()
} finally {
  for (const end of ending.reverse()) await end()
}

async function runUntilStopped(): Promise<number> {
  const DATABASE_URL = await newDatabase()
  // the gateway clears its data folder when it starts, so the API needs another one
  const DATA_DIR = `${process.env.DATA_DIR}-api`
  const INTERNAL_KEY = newInternalKey()
  const OVERRIDE_SECRET = newInternalKey()
  writeFileSync(SPLIT_SETTINGS, JSON.stringify({ DATABASE_URL, OVERRIDE_SECRET }))
  ending.push(async () => rmSync(SPLIT_SETTINGS))
  const providers = await startIdentityProviders()
  ending.push(async () => providers.stop())
  const api = await startApiProcess({
    ...providers.env,
    ...{ DATABASE_URL, DATA_DIR, INTERNAL_KEY, TRUSTED_PROXIES: '127.0.0.1' },
  })
  ending.push(async () => void (await api.stop()))
  const gatewayPort = PORT + 1
  const proxy = await startHaproxy({ api: [api.port], gateway: [gatewayPort], port: PORT })
  ending.push(proxy.stop)
  const gateway = spawn(process.execPath, [START, 'start', 'gateway'], {
    stdio: 'inherit',
    // the gateway puts the client ids into the page; the API verifies the tokens
    env: {
      ...process.env,
      ...providers.env,
      DATABASE_URL,
      INTERNAL_KEY,
      OVERRIDE_SECRET,
      PORT: String(gatewayPort),
      PUBLIC_URL_PORT: String(PORT),
      TRUSTED_PROXIES: '127.0.0.1',
      API_URL: `http://127.0.0.1:${api.port}`,
    },
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => gateway.kill(signal))
  const [code] = (await once(gateway, 'exit')) as [number | null]
  return code ?? 1
}

async function newDatabase(): Promise<string> {
  const own = process.env.DATABASE_URL ? undefined : await startPostgres()
  if (own) ending.push(own.stop)
  const address = new URL(own?.url('postgres') ?? String(process.env.DATABASE_URL))
  const server = address.toString()
  const name = `sureda_split_${randomBytes(4).toString('hex')}`
  await runSql(server, `create database ${name}`)
  if (!own) ending.push(() => runSql(server, `drop database if exists ${name} with (force)`))
  address.pathname = `/${name}`
  return address.toString()
}
