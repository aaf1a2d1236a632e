import { goTo } from '../../router/navigation.ts'
import { OPEN_LINK } from './cache-names.ts'

/** Goes where a tapped notice leads, when the worker finds this page open. The answer tells it that the page need not be loaded anew. */
export function followNotices(): void {
  navigator.serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent) => {
    const { type, path } = (data ?? {}) as { type?: unknown; path?: unknown }
    if (type !== OPEN_LINK || typeof path !== 'string' || !/^\/(?![/\\])/.test(path)) return
    ports[0]?.postMessage('taken')
    goTo(path)
  })
}
