import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePorts } from '@sureda/api/testing/services/free-port'
import { type Program, startProgram, waitUntilReady } from './program.ts'

const DEPLOY = path.resolve(import.meta.dirname, '../..')

export interface Upstreams {
  /** `host:port` of each API process. */
  api: readonly string[]
  gateway: readonly string[]
}

/** A reverse proxy of `deploy/` in front of the processes, with TLS. */
export interface FrontProxy {
  port: number
  httpPort: number
  /** The address at which gateways reach the API through the same proxy, if it offers one. */
  internalUrl?: string
  /** The CA certificate that clients of the proxy trust. */
  ca: string
  /** The output of the proxy. */
  log(): string
  stop(): Promise<void>
}

/** Starts HAProxy with the unchanged `deploy/haproxy.cfg`. */
export async function startHaproxy({ api, gateway }: Upstreams): Promise<FrontProxy> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sureda-haproxy-'))
  const { ca, key } = certificate(folder)
  const certificates = path.join(folder, 'certificates')
  mkdirSync(certificates)
  writeFileSync(path.join(certificates, 'localhost.pem'), ca + key)
  const [port = 0, httpPort = 0, internal = 0] = await freePorts(3)
  const named = (name: string, all: readonly string[]) =>
    Object.fromEntries(all.map((address, i) => [`${name}_${i + 1}`, address]))
  const program = startProgram('haproxy', ['-f', path.join(DEPLOY, 'haproxy.cfg')], {
    env: {
      HTTPS_BIND: `127.0.0.1:${port}`,
      HTTP_BIND: `127.0.0.1:${httpPort}`,
      INTERNAL_BIND: `127.0.0.1:${internal}`,
      CERTIFICATES: certificates,
      ...named('API', api),
      ...named('GATEWAY', gateway),
    },
  })
  return {
    ...(await running(program, folder, { port, httpPort, ca })),
    internalUrl: `http://127.0.0.1:${internal}`,
  }
}

/** Starts Caddy with `deploy/Caddyfile`; only the ports and the certificate differ. */
export async function startCaddy({ api, gateway }: Upstreams): Promise<FrontProxy> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sureda-caddy-'))
  const [port = 0, httpPort = 0] = await freePorts(2)
  const { ca } = certificate(folder)
  const config = path.join(folder, 'Caddyfile')
  writeFileSync(
    config,
    readFileSync(path.join(DEPLOY, 'Caddyfile'), 'utf8')
      .replace('{\n', `{\n\tadmin off\n\thttp_port ${httpPort}\n\thttps_port ${port}\n`)
      .replace('\tlog\n', `\tlog\n\ttls ${folder}/certificate.pem ${folder}/key.pem\n`),
  )
  const program = startProgram('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
    env: {
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      ACME_EMAIL: 'technician@example.org',
      DOMAINS: 'gavarres.localhost raya.localhost',
      // Debian 12 has Caddy 2.6.2
      BUFFER_BODIES: 'buffer_requests',
      API: api.join(' '),
      GATEWAY: gateway.join(' '),
    },
  })
  return running(program, folder, { port, httpPort, ca })
}

async function running(
  program: Program,
  folder: string,
  facts: { port: number; httpPort: number; ca: string },
): Promise<FrontProxy> {
  const stop = async () => {
    await program.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await waitUntilReady(program, async () => {
      const { status } = await fetch(`http://127.0.0.1:${facts.httpPort}/`, {
        redirect: 'manual',
        headers: { host: 'gavarres.localhost' },
      })
      return status === 308
    })
  } catch (error) {
    await stop()
    throw error
  }
  return { ...facts, log: program.output, stop }
}

/** Creates a CA and a certificate for `localhost` and its subdomains. */
function certificate(folder: string): { ca: string; key: string } {
  const [file, keyFile] = [path.join(folder, 'certificate.pem'), path.join(folder, 'key.pem')]
  execFileSync(
    'openssl',
    [
      ...[
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-days',
        '2',
      ],
      ...['-keyout', keyFile, '-out', file, '-subj', '/CN=localhost'],
      ...[
        '-addext',
        'subjectAltName=DNS:localhost,DNS:*.localhost,DNS:gavarres.localhost,DNS:raya.localhost',
      ],
    ],
    { stdio: 'pipe' },
  )
  return { ca: readFileSync(file, 'utf8'), key: readFileSync(keyFile, 'utf8') }
}
