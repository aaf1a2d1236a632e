import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sha384 } from '@sureda/build/release'
import type { ReleaseRecord, RemoteName } from '@sureda/contract/remote/registry'
import { type BuiltRelease, readBuilt } from '@sureda/gateway/releases/ship'
import { callerHere } from '@sureda/server/caller'
import { runProgram } from '@sureda/server/program'
import { ROOT } from '../product.ts'

/**
 * Ships copies of a remote's build to the running product under different versions and promotes one after the other.
 */
export async function* promoteCopies(
  dataDir: string,
  remote: RemoteName,
  count: number,
): AsyncGenerator<number> {
  const env = { DATA_DIR: dataDir, RELEASES_DIR: path.join(dataDir, 'releases') }
  const built = readBuilt(path.join(ROOT, remote, 'dist'))
  const caller = { ...callerHere(), actor: 'bench', print: () => undefined }
  for (let number = 1; number <= count; number++) {
    const folder = mkdtempSync(path.join(tmpdir(), 'sureda-copy-'))
    for (const [name, body] of copyOf(built, number).files) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
      writeFileSync(path.join(folder, name), body)
    }
    const code = await runProgram(['remotes', 'ship', '--dist', folder, '--promote'], env, caller)
    rmSync(folder, { recursive: true })
    if (code !== 0) throw new Error(`copy ${number} could not be shipped`)
    yield number
  }
}

function copyOf({ record, files }: BuiltRelease, number: number): BuiltRelease {
  const version = record.version.replace(/[0-9a-f]{8}$/, (number + 0x1000_0000).toString(16))
  const names = [record.version, record.version.replaceAll(/\W/g, '_')] as const
  const renamed = (text: string) =>
    text.replaceAll(names[0], version).replaceAll(names[1], version.replaceAll(/\W/g, '_'))
  const copies = new Map(
    [...files].map(([name, body]) => [
      name,
      /\.(js|css|json)$/.test(name) ? Buffer.from(renamed(body.toString('utf8'))) : body,
    ]),
  )
  const copy = JSON.parse(renamed(JSON.stringify(record))) as ReleaseRecord
  for (const name of Object.keys(copy.integrity)) {
    const body = copies.get(name)
    if (body) copy.integrity[name] = sha384(body)
  }
  copies.set('release.json', Buffer.from(JSON.stringify(copy)))
  return { record: copy, files: copies }
}
