import path from 'node:path'
import { connect } from 'node:tls'
import { createMailServer } from '@sureda/api/mail/transport'
import { checkStorage } from '@sureda/api/storage/check-storage'
import type { ObjectStore } from '@sureda/api/storage/object-store'
import { openObjects, openUploads } from '@sureda/api/storage/open-objects'
import { StorageError } from '@sureda/api/storage/storage-error'
import type { GatewayConfig } from '@sureda/gateway/config'
import { type Finding, fault, look, ok } from './finding.ts'

const DAY_MS = 86_400_000
/** Programs that renew certificates do so a month before they expire. */
const FEW_DAYS = 14
const ANSWERS_WITHIN_MS = 5_000

/** Writes, reads and removes a file in the stores of uploads and releases. */
export async function storeFindings(config: GatewayConfig): Promise<Finding[]> {
  const uploads = await storeFinding('uploads', await openUploads(config))
  if (config.S3_BUCKET) return [{ ...uploads, check: 'bucket' }]
  return [uploads, await storeFinding('releases', await openObjects(config, config.RELEASES_DIR))]
}

async function storeFinding(check: string, store: ObjectStore): Promise<Finding> {
  try {
    await checkStorage(store)
    return ok(check, `a file can be written, read and removed in the ${store.kind}`)
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    return fault(check, `the ${store.kind} does not work`, error.message)
  }
}

/** Connects and authenticates as for a mail, but sends none. */
export async function mailFindings(config: GatewayConfig): Promise<Finding[]> {
  const server = createMailServer(config)
  if (!server)
    return [
      look('mail', `mails are files in ${path.join(config.DATA_DIR, 'mail')}`, 'Set SMTP_URL to send them.'),
    ]
  try {
    await server.verify()
    return [ok('mail', 'the server takes mails of this installation')]
  } catch (error) {
    const { code, responseCode } = error as { code?: string; responseCode?: number }
    const why =
      code === 'EAUTH'
        ? 'refuses user or password'
        : `does not answer as a mail server does (${responseCode ?? code})`
    return [
      fault(
        'mail',
        `the server of SMTP_URL ${why}`,
        'Look at address, port, user and password of SMTP_URL; mails wait and leave by themselves afterwards.',
      ),
    ]
  } finally {
    server.close()
  }
}

/**
 * Checks the certificates of the public hosts as visitors see them. Tests pass their own address and authority in `at`.
 */
export function certificateFindings(
  hosts: readonly string[],
  at: { address?: string; port?: number; ca?: string } = {},
): Promise<Finding[]> {
  return Promise.all(hosts.map((host) => certificateFinding(host, at)))
}

function certificateFinding(
  host: string,
  { address = host, port = 443, ca }: { address?: string; port?: number; ca?: string },
) {
  const check = `certificate ${host}`
  return new Promise<Finding>((resolve) => {
    const socket = connect({
      host: address,
      port,
      servername: host,
      ca,
      rejectUnauthorized: false,
      timeout: ANSWERS_WITHIN_MS,
    })
    const end = (finding: Finding) => {
      socket.destroy()
      resolve(finding)
    }
    const silent = (why: string) =>
      end(
        look(
          check,
          `${host}:${port} does not answer (${why})`,
          'Is the proxy for https running, and does the name lead to it?',
        ),
      )
    socket.once('timeout', () => silent('no answer in time'))
    socket.once('error', (error: NodeJS.ErrnoException) => silent(error.code ?? error.message))
    socket.once('secureConnect', () => {
      const days = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / DAY_MS)
      if (days < 0)
        end(fault(check, `expired ${-days} days ago`, 'Renew it, and see why that did not happen by itself.'))
      else if (!socket.authorized)
        end(
          fault(
            check,
            `browsers refuse it (${socket.authorizationError})`,
            `Install one that is made for ${host}, with its whole chain.`,
          ),
        )
      else if (days < FEW_DAYS)
        end(look(check, `ends in ${days} days`, 'Renew it, and see why that did not happen by itself.'))
      else end(ok(check, `good for ${days} days`))
    })
  })
}
