import '@testing-library/jest-dom/vitest'
import { renderElement } from '@sureda/testing/render-screen'
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import { fakeBrowser } from '../testing/fake-browser.ts'
import { outlinesAnswer, tenantWithOutlines } from '../testing/small-outlines.ts'
import slot from './area-map.tsx'

const { Component: AreaMap } = slot
type Area = [number, number][]

function Form({ onChange }: { onChange: (area: Area) => void }) {
  const [area, setArea] = useState<Area>([])
  return (
    <AreaMap
      label="Zona"
      area={area}
      onChange={(next) => {
        setArea(next)
        onChange(next)
      }}
    />
  )
}

beforeEach(() => fakeBrowser())
afterEach(() => vi.unstubAllGlobals())

it('adds a corner at the cross with Enter, counts corners, and undoes the last one', async () => {
  const onChange = vi.fn<(area: Area) => void>()
  await renderElement(<Form onChange={onChange} />, {
    words: { map: ca },
    tenant: tenantWithOutlines(),
    answers: outlinesAnswer,
  })
  await screen.findByRole('button', { name: 'Apropa' })
  const map = screen.getByRole('application', { name: 'Zona' })
  expect(screen.getByRole('status')).toHaveTextContent('almenys tres')
  for (const key of ['Enter', 'ArrowRight', 'Enter', 'ArrowDown', 'Enter']) fireEvent.keyDown(map, { key })
  expect(onChange.mock.lastCall?.[0]).toHaveLength(3)
  expect(screen.getByRole('status')).toHaveTextContent('3 cantonades')
  await userEvent.click(screen.getByRole('button', { name: 'Treu l’última' }))
  expect(onChange.mock.lastCall?.[0]).toHaveLength(2)
  expect(screen.getByRole('status')).toHaveTextContent('almenys tres')
})
