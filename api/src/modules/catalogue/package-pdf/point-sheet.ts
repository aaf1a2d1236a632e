import type { PackageSheet } from './sheet.ts'

/** Everything on the printed sheet of a check-in point, in words: what the drawing worker gets. */
export interface PointSheet
  extends Pick<PackageSheet, 'lang' | 'title' | 'kind' | 'picture' | 'brand' | 'changedAt'> {
  description: string
  /** The code, `true` is dark, with its quiet edge. */
  modules: boolean[][]
  /** What the code is, for those who hear the sheet. */
  codeText: string
  /** What to do, in the language of the sheet. */
  steps: string[]
  /** The first step in the other languages. */
  elsewhere: string[]
  url: string
  /** Who put it up. */
  contact: string
}
