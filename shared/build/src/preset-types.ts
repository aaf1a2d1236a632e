import type { Configuration } from '@rspack/core'

export type Mode = 'production' | 'development'

/** What a package's rspack.config.ts exports; Rspack's command line and the scripts call it the same way. */
export type Preset = (
  env?: { RSPACK_SERVE?: boolean },
  argv?: { mode?: Mode },
) => Configuration | Configuration[]
