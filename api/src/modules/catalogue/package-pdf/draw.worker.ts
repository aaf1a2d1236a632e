import { parentPort } from 'node:worker_threads'
import { drawPointSheet } from './draw-point-sheet.ts'
import { drawSheet } from './draw-sheet.ts'
import { readImages } from './pictures.ts'
import type { PointSheet } from './point-sheet.ts'
import type { PackageSheet } from './sheet.ts'

// a separate thread: laying out two pages would block other requests too long
parentPort?.on('message', async ({ id, sheet }: { id: number; sheet: PackageSheet | PointSheet }) => {
  try {
    const images = await readImages(sheet)
    const file = await ('modules' in sheet ? drawPointSheet(sheet, images) : drawSheet(sheet, images))
    parentPort?.postMessage({ id, file })
  } catch (error) {
    parentPort?.postMessage({ id, fault: String(error) })
  }
})
