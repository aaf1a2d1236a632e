import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { startIdentityProvider } from '@sureda/api/testing/identity-provider'
import { INSTALLATION } from './installation.ts'

/** The client ids that the two providers know. */
const CLIENT_IDS = { google: 'sureda.apps.example', apple: 'org.example.sureda' } as const
/** The server process writes the addresses of the providers here for the tests. */
const NOTE = path.resolve(
  import.meta.dirname,
  '../../..',
  `${INSTALLATION.DATA_DIR}-api`,
  'identity-providers.txt',
)

/**
 * Simulates Google and Apple: their sign-in pages by OpenID Connect, with real keys and signatures. Google answers in
 * the fragment of the URL, Apple by a form post with the name beside the token.
 * @returns the settings of the API, and a function that stops them
 */
export async function startIdentityProviders(): Promise<{ env: Record<string, string>; stop: () => void }> {
  const { issuer, jwksUrl, sign, stop } = await startIdentityProvider('')
  const server = createServer((request, response) => void answer(request, response, sign))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  mkdirSync(path.dirname(NOTE), { recursive: true })
  writeFileSync(NOTE, `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  return {
    env: {
      GOOGLE_CLIENT_ID: CLIENT_IDS.google,
      GOOGLE_ISSUER: issuer,
      GOOGLE_JWKS_URL: jwksUrl,
      APPLE_CLIENT_ID: CLIENT_IDS.apple,
      APPLE_ISSUER: issuer,
      APPLE_JWKS_URL: jwksUrl,
    },
    stop: () => {
      server.close()
      server.closeAllConnections()
      void stop()
    },
  }
}

/** Redirects the browser to them instead of the real providers, which no test can reach. */
export async function reachIdentityProviders(page: Page): Promise<void> {
  const origin = readFileSync(NOTE, 'utf8')
  for (const [real, ours] of [
    ['https://accounts.google.com/o/oauth2/v2/auth', '/google'],
    ['https://appleid.apple.com/auth/authorize', '/apple'],
  ] as const)
    await page.route(`${real}?*`, (route) =>
      route.fulfill({
        status: 302,
        headers: { location: `${origin}${ours}${new URL(route.request().url()).search}` },
      }),
    )
}

type Sign = Awaited<ReturnType<typeof startIdentityProvider>>['sign']

/** Shows the page with its two choices first; each of them leads back here with the choice in the query. */
async function answer(request: IncomingMessage, response: ServerResponse, sign: Sign): Promise<void> {
  const { pathname, searchParams: asked } = new URL(request.url ?? '/', 'http://provider')
  const provider = pathname === '/apple' ? 'apple' : 'google'
  const fault = faultOf(provider, asked)
  if (fault) return void response.writeHead(400).end(fault)
  const chosen = asked.get('chosen')
  if (!chosen)
    return page(response, `<h1>Sign in with ${provider}</h1>${way(asked, 'Ona')}${way(asked, 'Cancel')}`)
  const state = asked.get('state') ?? ''
  const said = new URLSearchParams({ state })
  if (chosen === 'Cancel')
    said.set('error', provider === 'apple' ? 'user_cancelled_authorize' : 'access_denied')
  else {
    const nonce = asked.get('nonce')
    const person = { sub: `ona-of-${provider}`, email: `ona.${provider}@example.test` }
    said.set('id_token', await sign({ ...person, aud: CLIENT_IDS[provider], nonce }))
    if (provider === 'apple') said.set('user', '{"name":{"firstName":"Ona","lastName":"Puig"}}')
  }
  const back = asked.get('redirect_uri') ?? ''
  if (provider === 'google') return void response.writeHead(302, { location: `${back}#${said}` }).end()
  const fields = [...said].map(([name, value]) => `<input type="hidden" name="${name}" value='${value}'>`)
  page(
    response,
    `<form method="post" action="${back}">${fields.join('')}</form><script>document.forms[0].submit()</script>`,
  )
}

/** The requests that the real providers refuse as well. */
function faultOf(provider: 'google' | 'apple', asked: URLSearchParams): string | undefined {
  const wanted = provider === 'google' ? 'id_token' : 'code id_token'
  if (asked.get('client_id') !== CLIENT_IDS[provider]) return 'invalid_client'
  if (asked.get('response_type') !== wanted) return 'unsupported_response_type'
  if (provider === 'apple' && asked.get('response_mode') !== 'form_post') return 'invalid_request'
  if (!asked.get('nonce') || !asked.get('state') || !asked.get('redirect_uri')) return 'invalid_request'
  return asked.get('scope')?.includes('email') ? undefined : 'invalid_scope'
}

const way = (asked: URLSearchParams, chosen: string) =>
  `<p><a href="?${new URLSearchParams([...asked, ['chosen', chosen]]).toString().replaceAll('&', '&amp;')}">${chosen}</a></p>`

function page(response: ServerResponse, body: string): void {
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    .end(`<!doctype html><html lang="en"><title>Identity provider</title>${body}</html>`)
}
