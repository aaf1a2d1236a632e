import type { Outlines } from '../domain/outlines.ts'

const NONE: Outlines = { municipalities: [] }

/** One file per territory, fetched when a map of it is first drawn. Made by `generate-outlines.ts`. */
const FILES: Record<string, () => Promise<{ default: unknown }>> = {
  gavarres: () => import('./gavarres.json'),
  raya: () => import('./raya.json'),
}

export async function loadOutlines(tenant: string): Promise<Outlines> {
  const load = FILES[tenant]
  return load ? ((await load()).default as Outlines) : NONE
}
