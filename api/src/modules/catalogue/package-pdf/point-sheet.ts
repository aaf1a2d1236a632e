import type { PackageSheet } from './sheet.ts'

/** Content of the printed sheet of a check-in point, as the worker gets it. */
export interface PointSheet
  extends Pick<PackageSheet, 'lang' | 'title' | 'kind' | 'picture' | 'brand' | 'changedAt'> {
  description: string
  /** Modules of the QR code, `true` is dark, including its quiet zone. */
  modules: boolean[][]
  /** Description of the code for screen readers. */
  codeText: string
  /** Instructions in the language of the sheet. */
  steps: string[]
  /** The first step in the other languages. */
  elsewhere: string[]
  url: string
  /** Contact of the guide who put it up. */
  contact: string
}
