import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ShellFiles } from '@sureda/build/preset/shell-files-plugin'
import { getAt } from '@sureda/contract/calls/calls'
import type { Locale } from '@sureda/contract/codes/locale'
import type {
  BootDocument,
  RegistryDocument,
  ReleaseRecord,
  RemoteName,
} from '@sureda/contract/remote/registry'
import type { PageVariant, RenderedPage } from '@sureda/contract/remote/server-render'
import { LRUCache } from 'lru-cache'
import type { AnswerSource, ApiCaller } from '../answer-source.ts'
import type { ReleaseStore } from '../releases/release-store.ts'
import type { ResolvedRegistry } from '../rollout/registry.ts'
import { faultBreaker } from './fault-breaker.ts'
import type { RenderedScreen } from './rendered-screen.ts'
import { type Renderer, RendererBusy, RenderFault } from './renderer.ts'
import { ScriptFault, serverAddress, serverScripts } from './server-scripts.ts'
import { usedStyles } from './used-styles.ts'

/** Rounds of calls that a screen makes after the declared ones. */
const MAX_FURTHER_ROUNDS = 2
const MAX_FURTHER_CALLS = 4
const MAX_TEXT_BYTES = 8 * 1024 * 1024

/** One page as all visitors of a variant get it. */
export interface PageAsked {
  screen: RenderedScreen
  address: string
  minute: number
  locale: Locale
  variant: PageVariant
  boot: BootDocument
  registry: ResolvedRegistry
  shell: ShellFiles
  /** Style sheets in the order in which the page loads them. */
  sheets: readonly string[]
  /** `https://suroviu.example` */
  origin: string
  /** Address and host of the visitor, for the API. */
  caller: ApiCaller
  /** Changes with anything the API would answer. */
  contentVersion: string
}

/** A rendered page with the style rules that it uses. */
export interface PageContent extends RenderedPage {
  minute: number
}

/** The server half of a release failed. */
export class ServerFault extends Error {
  override name = 'ServerFault'
  /** Absent for the shell's own screens. */
  readonly release: { remote: RemoteName; version: string } | undefined
  /** True if the release was not run at all. */
  readonly isPaused: boolean
  constructor(message: string, asked: PageAsked, isPaused: boolean) {
    super(message)
    const { record } = asked.screen
    this.release = record && { remote: record.name, version: record.version }
    this.isPaused = isPaused
  }
}

interface Options {
  renderer: Renderer
  releases: ReleaseStore
  shellDir: string
  /** Public answers that the gateway itself requests. */
  answers: AnswerSource
}

