/** What the gateway and its thread that renders say to each other. */

/** Offices whose halves a thread has at hand: a context costs some 3 MB. The one that was rendered longest ago makes place for another. */
export const MAX_CONTEXTS = 8

export interface ServerScript {
  /** Its name in the renderer: `/mf/mf-content/1.0.0-3fa9c1d2/server/half.1a2b3c4d.js`. */
  address: string
  source: string
}

export interface Order {
  id: number
  tenant: string
  /** Address of the shell's script, which runs first. */
  shell: string
  /** A `RenderRequest` without its files, as JSON. */
  request: string
  files: Record<string, string>
  /** Scripts that the thread does not have yet. */
  added: ServerScript[]
}

/** A page as JSON, with the addresses of its answers in place of them, or why there is none. */
export type Rendered = { id: number; page: string } | { id: number; fault: string }
