import { stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import { isStorageFull } from '@sureda/api/storage/storage-full'
import { writeToFolder } from '@sureda/api/storage/trial-writes'
import type { GatewayConfig } from '@sureda/gateway/config'
import { type Finding, fault, look, ok } from './finding.ts'

const GB = 2 ** 30

/** Secrets that processes share; without one each start or each process makes its own. */
export function secretFindings(config: GatewayConfig): Finding[] {
  const missing = (['PASS_SECRET', 'OVERRIDE_SECRET', 'INTERNAL_KEY'] as const).filter(
    (name) => !config[name],
  )
  if (missing.length === 0) return [ok('secrets', 'PASS_SECRET, OVERRIDE_SECRET and INTERNAL_KEY are set')]
  const says = `not set: ${missing.join(', ')}`
  const fix = 'Set each to the output of: openssl rand -base64 32, the same in all processes.'
  return [config.NODE_ENV === 'production' ? fault('secrets', says, fix) : look('secrets', says, fix)]
}

/** Room and a trial write of the data folder; its rights are set with each start. */
export async function folderFindings(config: GatewayConfig): Promise<Finding[]> {
  const folder = path.resolve(config.DATA_DIR)
  const state = await stat(folder).catch(() => undefined)
  if (!state)
    return [look('data folder', `${folder} is not there yet`, 'The first start makes it; or set DATA_DIR.')]
  try {
    await writeToFolder(folder)
  } catch (error) {
    if (isStorageFull(error))
      return [
        fault(
          'data folder',
          'the disk is full',
          `Free space for ${folder}; writes are answered with 503 meanwhile.`,
        ),
      ]
    return [
      fault(
        'data folder',
        `${folder} cannot be written (${(error as NodeJS.ErrnoException).code})`,
        'Give it to the user of the server: chown -R <user>; or mount it writable.',
      ),
    ]
  }
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  const room =
    free > GB
      ? ok('disk', `${Math.round(free / GB)} GB free`)
      : look(
          'disk',
          `${Math.round(free / 2 ** 20)} MB free`,
          `Free space for ${folder}, or move DATA_DIR to a larger disk.`,
        )
  return [ok('data folder', 'writable'), room]
}
