import { rspack } from '@rspack/core'

/** Read by V8 since Chrome 136, a comment to every other browser; it counts only where it is first. */
const HINT = '//# allFunctionsCalledOnLoad'

/** What every visit runs at once: the shell and its libraries. Of other files a good part waits for a tap, and compiling that would cost memory for nothing. */
const RUN_BY_EVERY_VISIT = /(^|\/)(main|vendor)\.[^/]*js$/

/**
 * Has the browser compile these files while they arrive, beside the page, instead of function by function when they are called: a slow phone's first
 * task is half as long. After the minifier, which takes comments away, and before the source maps, which count the line.
 */
export const compileHint = () =>
  new rspack.BannerPlugin({
    banner: HINT,
    raw: true,
    include: RUN_BY_EVERY_VISIT,
    stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  })
