import type { Configuration } from '@rspack/dev-server'

/** What every dev server of the workspace has in common: hot reload, faults shown over the page, nothing but what the builds made. */
export const DEV_SERVER = {
  hot: true,
  allowedHosts: 'all',
  static: false,
  // the host that the page was opened on: its policy allows no other
  client: {
    webSocketURL: 'auto://0.0.0.0:0/ws',
    overlay: { errors: true, warnings: false, runtimeErrors: false },
  },
} satisfies Configuration

/** Port of a remote that runs alone: the whole product may run beside it on its own one. */
const ALONE_PORT = 4080

/**
 * Where a remote that runs alone listens, and the server that answers its calls. `HOST`, `PORT` and `API_URL` say otherwise. The host of
 * `API_URL` chooses the tenant; names below `localhost` are this machine, which only browsers know by themselves.
 */
export const aloneAt = ({
  HOST = 'localhost',
  PORT,
  API_URL = 'http://localhost:4000',
}: NodeJS.ProcessEnv) => {
  const url = URL.parse(API_URL)
  if (!url)
    throw new Error(`API_URL (${API_URL}) is no address: write it as in http://gavarres.localhost:4000`)
  const target = url.hostname.endsWith('.localhost') ? `${url.protocol}//localhost:${url.port}` : url.origin
  return {
    host: HOST,
    port: Number(PORT ?? ALONE_PORT),
    api: { target, headers: { host: url.host } },
  }
}
