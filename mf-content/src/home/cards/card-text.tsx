import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import css from './notification-card-body.module.css'
import { pathInApp } from './path-in-app.ts'
import { safeHtml } from './safe-html.ts'

/** The text of a card. Its links into the app use the router: a page load or a second tab would lose the state of an installed app. */
export function CardText({ html }: { html: string }) {
  const words = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (click: MouseEvent) => {
      const link = click.target instanceof Element ? click.target.closest('a') : null
      const path = link && pathInApp(link.href)
      // a click with a modifier key opens a new tab
      const isPlain =
        click.button === 0 && !(click.metaKey || click.ctrlKey || click.shiftKey || click.altKey)
      if (!path || !isPlain) return
      click.preventDefault()
      void navigate(path)
    }
    const element = words.current
    element?.addEventListener('click', follow)
    return () => element?.removeEventListener('click', follow)
  }, [navigate])
  // the server sanitises it when it is written; this does it again
  return <div ref={words} className={css.text} dangerouslySetInnerHTML={{ __html: safeHtml(html) }} />
}
