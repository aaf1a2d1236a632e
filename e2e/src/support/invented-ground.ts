import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { BrowserContext, Route } from '@playwright/test'

/** A map of an invented area: no pack of this repository has a ground map (docs/decisions/0021-map.md). */
export const INVENTED_GROUND = readFileSync(
  path.resolve(import.meta.dirname, '../../../shared/testing/src/invented-ground.pmtiles'),
)
export const GROUND_CREDIT = '© OpenStreetMap (inventado)'
const GROUND = { file: 'gavarres/ground.pmtiles?v=0a1b2c3d', attribution: GROUND_CREDIT }

interface GroundOptions {
  /** Unused bytes at the end of the archive, which make it as large as a real one. */
  padding?: number
  /** Runs before each response. */
  onAsked?: () => Promise<void>
}

/** Adds a ground map to the document and the pack of the territory and serves it, whole or by range requests. */
export async function addGround(
  context: BrowserContext,
  { padding = 0, onAsked }: GroundOptions = {},
): Promise<void> {
  const archive = Buffer.concat([INVENTED_GROUND, Buffer.alloc(padding)])
  await context.route(/\/mapa\?|\/offline\/page/, async (route) => {
    const page = await answerTo(route)
    const named = `"ground":${JSON.stringify(GROUND)},"outlines":"`
    await route.fulfill({ response: page, body: (await page.text()).replace('"outlines":"', named) })
  })
  await context.route(/\/offline\/packs\/territory\/gavarres\.json/, async (route) => {
    const answer = await answerTo(route)
    // a busy server answers 503 at first, and the page retries
    if (!answer.ok()) return route.fulfill({ response: answer })
    const pack = (await answer.json()) as { files: object[] }
    const integrity = `sha384-${createHash('sha384').update(archive).digest('base64')}`
    pack.files.push({ url: `/media/${GROUND.file}`, bytes: archive.length, integrity })
    await route.fulfill({ response: answer, json: pack })
  })
  await context.route(/ground\.pmtiles/, async (route) => {
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(route.request().headers().range ?? '') ?? []
    await onAsked?.()
    const body = archive.subarray(Number(first ?? 0), Number(last ?? archive.length) + 1)
    await route.fulfill({ status: first ? 206 : 200, contentType: 'application/vnd.pmtiles', body })
  })
}

/** Fetches the server's own response; only the browser resolves names below localhost. */
function answerTo(route: Route) {
  const { host, port, pathname, search } = new URL(route.request().url())
  return route.fetch({
    url: `http://127.0.0.1:${port}${pathname}${search}`,
    headers: { ...route.request().headers(), host },
  })
}
