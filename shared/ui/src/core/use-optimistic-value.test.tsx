import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { startTransition, useState } from 'react'
import { expect, it } from 'vitest'
import { ChipGroup } from '../choice/chip-group.tsx'
import { Select } from '../choice/select.tsx'
import { Tabs } from '../choice/tabs.tsx'

it('chips, tabs and selects show a choice before their parent renders it, and the next choice adds to it', async () => {
  let draw = () => {}
  const drawn = new Promise<void>((resolve) => {
    draw = resolve
  })
  const options = ['a', 'b'].map((value) => ({ value, label: `Xip ${value}` }))
  const Late = () => {
    const [chosen, setChosen] = useState({ chips: '', tab: '1', order: 'near' })
    const set = (change: Partial<typeof chosen>) =>
      startTransition(async () => {
        await drawn
        startTransition(() => setChosen((now) => ({ ...now, ...change })))
      })
    return (
      <>
        <ChipGroup
          label="Temes"
          options={options}
          value={chosen.chips.split(',').filter(Boolean)}
          onChange={(next) => set({ chips: next.join(',') })}
        />
        <Tabs
          label="Ruta"
          selected={chosen.tab}
          onSelect={(tab) => set({ tab })}
          tabs={['1', '2'].map((id) => ({ id, label: `Pestanya ${id}`, content: id }))}
        />
        <Select
          label="Ordre"
          value={chosen.order}
          onChange={(order) => set({ order })}
          options={['near', 'name'].map((value) => ({ value, label: value }))}
        />
        <output>{chosen.chips}</output>
      </>
    )
  }
  render(<Late />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Xip a' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Xip b' }))
  await userEvent.click(screen.getByRole('tab', { name: 'Pestanya 2' }))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ordre' }), 'name')
  const chosen = () => {
    for (const name of ['Xip a', 'Xip b']) expect(screen.getByRole('checkbox', { name })).toBeChecked()
    expect(screen.getByRole('tabpanel')).toHaveTextContent('2')
    expect(screen.getByRole('combobox', { name: 'Ordre' })).toHaveValue('name')
  }
  chosen()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await act(async () => draw())
  expect(screen.getByRole('status')).toHaveTextContent('a,b')
  chosen()
})

it('an uncontrolled select retains its choice', async () => {
  render(<Select label="Ordre" options={['near', 'name'].map((value) => ({ value, label: value }))} />)
  await userEvent.selectOptions(screen.getByRole('combobox'), 'name')
  expect(screen.getByRole('combobox')).toHaveValue('name')
})

it('a single choice without a selection selects nothing, even where a value is empty', () => {
  const options = ['', 'a'].map((value) => ({ value, label: value || 'tots' }))
  render(<ChipGroup mode="single" label="Temes" options={options} value={null} onChange={() => {}} />)
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked()
})