/** Renders pages from what declares them: calls, words, scripts and styles of their release. */
export function pageRenderer({ renderer, releases, shellDir, answers }: Options) {
  const scripts = serverScripts(shellDir, releases)
  const breaker = faultBreaker()
  const texts = new LRUCache<string, string>({
    maxSize: MAX_TEXT_BYTES,
    sizeCalculation: (text) => text.length || 1,
    fetchMethod: (address) => readPublic(address),
  })
  const styles = usedStyles((href) => readPublic(href))

  /** A file of shell or release by its public address. */
  const readPublic = async (address: string): Promise<string> => {
    const [, remote, version, file] = /^\/mf\/([^/]+)\/([^/]+)\/(.+)$/.exec(address) ?? []
    if (!remote || !version || !file) return readFile(path.join(shellDir, address), 'utf8')
    const stored = await releases.file(remote as RemoteName, version, file, false)
    if (!stored) throw new Error(`${address} is missing`)
    return stored.body.toString('utf8')
  }

  /** Answers of those calls that have one for all visitors of the variant: no session is used here. */
  const bodiesOf = async (calls: readonly string[], { caller, locale, variant }: PageAsked) => {
    const found = await Promise.all(
      calls
        .filter((call) => variant === 'guest' || getAt(call)?.isShared)
        .map(async (call) => [call, await answers(caller, call, locale)] as const),
    )
    return Object.fromEntries(found.filter((entry): entry is [string, string] => entry[1] !== undefined))
  }
  /** What the screen reads; undefined if one of its first calls has no public answer. */
  const filesOf = async (asked: PageAsked) => {
    const { screen, locale, boot } = asked
    const { record } = screen
    const words = [
      boot.shell.locales[locale],
      ...(record ? [record.base + record.contributes.i18n.files[locale]] : []),
    ]
    const [first, more, texts] = await Promise.all([
      bodiesOf(screen.calls, asked),
      bodiesOf(screen.moreCalls, asked),
      Promise.all(words.map(async (address) => [address, await textOf(address)] as const)),
    ])
    const isWhole = screen.calls.every((call) => call in first)
    return isWhole ? { ...first, ...more, ...Object.fromEntries(texts) } : undefined
  }
  const textOf = (address: string) => texts.forceFetch(address)

  const render = async (asked: PageAsked): Promise<PageContent | undefined> => {
    const { screen, locale, variant, boot, registry, address, origin, minute, shell, sheets } = asked
    const { record } = screen
    const [shellScript, remoteScript] = await Promise.all([
      scripts.shell(shell),
      record ? scripts.remote(record) : undefined,
    ])
    if (!shellScript || (record && !remoteScript)) return undefined
    const files = await filesOf(asked)
    if (!files) return undefined
    const request = {
      address,
      origin,
      locale,
      variant,
      boot,
      registry: withServerHalf(registry.document, record),
      minute,
    }
    const renderWith = (given: Record<string, string>) =>
      renderer.render({
        tenant: boot.tenant.id,
        shell: shellScript,
        remotes: remoteScript ? [remoteScript] : [],
        request: { ...request, files: given },
      })
    let page = await renderWith(files)
    // a further call may depend on an answer: the stop of a route names its route
    for (let round = 0; round < MAX_FURTHER_ROUNDS && page.missing?.length; round += 1) {
      const more = await bodiesOf(page.missing.slice(0, MAX_FURTHER_CALLS), asked)
      if (Object.keys(more).length === 0) break
      Object.assign(files, more)
      page = await renderWith(files)
    }
    return {
      ...page,
      styles: (await styles.of(page.html, sheets)) + page.styles.replaceAll('</', '<\\/'),
      minute,
    }
  }

  return {
    /** Whether the page can be rendered within the time that a visitor waits. */
    isWarm: ({
      screen,
      shell,
      boot,
    }: Pick<PageAsked, 'shell' | 'boot'> & { screen: { record?: ReleaseRecord } }): boolean =>
      renderer.isWarm(
        boot.tenant.id,
        [shell.server && `/${shell.server}`, screen.record && serverAddress(screen.record)].filter(
          (address) => address !== undefined,
        ),
      ),
    /**
     * The page; undefined without a fault of the release: busy, no such item, no answer of the API.
     * @throws ServerFault
     */
    render: async (asked: PageAsked): Promise<PageContent | undefined> => {
      const key = breakerKey(asked)
      if (breaker.isPaused(key)) throw new ServerFault('failed before', asked, true)
      if (!renderer.hasRoom()) return undefined
      try {
        const page = await render(asked)
        if (page) breaker.worked(key)
        return page
      } catch (error) {
        if (error instanceof RendererBusy) return undefined
        if (!(error instanceof RenderFault) && !(error instanceof ScriptFault)) throw error
        breaker.failed(key, error instanceof ScriptFault || error.isHeavy)
        throw new ServerFault(error.message, asked, false)
      }
    },
  }
}

const breakerKey = ({ screen: { record, name }, shell }: PageAsked): string =>
  [record?.base ?? shell.version, name].join(' ')

/** The registry as the phone gets it, with the address of the server half of the screen's remote. */
function withServerHalf(document: RegistryDocument, record: ReleaseRecord | undefined): RegistryDocument {
  const remote = record && document.remotes[record.name]
  const entry = record?.manifest.metaData.ssrRemoteEntry
  if (!remote || !entry) return document
  const { manifest } = remote
  const metaData = { ...manifest.metaData, ssrRemoteEntry: { name: entry.name } }
  return {
    ...document,
    remotes: { ...document.remotes, [record.name]: { ...remote, manifest: { ...manifest, metaData } } },
  }
}
