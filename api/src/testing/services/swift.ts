import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { freePorts } from './free-port.ts'

const KINDS = ['account', 'container', 'object'] as const
const programOf = (kind: string) => `/usr/bin/swift-${kind}-server`
const PROGRAMS = ['/usr/bin/swift-proxy-server', '/usr/bin/memcached', ...KINDS.map(programOf)]
const REGION = 'us-east-1'
const OWNER = { accessKeyId: 'office:owner', secretAccessKey: 'cork-oak' }
const SECOND = { accessKeyId: 'office:second', secretAccessKey: 'strawberry-tree' }
/** Fewer than the usual 1,000, so that few objects make several pages. */
export const LISTED_AT_ONCE = 50
const ANSWERS_WITHIN_MS = 120_000

/**
 * Whether this machine has the programs: Debian's `swift-proxy`, `swift-account`, `swift-container`, `swift-object`,
 * `memcached`.
 */
export const hasSwift = PROGRAMS.every((program) => existsSync(program))

/** A bucket and the keys of its owner, as the settings `S3_…` name them. */
export interface SwiftBucket {
  name: string
  endpoint: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** The settings of a store, without the name of a bucket. */
export const storeSettings = ({ endpoint, region, accessKeyId, secretAccessKey }: SwiftBucket) => ({
  S3_ENDPOINT: endpoint,
  S3_REGION: region,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
})

/** OpenStack Swift with its S3 interface, on free ports of this machine, with its data in a temporary folder. */
export interface Swift {
  makeBucket(name: string): Promise<SwiftBucket>
  /**
   * The keys of a second user of the same account, who may access only what the first one permits: in a new bucket,
   * nothing.
   */
  stranger: { accessKeyId: string; secretAccessKey: string }
  /** A second key with the owner's permissions, if `hasSecondKey` requested one. */
  second: { accessKeyId: string; secretAccessKey: string }
  /** The process id of the proxy server. */
  pid: number
  /** The folder with the content of the objects. */
  disk: string
  /** Stops answering while connections stay open, like a store that hangs. */
  pause(): void
  resume(): void
  /** Ends the proxy server, so that connections are refused. */
  disconnect(): Promise<void>
  /** Restarts it on the same port and data, with another password of the owner if given. */
  reconnect(secretAccessKey?: string): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts the four servers and waits until buckets can be created, about three seconds on a quiet machine.
 * @throws where `hasSwift` is false
 */
export async function startSwift({ hasSecondKey = false } = {}): Promise<Swift> {
  if (!hasSwift) throw new Error('No OpenStack Swift (swift-proxy-server and others) on this machine')
  const user = swiftUser()
  const folder = mkdtempSync(join(tmpdir(), 'sureda-swift-'))
  const [proxyPort = 0, cachePort = 0, ...ports] = await freePorts(2 + KINDS.length)
  writeSettings(folder, { port: proxyPort, cachePort, user: user.name, hasSecondKey })
  for (const [index, kind] of KINDS.entries()) writeServer(folder, kind, ports[index] ?? 0, user.name)
  writeRings(folder, ports)
  if (user.ids) execFileSync('chown', ['-R', `${user.ids.uid}:${user.ids.gid}`, folder])
  const log = join(folder, 'log')
  const run = (program: string, ...args: string[]) => {
    const output = openSync(log, 'a')
    const child = spawn(program, args, { ...user.ids, cwd: folder, stdio: ['ignore', output, output] })
    closeSync(output)
    return child
  }
  const start = (kind: string) => run(programOf(kind), join(folder, `${kind}.conf`), '--verbose')
  const behind = [
    run('/usr/bin/memcached', '-l', '127.0.0.1', '-p', `${cachePort}`, '-U', '0', '-m', '16'),
    ...KINDS.map(start),
  ]
  let proxy = start('proxy')
  const endpoint = `http://127.0.0.1:${proxyPort}`
  const stop = async () => {
    await Promise.all([...behind, proxy].map(ended))
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await waitUntilAnswering(`${endpoint}/healthcheck`)
    for (const port of ports) await waitUntilAnswering(`http://127.0.0.1:${port}/healthcheck`)
  } catch (error) {
    const said = readFileSync(log, 'utf8').slice(-2_000)
    await stop()
    throw new Error(`Swift did not start:\n${said}`, { cause: error })
  }
  return {
    makeBucket: async (name) => {
      const client = new S3Client({ region: REGION, endpoint, forcePathStyle: true, credentials: OWNER })
      await client.send(new CreateBucketCommand({ Bucket: name }))
      client.destroy()
      return { name, endpoint, region: REGION, ...OWNER }
    },
    stranger: { accessKeyId: 'office:stranger', secretAccessKey: 'holm-oak' },
    second: SECOND,
    get pid() {
      return proxy.pid ?? 0
    },
    disk: join(folder, 'disks'),
    pause: () => void proxy.kill('SIGSTOP'),
    resume: () => void proxy.kill('SIGCONT'),
    disconnect: () => ended(proxy),
    reconnect: async (secretAccessKey = OWNER.secretAccessKey) => {
      const file = join(folder, 'proxy.conf')
      const settings = readFileSync(file, 'utf8')
      writeFileSync(file, settings.replace(/(user_office_owner =) \S+/, `$1 ${secretAccessKey}`))
      proxy = start('proxy')
      await waitUntilAnswering(`${endpoint}/healthcheck`)
    },
    stop,
  }
}

/** The packages create a system user for it; root only starts it. */
function swiftUser(): { name: string; ids?: { uid: number; gid: number } } {
  const read = (...flags: string[]) => execFileSync('id', flags, { encoding: 'utf8' }).trim()
  if (process.getuid?.() !== 0) return { name: read('-un') }
  return { name: 'swift', ids: { uid: Number(read('-u', 'swift')), gid: Number(read('-g', 'swift')) } }
}

interface ProxySettings {
  port: number
  cachePort: number
  user: string
  /** A user has only one key in Swift, so the second key belongs to another user with the same permissions. */
  hasSecondKey: boolean
}

function writeSettings(folder: string, { port, cachePort, user, hasSecondKey }: ProxySettings): void {
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  write('swift.conf', '[swift-hash]\nswift_hash_path_suffix = sureda\nswift_hash_path_prefix = sureda\n')
  write(
    'proxy.conf',
    `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${user}
swift_dir = ${folder}
[pipeline:main]
pipeline = catch_errors healthcheck cache s3api tempauth slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
# one copy of everything: a busy machine must not take its only server for a broken one
conn_timeout = 30
node_timeout = 60
error_suppression_interval = 0
error_suppression_limit = 1000000
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:healthcheck]
use = egg:swift#healthcheck
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${cachePort}
[filter:s3api]
use = egg:swift#s3api
s3_acl = ${!hasSecondKey}
max_bucket_listing = ${LISTED_AT_ONCE}
[filter:tempauth]
use = egg:swift#tempauth
user_office_owner = ${OWNER.secretAccessKey} .admin
${hasSecondKey ? `user_office_second = ${SECOND.secretAccessKey} .admin` : 'user_office_stranger = holm-oak'}
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
`,
  )
}

function writeServer(folder: string, kind: string, port: number, user: string): void {
  mkdirSync(join(folder, 'disks', 'd1'), { recursive: true })
  writeFileSync(
    join(folder, `${kind}.conf`),
    `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${user}
swift_dir = ${folder}
devices = ${join(folder, 'disks')}
mount_check = false
[pipeline:main]
pipeline = healthcheck ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
conn_timeout = 30
node_timeout = 60
[filter:healthcheck]
use = egg:swift#healthcheck
`,
  )
}

/**
 * Writes the ring files that assign the data to servers: 64 partitions, one replica. `swift-ring-builder` would need
 * nine processes for the same.
 */
function writeRings(folder: string, ports: readonly number[]): void {
  const program = `
import sys
from swift.common.ring import RingBuilder
folder, *ports = sys.argv[1:]
for kind, port in zip(${JSON.stringify(KINDS)}, ports):
    ring = RingBuilder(6, 1, 1)
    ring.add_dev({'region': 1, 'zone': 1, 'ip': '127.0.0.1', 'port': int(port), 'device': 'd1', 'weight': 1})
    ring.rebalance()
    ring.get_ring().save(f'{folder}/{kind}.ring.gz')
`
  execFileSync('/usr/bin/python3', ['-c', program, folder, ...ports.map(String)], { stdio: 'pipe' })
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = new Promise((resolve) => child.once('exit', resolve))
  // also ends a paused process
  child.kill('SIGKILL')
  await exited
}

async function waitUntilAnswering(url: string): Promise<void> {
  const until = performance.now() + ANSWERS_WITHIN_MS
  for (;;) {
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(1_000) })
      if (answer.ok) return
    } catch (error) {
      if (performance.now() > until) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
