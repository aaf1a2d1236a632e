import { statfs } from 'node:fs/promises'
import path from 'node:path'
import type { GatewayConfig } from '@sureda/gateway/config'
import { type Finding, fault, look, ok } from './finding.ts'

const GB = 2 ** 30

/**
 * Checks the secrets that processes share; without one, each start or process generates its own. The embedded database
 * has only one process.
 */
export function secretFindings(config: GatewayConfig): Finding[] {
  const names = [
    'PASS_SECRET',
    'OVERRIDE_SECRET',
    ...(config.DATABASE_URL ? ['INTERNAL_KEY' as const] : []),
  ] as const
  const missing = names.filter((name) => !config[name])
  if (missing.length === 0) return [ok('secrets', `${names.join(', ')} are set`)]
  const says = `not set: ${missing.join(', ')}`
  const fix = 'Set each to the output of: openssl rand -base64 32, the same in all processes.'
  return [config.NODE_ENV === 'production' ? fault('secrets', says, fix) : look('secrets', says, fix)]
}

/** Checks the disk space of the data folder. */
export async function diskFindings(config: GatewayConfig): Promise<Finding[]> {
  const folder = path.resolve(config.DATA_DIR)
  const disk = await statfs(folder).catch(() => undefined)
  if (!disk) return [look('disk', `${folder} is not there yet`, 'The first start makes it; or set DATA_DIR.')]
  const free = disk.bavail * disk.bsize
  return [
    free > GB
      ? ok('disk', `${Math.round(free / GB)} GB free`)
      : look(
          'disk',
          `${Math.round(free / 2 ** 20)} MB free`,
          `Free space for ${folder}, or move DATA_DIR to a larger disk.`,
        ),
  ]
}
