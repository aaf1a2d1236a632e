import { MAX_FRAMES, type RemoteName } from '@sureda/contract/remote/registry'
import { Component, type ReactNode } from 'react'
import { LoadFailure, RemoteDisabled } from './load-failure.ts'
import { remoteNamed } from './remotes.ts'
import { report } from './telemetry.ts'

interface Props {
  remote: RemoteName
  fallback: (error: unknown) => ReactNode
  children: ReactNode
}

/** Positions of a stack in the files of one release; nothing else of the stack leaves the phone. */
function framesOf(error: unknown, base: string): string[] {
  const lines = error instanceof Error ? (error.stack ?? '').split('\n') : []
  return lines
    .flatMap((line) => {
      const at = line.indexOf(base)
      return (at < 0 ? null : /^[\w./-]{1,80}:\d+:\d+/.exec(line.slice(at + base.length))) ?? []
    })
    .slice(0, MAX_FRAMES)
}

/** Confines an error of a remote to its place on the page and reports it to telemetry. */
export class PartBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('nothing was thrown') }
  }

  override componentDidCatch(error: unknown): void {
    // loading failures were reported when they happened
    if (error instanceof LoadFailure || error instanceof RemoteDisabled) return
    const { remote } = this.props
    const isChunk = error instanceof Error && error.name === 'ChunkLoadError'
    const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    const phase = isChunk ? 'chunk' : 'render'
    const { version, base } = remoteNamed(remote).release
    report({ remote, version, phase, outcome: 'failed', message, frames: framesOf(error, base) })
  }

  override render(): ReactNode {
    return this.state.error === undefined ? this.props.children : this.props.fallback(this.state.error)
  }
}
