import { closeSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { OTHERS } from '../storage/private-folder.ts'

/** How often the database asked the disk to keep what was written; a test holds it against the number of commits. */
export interface SyncCounter {
  calls: number
}

export interface NodeStream {
  nfd?: number
  node: unknown
}
export interface NodeFsModule {
  FS: { ErrnoError: new (errno: number) => Error }
  NODEFS: {
    realPath(node: unknown): string
    convertNodeCode(error: unknown): number
    node_ops: {
      mknod: (parent: unknown, name: string, mode: number, device: number) => unknown
      setattr: (node: unknown, attributes: { mode?: number }) => void
    }
    stream_ops: {
      fsync?: (stream: NodeStream) => number
      write: (
        stream: NodeStream,
        bytes: Int8Array,
        offset: number,
        length: number,
        position: number,
      ) => number
    }
  }
}

function syncPath(path: string): void {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** The engine asks for rights for everybody where a system's umask would take them away: at the making of a file, and once more right after. */
function closeToOthers({ node_ops }: NodeFsModule['NODEFS']): void {
  const { mknod, setattr } = node_ops
  node_ops.mknod = (parent, name, mode, device) => mknod(parent, name, mode & ~OTHERS, device)
  node_ops.setattr = (node, attributes) =>
    setattr(
      node,
      attributes.mode === undefined ? attributes : { ...attributes, mode: attributes.mode & ~OTHERS },
    )
}

/**
 * PGlite's file layer with a working fsync, and files that are the owner's alone. Emscripten's NODEFS has none, so an acknowledged row survives a killed process but not a
 * power cut (pglite#1107: 300 of 300 rows lost in a model that forgets unsynced bytes, 0 of 300 with this). Internals: PGlite is
 * pinned to one exact version and a test counts the calls.
 */
export class DurableNodeFS extends NodeFS {
  counter: SyncCounter

  constructor(directory: string, counter: SyncCounter) {
    super(directory)
    this.counter = counter
  }

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args)
    const install = (module: unknown) => {
      const { NODEFS, FS } = module as NodeFsModule
      closeToOthers(NODEFS)
      NODEFS.stream_ops.fsync = (stream) => {
        this.counter.calls += 1
        try {
          // directories have no host handle in NODEFS
          if (stream.nfd === undefined) syncPath(NODEFS.realPath(stream.node))
          else fsyncSync(stream.nfd)
        } catch (error) {
          // the engine understands its own kind only; some disks say here that they are full
          throw new FS.ErrnoError(NODEFS.convertNodeCode(error))
        }
        return 0
      }
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), install] } }
  }
}

/** True when initdb ran to its end: an interrupted one leaves a folder that opens and then fails at odd places. */
export const isCompleteCluster = (directory: string) =>
  existsSync(join(directory, 'PG_VERSION')) && existsSync(join(directory, 'global', 'pg_control'))

export const isEmptyOrAbsent = (directory: string) =>
  !existsSync(directory) || readdirSync(directory).length === 0

/** One host fsync of every file and folder below, so that what is there at start is really on the disk. */
export function syncTree(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name)
    if (entry.isDirectory()) syncTree(path)
    else if (entry.isFile()) syncPath(path)
  }
  syncPath(directory)
}

/** Puts a finished cluster in place; a crash before this line leaves only a folder that the next start removes. */
export function moveIntoPlace(prepared: string, directory: string): void {
  syncTree(prepared)
  rmSync(directory, { recursive: true, force: true })
  renameSync(prepared, directory)
  syncPath(dirname(directory))
}

export function removeUnfinished(directory: string): void {
  const parent = dirname(directory)
  for (const name of existsSync(parent) ? readdirSync(parent) : []) {
    if (name.startsWith(`${basename(directory)}.new-`))
      rmSync(join(parent, name), { recursive: true, force: true })
  }
}
