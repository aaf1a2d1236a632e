import { goTo } from '../../router/navigation.ts'
import { OPEN_LINK } from './cache-names.ts'

/**
 * Opens the link of a tapped notice when the worker finds this page open. The reply tells the worker that no reload is
 * needed.
 */
export function followNotices(): void {
  navigator.serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent) => {
    const { type, path } = (data ?? {}) as { type?: unknown; path?: unknown }
    if (type !== OPEN_LINK || typeof path !== 'string' || !/^\/(?![/\\])/.test(path)) return
    ports[0]?.postMessage('taken')
    goTo(path)
  })
}
