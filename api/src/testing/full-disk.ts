import { fstatSync } from 'node:fs'
import type { NodeFS } from '@electric-sql/pglite/nodefs'
import { DurableNodeFS, type NodeFsModule } from '../database/embedded-files.ts'

/** `pages`: no file can grow. `everything`: even the write-ahead log takes no more bytes, as on copy-on-write disks. */
export type DiskSpace = 'enough' | 'no pages' | 'none'

export interface TestDisk {
  room: DiskSpace
}

const NO_SPACE = 51

/** The file layer of an embedded database whose disk a test can fill, for any user on any machine. */
export class FullDiskFS extends DurableNodeFS {
  readonly disk: TestDisk

  constructor(directory: string, disk: TestDisk) {
    super(directory, { calls: 0 })
    this.disk = disk
  }

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args)
    const fill = (module: unknown) => {
      const { NODEFS, FS } = module as NodeFsModule
      const write = NODEFS.stream_ops.write
      NODEFS.stream_ops.write = (stream, bytes, offset, length, position) => {
        const { room } = this.disk
        const end = position + length
        const grows = stream.nfd !== undefined && end > fstatSync(stream.nfd).size
        if (room === 'none' || (room === 'no pages' && grows)) throw new FS.ErrnoError(NO_SPACE)
        return write(stream, bytes, offset, length, position)
      }
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), fill] } }
  }
}
