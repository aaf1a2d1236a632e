import type { Configuration } from '@rspack/dev-server'

/** Options of every dev server: hot reload, errors over the page, only built files. */
export const DEV_SERVER = {
  hot: true,
  allowedHosts: 'all',
  static: false,
  // the host of the page, because its policy allows no other
  client: {
    webSocketURL: 'auto://0.0.0.0:0/ws',
    overlay: { errors: true, warnings: false, runtimeErrors: false },
  },
} satisfies Configuration

/** Port of a remote that runs alone, so that the whole product can run beside it. */
const ALONE_PORT = 4080

/**
 * Address of a remote that runs alone, and of the server that answers its calls; `HOST`, `PORT` and `API_URL` change them. The host of
 * `API_URL` chooses the tenant; names below `localhost` are this machine, which only browsers know by themselves.
 */
export const aloneAt = ({
  HOST = 'localhost',
  PORT,
  API_URL = 'http://localhost:4000',
}: NodeJS.ProcessEnv) => {
  const url = URL.parse(API_URL)
  if (!url)
    throw new Error(`API_URL (${API_URL}) is not an address: write it as in http://gavarres.localhost:4000`)
  const target = url.hostname.endsWith('.localhost') ? `${url.protocol}//localhost:${url.port}` : url.origin
  return {
    host: HOST,
    port: Number(PORT ?? ALONE_PORT),
    api: { target, headers: { host: url.host } },
  }
}
