/** Messages between the gateway and its render thread. */

/** Contexts (one per tenant, some 3 MB) that a thread holds; the least recently used one is dropped. */
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
  /** Scripts that the thread has not loaded yet. */
  added: ServerScript[]
}

/** A page as JSON, with the addresses of its answers instead of their bodies, or the fault. */
export type Rendered = { id: number; page: string } | { id: number; fault: string }
