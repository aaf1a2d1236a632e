import { parentPort } from 'node:worker_threads'
import { drawSheet } from './draw-sheet.ts'
import { readImages } from './pictures.ts'
import type { PackageSheet } from './sheet.ts'

// a thread of its own: setting two pages takes longer than anybody else's request may wait
parentPort?.on('message', async ({ id, sheet }: { id: number; sheet: PackageSheet }) => {
  try {
    const file = await drawSheet(sheet, await readImages(sheet))
    parentPort?.postMessage({ id, file })
  } catch (error) {
    parentPort?.postMessage({ id, fault: String(error) })
  }
})
