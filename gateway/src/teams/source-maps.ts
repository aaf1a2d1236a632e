import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import { sourceName } from '@sureda/build/check/source-at'
import type { RemoteName } from '@sureda/contract/remote/registry'
import { isFileName, privateFolder, type ReleaseStore } from '../releases/release-store.ts'
import type { RolloutStore } from '../rollout/rollout-store.ts'

const MAX_FRAMES = 100

/** A stack with names and lines of the sources instead of built files; frames outside the release are unchanged. */
export async function resolvedStack(
  releases: ReleaseStore,
  remote: RemoteName,
  version: string,
  stack: string,
): Promise<string> {
  const base = `/mf/${remote}/${version}/`
  const maps = new Map<string, TraceMap | undefined>()
  const mapOf = async (file: string) => {
    if (!maps.has(file))
      maps.set(file, await readMap(releases, `${privateFolder(remote, version)}/${file}.map`))
    return maps.get(file)
  }
  const lines = stack.split('\n').slice(0, MAX_FRAMES)
  return (await Promise.all(lines.map((line) => resolvedLine(line, base, mapOf)))).join('\n')
}

/** Errors that phones reported of a release, with positions in its sources. */
export async function resolvedErrors(
  { rollouts, releases }: { rollouts: RolloutStore; releases: ReleaseStore },
  remote: RemoteName,
  version: string,
) {
  const errors = await rollouts.errors.list(remote, version)
  return Promise.all(
    errors.map(async ({ frames, message, ...error }) => {
      const lines = frames.map((frame) => `    at /mf/${remote}/${version}/${frame}`)
      return {
        ...error,
        stack: await resolvedStack(releases, remote, version, [message, ...lines].join('\n')),
      }
    }),
  )
}

async function resolvedLine(
  text: string,
  base: string,
  mapOf: (file: string) => Promise<TraceMap | undefined>,
): Promise<string> {
  const at = text.indexOf(base)
  // valid lines and columns begin with one
  const place = at < 0 ? null : /^([\w./-]+):0*([1-9]\d*):0*([1-9]\d*)/.exec(text.slice(at + base.length))
  const [, file = '', line, column] = place ?? []
  const map = isFileName(file) ? await mapOf(file) : undefined
  if (!map) return text
  const found = originalPositionFor(map, { line: Number(line), column: Number(column) - 1 })
  if (!found.source) return text
  const where = `${sourceName(found.source)}:${found.line}:${(found.column ?? 0) + 1}`
  return `    at ${found.name ? `${found.name} (${where})` : where}`
}

async function readMap(releases: ReleaseStore, name: string): Promise<TraceMap | undefined> {
  const text = await releases.private.get(name)
  try {
    return text && new TraceMap(text.toString('utf8'))
  } catch {
    return undefined
  }
}
