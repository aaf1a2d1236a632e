import autocannon from 'autocannon'
import { cpuSeconds, residentMb } from '../cpu.ts'
import { dataDirOf } from '../more-remotes.ts'
import { newDataDir, type Product, startProduct } from '../product.ts'
import { percentile, type Row, report, rounded } from '../report.ts'
import { promoteCopies } from './release-copies.ts'

const HOST = 'gavarres.localhost'
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'
/** `SECONDS=2 RENDERS=500 RELEASES=5` is a quick try. */
const numberOf = (name: string, usual: number) => Number(process.env[name] ?? usual)
const SECONDS = numberOf('SECONDS', 15)
const RENDERS = numberOf('RENDERS', 10_000)
const RELEASES = numberOf('RELEASES', 50)
/** Screens without an item, and the lists from which items are taken. */
const SCREENS = ['/inicio', '/experiencias', '/agenda', '/rutas', '/relatos', '/operadores']
const ITEMS = { '/experiences': '/experiencias', '/routes': '/rutas', '/news': '/noticias' }
const PER_LIST = 5

/** Measures rendered pages, cached and rendered anew, and the memory of the server after many pages and releases. */
export async function renderedPages(): Promise<void> {
  newDataDir('rendered')
  const product = await startProduct('rendered')
  try {
    const paths = await pathsOf(product)
    await untilRendered(product, paths)
    const rows = [
      await speed(product, paths, 'cached', { goal: 1_500 }),
      await speed(product, paths, 'cached, compressed', { encoding: 'br' }),
      await speed(product, paths, 'not modified', { isKnown: true }),
      await speed(product, paths, 'rendered', { isNew: true, goal: 60 }),
    ]
    report('rendered-pages', rows, {
      load: `${SECONDS} s each; server and load generator share the cores`,
      rendered: 'each request names a host that no page is stored for',
      cpu: 'of the server, without the load generator',
    })
    report('rendered-memory', [...(await manyPages(product, paths)), ...(await manyReleases(product))], {
      resident: 'of the whole server: gateway, API, embedded database and renderer',
    })
  } finally {
    await product.stop()
  }
}

async function manyPages(product: Product, paths: string[]): Promise<Row[]> {
  const rows: Row[] = []
  for (let done = 0; done <= RENDERS; done += RENDERS / 5) {
    rows.push({ after: `${done} pages`, 'resident MB': rounded(residentMb(product.pid)) })
    if (done < RENDERS) await fire(product, paths, { isNew: true, amount: RENDERS / 5 })
  }
  return rows
}

async function manyReleases(product: Product): Promise<Row[]> {
  const rows: Row[] = []
  for await (const count of promoteCopies(dataDirOf('rendered'), 'mf-content', RELEASES)) {
    await untilRendered(product, ['/inicio', '/experiencias'])
    if (count % (RELEASES / 5) === 0)
      rows.push({ after: `${count} releases`, 'resident MB': rounded(residentMb(product.pid)) })
  }
  return rows
}

/** The paths of the screens and of some items of each list. */
async function pathsOf(product: Product): Promise<string[]> {
  const items = await Promise.all(
    Object.entries(ITEMS).map(async ([call, screen]) => {
      const response = await fetch(`http://localhost:${product.port}/api/v1${call}`)
      const { data } = (await response.json()) as { data: { id: string }[] }
      return data.slice(0, PER_LIST).map(({ id }) => `${screen}/${id}`)
    }),
  )
  return [...SCREENS, ...items.flat()]
}

/** Requests each page until it is rendered with its content. */
async function untilRendered(product: Product, paths: string[]): Promise<void> {
  const deadline = performance.now() + 60_000
  let left = paths
  while (left.length > 0) {
    if (performance.now() > deadline) throw new Error(`no content in ${left.join(', ')}`)
    const { bare } = await fire(product, left, { amount: left.length, connections: 1 })
    left = bare
  }
}

interface Load {
  /** No cached page matches these requests. */
  isNew?: boolean
  encoding?: string
  /** The requests revalidate a page that the phone has cached. */
  isKnown?: boolean
  /** The number of requests, in place of a duration. */
  amount?: number
  connections?: number
}

async function speed(
  product: Product,
  paths: string[],
  pages: string,
  { goal, ...load }: Load & { goal?: number },
): Promise<Row> {
  // warm-up
  await fire(product, paths, { ...load, amount: 500 })
  const before = cpuSeconds(product.pid) ?? Number.NaN
  const { withContent, bare, times, seconds } = await fire(product, paths, load)
  const cpu = (cpuSeconds(product.pid) ?? Number.NaN) - before
  return {
    pages,
    'pages/s': rounded(withContent / seconds),
    'without content': bare.length,
    'p50 ms': rounded(percentile(times, 0.5), 1),
    'p95 ms': rounded(percentile(times, 0.95), 1),
    'cpu ms/page': rounded((cpu * 1000) / withContent, 2),
    goal: goal ?? '–',
  }
}

let newHost = 0

/** @returns the number of pages with content, the paths of those without, and the milliseconds of each answer */
function fire(product: Product, paths: string[], load: Load) {
  const { isNew = false, isKnown = false, encoding, amount, connections } = load
  const outcome = { withContent: 0, bare: [] as string[], times: [] as number[], seconds: 0 }
  const base = {
    'user-agent': PHONE,
    'accept-language': 'ca',
    ...(encoding && { 'accept-encoding': encoding }),
    ...(isKnown && { 'if-none-match': '*' }),
  }
  const requests = paths.map(
    (path): autocannon.Request => ({
      path,
      headers: { ...base, host: HOST },
      // the canonical link contains the address, so another port is another page
      ...(isNew && {
        setupRequest: (request) => ({
          ...request,
          headers: { ...base, host: `${HOST}:${(newHost++ % 60_000) + 1}` },
        }),
      }),
      onResponse: (status, _body, _context, headers) => {
        if (status !== 200 && status !== 304) throw new Error(`${path} was answered with ${status}`)
        // only a page without content names its files in a Link header
        if (headers && 'link' in headers) outcome.bare.push(path)
        else outcome.withContent += 1
      },
    }),
  )
  return new Promise<typeof outcome>((resolve, reject) => {
    const started = autocannon(
      {
        url: `http://127.0.0.1:${product.port}`,
        // few connections, so that none waits long for the renderer
        connections: connections ?? (isNew ? 3 : 40),
        ...(amount === undefined ? { duration: SECONDS } : { amount }),
        requests,
      },
      (error, result) => (error ? reject(error) : resolve({ ...outcome, seconds: result.duration })),
    )
    started.on('response', (_client, _status, _bytes, ms) => outcome.times.push(ms))
  })
}
