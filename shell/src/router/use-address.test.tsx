import '@testing-library/jest-dom/vitest'
import { useAddress } from '@sureda/remote/device'
import { renderElement } from '@sureda/testing/render-screen'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'

// here because `renderElement` uses it: shared/remote cannot depend on the testing package

const theme = (now: URLSearchParams, word: string) => ({ theme: [...now.getAll('theme'), word].join(',') })

function Filters() {
  const { search, change, clear } = useAddress()
  const both = () => {
    // two taps before the first is rendered
    change((now) => theme(now, 'cork'))
    change((now) => theme(now, 'birds'))
    change({ sort: 'name' })
  }
  return (
    <>
      <output>{search.toString()}</output>
      <button type="button" onClick={both}>
        both
      </button>
      <button type="button" onClick={() => change({ sort: null, part: '1' }, { isStep: true })}>
        open
      </button>
      <button type="button" onClick={clear}>
        clear
      </button>
    </>
  )
}

it('preserves a change before the screen has rendered it', async () => {
  const { router } = await renderElement(<Filters />, { route: '/?q=suro' })
  await userEvent.click(screen.getByRole('button', { name: 'both' }))
  expect(router.state.location.search).toBe('?q=suro&theme=cork%2Cbirds&sort=name')
  expect(screen.getByRole('status')).toHaveTextContent('q=suro&theme=cork%2Cbirds&sort=name')
})

it('Back undoes one step', async () => {
  const { router } = await renderElement(<Filters />, { route: '/?q=suro' })
  await userEvent.click(screen.getByRole('button', { name: 'both' }))
  await userEvent.click(screen.getByRole('button', { name: 'open' }))
  expect(router.state.location.search).toBe('?q=suro&theme=cork%2Cbirds&part=1')
  await router.navigate(-1)
  expect(router.state.location.search).toBe('?q=suro&theme=cork%2Cbirds&sort=name')
  await userEvent.click(screen.getByRole('button', { name: 'clear' }))
  expect(router.state.location.search).toBe('')
})
