import { typedCommand } from '@sureda/api/typed-command'
import type { FastifyReply } from 'fastify'

/** Only in English: it is for the person who has just installed the server, before there is a territory to visit. */
const page = () => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Sureda: no territory yet</title>
<style>
body { margin: 2rem 1.25rem; max-width: 40rem; font: 1.125rem/1.5 system-ui, sans-serif; color: #2b2320; background: #fbf8f4 }
code { display: block; padding: .75rem; overflow-wrap: anywhere; background: #efe7dc; border-radius: .5rem }
</style>
<h1>This server works and has no territory yet</h1>
<p>Import the content of one, here with the folder of its pack:</p>
<code>${typedCommand('territory import &lt;folder&gt;')}</code>
<p>The server may go on running: this page becomes the territory at once.</p>
</html>
`

/** The page of an installation without a territory: 503, so that no cache stores it. */
export function sendEmptyInstallation(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'no-store',
      'retry-after': '60',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    })
    .send(page())
}
