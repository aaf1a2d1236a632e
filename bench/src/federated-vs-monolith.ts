import path from 'node:path'
import { rspack } from '@rspack/core'
import { monolithConfig } from '@sureda/build/monolith'
import { remoteDirs } from '@sureda/build/workspace'
import { launchPhone, type Visit, visit } from './phone.ts'
import { type Product, ROOT, startProduct } from './product.ts'
import { median, type Row, report, rounded } from './report.ts'

const MONOLITH = '.cache/monolith'
const ROUNDS = 5

/** First content: the first thing on each screen that comes from the API. */
export const CONTENT: Record<string, string> = {
  '/welcome': 'main h1',
  '/inicio': 'main a[href^="/noticias/"], main a[href^="/agenda/"], main a[href^="/eventos/"]',
  '/experiencias': 'main a[href^="/experiencias/"]',
  '/experiencias/:id': 'main h1',
  '/mapa': 'main .leaflet-container, main svg[role="img"]',
}
const COMPARED = ['/inicio', '/experiencias/:id', '/mapa']

/**
 * The federated app against the same sources as one route-split bundle: once given the same preloads (what the gateway does), once plain.
 * Rounds alternate, so a machine that drifts does so for all three.
 */
export async function federatedVsMonolith(): Promise<void> {
  await buildMonolith()
  const federated = await startProduct('federated')
  const bundled = { SHELL_DIR: MONOLITH, SHELL_BUNDLED: '1' }
  const monolith = await startProduct('monolith', bundled)
  const plain = await startProduct('monolith-plain', { ...bundled, SHELL_PRELOADS: '0' })
  const browser = await launchPhone()
  try {
    const rows: Row[] = []
    for (const path of COMPARED) {
      const results = { federated: [] as Visit[], monolith: [] as Visit[], plain: [] as Visit[] }
      const address = await fill(federated, path)
      const selector = CONTENT[path] ?? 'main'
      for (let round = 0; round < ROUNDS; round++)
        for (const [name, product] of Object.entries({ federated, monolith, plain }))
          results[name as keyof typeof results].push(await visit(browser, product.origin + address, selector))
      const ms = (name: keyof typeof results) => median(results[name].map((one) => one.contentMs))
      rows.push({
        path,
        'federated ms': rounded(ms('federated')),
        'monolith ms': rounded(ms('monolith')),
        'plain monolith ms': rounded(ms('plain')),
        'ratio (goal 1.05)': rounded(ms('federated') / ms('monolith'), 2),
        'ratio to plain (goal 0.80)': rounded(ms('federated') / ms('plain'), 2),
        'federated script KB': median(results.federated.map((one) => one.scriptKB)),
        'monolith script KB': median(results.monolith.map((one) => one.scriptKB)),
      })
    }
    report('federated-vs-monolith', rows, {
      profile: 'slow 4G 150 ms / 1.6 Mbit/s, CPU x4, cold cache, median of 5',
    })
  } finally {
    await browser.close()
    await Promise.all([federated.stop(), monolith.stop(), plain.stop()])
  }
}

/** What each screen sends until first content, and how it behaves, on the same profile. */
export async function transferSizes(): Promise<void> {
  const goals: Record<string, number> = {
    '/welcome': 150,
    '/inicio': 190,
    '/experiencias': 200,
    '/mapa': 250,
  }
  const product = await startProduct('federated')
  const browser = await launchPhone()
  try {
    const rows: Row[] = []
    for (const [path, selector] of Object.entries(CONTENT)) {
      const address = await fill(product, path)
      const visits: Visit[] = []
      for (let round = 0; round < ROUNDS; round++)
        visits.push(await visit(browser, product.origin + address, selector))
      const of = (pick: (one: Visit) => number) => median(visits.map(pick))
      rows.push({
        path,
        'script KB': of((one) => one.scriptKB),
        'goal KB': goals[path] ?? null,
        scripts: of((one) => one.scripts),
        'all KB': of((one) => one.totalKB),
        requests: of((one) => one.requests),
        'content ms': rounded(of((one) => one.contentMs)),
        'LCP ms': rounded(of((one) => one.lcpMs)),
        CLS: rounded(
          of((one) => one.cls),
          3,
        ),
        'blocking ms': rounded(of((one) => one.blockingMs)),
      })
    }
    report('transfer-sizes', rows, {
      profile: 'slow 4G 150 ms / 1.6 Mbit/s, CPU x4, cold cache, median of 5; KB as sent (brotli)',
    })
  } finally {
    await browser.close()
    await product.stop()
  }
}

/** `/experiencias/:id` with an experience that exists. */
async function fill(product: Product, path: string): Promise<string> {
  if (!path.includes(':id')) return path
  const response = await fetch(`http://localhost:${product.port}/api/v1/experiences?type=tour`)
  const { data } = (await response.json()) as { data: { id: string }[] }
  return path.replace(':id', data[0]?.id ?? '')
}

function buildMonolith(): Promise<void> {
  const config = monolithConfig(path.join(ROOT, 'shell'), remoteDirs(), path.join(ROOT, MONOLITH))
  return new Promise((resolve, reject) => {
    const compiler = rspack(config)
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors())
        return reject(error ?? new Error(stats?.toString({ all: false, errors: true })))
      compiler.close(() => resolve())
    })
  })
}
