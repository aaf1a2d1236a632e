import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import css from './notification-card-body.module.css'
import { pathInApp } from './path-in-app.ts'
import { safeHtml } from './safe-html.ts'

/** The text of a card. A link into the app navigates inside it: a page load or a second tab would lose what an installed app has open. */
export function CardText({ html }: { html: string }) {
  const words = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (click: MouseEvent) => {
      const link = click.target instanceof Element ? click.target.closest('a') : null
      const path = link && pathInApp(link.href)
      // a plain tap; a click with a modifier key opens a tab of its own
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
  // sanitised when it was written, and again here
  return <div ref={words} className={css.text} dangerouslySetInnerHTML={{ __html: safeHtml(html) }} />
}
