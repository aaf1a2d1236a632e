/** `npm run ui`: the page that shows every component of the design system, with reload on change. `-- build` writes it to shared/ui/dist. */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Configuration as BuildConfig, rspack } from '@rspack/core'
import { RspackDevServer, type Configuration as ServerConfig } from '@rspack/dev-server'
import { ROOT } from '@sureda/build/workspace'
import { compile } from './src/builds.ts'
import { step } from './src/progress.ts'

const onlyBuild = process.argv.includes('build')
process.env.NODE_ENV = onlyBuild ? 'production' : 'development'
const file = pathToFileURL(path.join(ROOT, 'shared/ui/rspack.config.ts')).href
const { default: config } = (await import(file)) as { default: BuildConfig & { devServer: ServerConfig } }

if (onlyBuild) {
  await step('building the page of the design system', () => compile([config]))
  console.log('Written to shared/ui/dist')
} else {
  const server = new RspackDevServer({ ...config.devServer, setupExitSignals: true }, rspack(config))
  await server.start()
  console.log(`✓ The design system is at http://localhost:${config.devServer.port}`)
}
