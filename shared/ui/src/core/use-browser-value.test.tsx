import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { useBrowserValue } from './use-browser-value.ts'

it('is the value of the server in its page and while that hydrates, then the value of the browser', () => {
  const seen: string[] = []
  function Place() {
    const place = useBrowserValue(() => 'browser', 'server')
    seen.push(place)
    return <p>{place}</p>
  }
  const container = document.createElement('div')
  container.innerHTML = renderToString(<Place />)
  expect(container).toHaveTextContent('server')
  render(<Place />, { container, hydrate: true })
  expect(container).toHaveTextContent('browser')
  expect([...new Set(seen)]).toEqual(['server', 'browser'])
  seen.length = 0
  render(<Place />)
  expect(seen).not.toContain('server')
})
