import type { RemoteName } from '@sureda/contract/remote/registry'
import { Component, type ReactNode } from 'react'
import { LoadFailure, RemoteDisabled } from './load-failure.ts'
import { remoteNamed } from './remotes.ts'
import { report } from './telemetry.ts'

interface Props {
  remote: RemoteName
  fallback: (error: unknown) => ReactNode
  children: ReactNode
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
    report({ remote, version: remoteNamed(remote).release.version, phase, outcome: 'failed', message })
  }

  override render(): ReactNode {
    return this.state.error === undefined ? this.props.children : this.props.fallback(this.state.error)
  }
}
