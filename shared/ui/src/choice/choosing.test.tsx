import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type FormEvent, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { Stepper } from '../forms/stepper.tsx'
import { TimeSlots, type TimeSlotsProps } from '../forms/time-slots.tsx'
import { ChipGroup } from './chip-group.tsx'
import { OptionCards } from './option-cards.tsx'
import { RadioGroup } from './radio-group.tsx'
import { SegmentedControl } from './segmented-control.tsx'
import { Tabs } from './tabs.tsx'

const slots = [
  { time: '09:00', capacity: 12, remaining: 8, status: 'available' as const },
  { time: '10:30', capacity: 12, remaining: 0, status: 'full' as const },
  { time: '12:00', capacity: 12, remaining: 2, status: 'available' as const },
]

interface SlotsProps {
  onChange?: (time: string) => void
  onFull?: TimeSlotsProps['onFull']
  name?: string
}

function Slots({ onChange = vi.fn(), onFull, name }: SlotsProps) {
  const [time, setTime] = useState<string | null>(null)
  const change = (next: string) => {
    setTime(next)
    onChange(next)
  }
  return (
    <TimeSlots
      label="A quina hora?"
      slots={slots}
      value={time}
      onChange={change}
      remainingText={(slot) => `${slot.remaining} places`}
      fullText="Complet"
      onFull={onFull}
      name={name}
    />
  )
}

it('time slots are radios with the seats left; full ones are shown but disabled', async () => {
  const onChange = vi.fn()
  render(<Slots onChange={onChange} />)
  expect(screen.getByRole('radiogroup', { name: 'A quina hora?' })).toBeInTheDocument()
  const full = screen.getByRole('radio', { name: '10:30, Complet' })
  expect(full).toBeDisabled()
  await userEvent.click(full)
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('radio', { name: '09:00, 8 places' }))
  expect(onChange).toHaveBeenLastCalledWith('09:00')
})

it('a full time with a waitlist is its own button', async () => {
  const [onChange, act] = [vi.fn(), vi.fn()]
  render(
    <Slots onChange={onChange} onFull={{ text: () => 'Complet · espera', isPossible: () => true, act }} />,
  )
  await userEvent.click(screen.getByRole('button', { name: '10:30, Complet · espera' }))
  expect(act).toHaveBeenCalledWith(slots[1])
  expect(onChange).not.toHaveBeenCalled()
})

it('arrow keys skip a full slot', async () => {
  const onChange = vi.fn()
  render(<Slots onChange={onChange} />)
  await userEvent.tab()
  expect(screen.getByRole('radio', { name: /09:00/ })).toHaveFocus()
  await userEvent.keyboard(' {ArrowDown}')
  expect(onChange).toHaveBeenLastCalledWith('12:00')
  expect(screen.getByRole('radio', { name: /12:00/ })).toHaveFocus()
})

it('submits a chosen time once, under its field name', async () => {
  render(
    <form aria-label="f">
      <Slots name="time" />
      <Slots />
    </form>,
  )
  const [named, unnamed] = screen.getAllByRole('radio', { name: /12:00/ })
  if (named) await userEvent.click(named)
  if (unnamed) await userEvent.click(unnamed)
  const sent = new FormData(screen.getByRole<HTMLFormElement>('form'))
  expect([...sent.entries()]).toEqual([['time', '12:00']])
})

function People({ max = 4 }: { max?: number }) {
  const [people, setPeople] = useState(2)
  return (
    <Stepper
      label="Persones"
      value={people}
      onChange={setPeople}
      min={1}
      max={max}
      decreaseLabel="Menys"
      increaseLabel="Més"
      valueText={`${people} persones`}
      name="people"
    />
  )
}

it('the stepper stops at both ends', async () => {
  render(<People />)
  const value = screen.getByRole('spinbutton', { name: 'Persones' })
  await userEvent.click(screen.getByRole('button', { name: 'Menys' }))
  expect(value).toHaveAttribute('aria-valuenow', '1')
  expect(screen.getByRole('button', { name: 'Menys' })).toBeDisabled()
  for (let i = 0; i < 5; i++) await userEvent.click(screen.getByRole('button', { name: 'Més' }))
  expect(value).toHaveAttribute('aria-valuenow', '4')
  expect(value).toHaveAttribute('aria-valuetext', '4 persones')
  expect(screen.getByRole('button', { name: 'Més' })).toBeDisabled()
})

it('the stepper accepts a typed number without changing it, and Enter does not submit the form', async () => {
  const sent = vi.fn((event: FormEvent) => event.preventDefault())
  render(
    <form onSubmit={sent}>
      <People max={20} />
    </form>,
  )
  const value = screen.getByRole('spinbutton')
  await userEvent.click(value)
  await userEvent.keyboard('12')
  expect(value).toHaveAttribute('aria-valuenow', '12')
  await userEvent.tab()
  await userEvent.clear(value)
  await userEvent.keyboard('99{Enter}')
  expect(value).toHaveAttribute('aria-valuenow', '12')
  // the text stays as typed, is marked invalid, and blocks the form
  expect(value).toHaveValue('99')
  expect(value).toBeInvalid()
  expect(value).not.toHaveFocus()
  for (const text of ['0', '-5', '1,5', 'x']) {
    await userEvent.clear(value)
    await userEvent.type(value, text)
    expect(value).toHaveAttribute('aria-valuenow', '12')
    expect(value).toHaveProperty('validity.valid', false)
  }
  await userEvent.clear(value)
  await userEvent.paste(' １８ ')
  await userEvent.tab()
  expect(value).toHaveValue('18')
  expect(value).toHaveProperty('validity.valid', true)
  expect(sent).not.toHaveBeenCalled()
})

it('outside of a form the stepper reverts to its value and says why', async () => {
  render(<People max={20} />)
  const value = screen.getByRole('spinbutton')
  const before = value.getAttribute('aria-valuenow')
  await userEvent.clear(value)
  await userEvent.type(value, '99')
  await userEvent.tab()
  expect(value).toHaveValue(before)
  expect(value).toHaveAccessibleDescription('outOfRange')
})

it('the stepper responds to arrow keys, Page Up and Down, Home and End', async () => {
  render(<People max={50} />)
  const value = screen.getByRole('spinbutton')
  value.focus()
  const now = () => Number(value.getAttribute('aria-valuenow'))
  await userEvent.keyboard('{ArrowUp}')
  expect(now()).toBe(3)
  await userEvent.keyboard('{PageUp}')
  expect(now()).toBe(8)
  await userEvent.keyboard('{End}')
  expect(now()).toBe(50)
  await userEvent.keyboard('{Home}{ArrowDown}')
  expect(now()).toBe(1)
})

it('filter chips of a multiple choice add up, those of a single choice replace each other', async () => {
  const many = vi.fn()
  const one = vi.fn()
  const options = [
    { value: 'a', label: 'Natura', count: 12 },
    { value: 'b', label: 'Cultura' },
  ]
  render(
    <>
      <ChipGroup label="Temes" options={options} value={['a']} onChange={many} />
      <ChipGroup label="Estat" mode="single" options={options} value="a" onChange={one} />
    </>,
  )
  await userEvent.click(screen.getByRole('checkbox', { name: 'Cultura' }))
  expect(many).toHaveBeenLastCalledWith(['a', 'b'])
  await userEvent.click(screen.getByRole('checkbox', { name: 'Natura 12' }))
  expect(many).toHaveBeenLastCalledWith([])
  await userEvent.click(screen.getByRole('radio', { name: 'Cultura' }))
  expect(one).toHaveBeenLastCalledWith('b')
})

it('arrow keys move between tabs and wrap around, and only the selected panel is rendered', async () => {
  const tab = (id: string) => ({ id, label: `Pestanya ${id}`, content: <p>Contingut {id}</p> })
  render(<Tabs label="Ruta" tabs={['1', '2', '3'].map(tab)} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowLeft}')
  expect(screen.getByRole('tab', { name: 'Pestanya 3', selected: true })).toHaveFocus()
  expect(screen.getByRole('tabpanel', { name: 'Pestanya 3' })).toHaveTextContent('Contingut 3')
  await userEvent.keyboard('{Home}')
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Pestanya 1')
  expect(screen.queryByText('Contingut 3')).not.toBeInTheDocument()
})

it('a segmented control is a choice of one option', async () => {
  const onChange = vi.fn()
  const options = ['dia', 'setmana'].map((value) => ({ value, label: value }))
  render(<SegmentedControl label="Vista" options={options} value="dia" onChange={onChange} />)
  await userEvent.click(screen.getByRole('radio', { name: 'setmana' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('setmana')
})

it('radios have a description, and option cards their result', () => {
  render(
    <>
      <RadioGroup
        label="Com hi vas?"
        options={[{ value: 'b', label: 'En bicicleta', description: 'Hi ha aparcament' }]}
      />
      <OptionCards
        label="Cada quants anys?"
        value="9"
        options={[{ value: '9', label: 'Nou', status: 'right', statusLabel: 'Resposta correcta' }]}
        isDisabled
      />
    </>,
  )
  expect(screen.getByRole('radio', { name: 'En bicicleta' })).toHaveAccessibleDescription('Hi ha aparcament')
  expect(screen.getByRole('radio', { name: 'Nou Resposta correcta' })).toBeChecked()
})

it('a scrolling row brings the selected item into view, however it was selected', () => {
  // a row 300 px wide; the selected item is 500 px right of its start
  const seen = {
    intersectionRatio: 0,
    rootBounds: { left: 0, width: 300 },
    boundingClientRect: { left: 500, width: 100 },
  }
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      tell: (entries: object[]) => void
      constructor(tell: (entries: object[]) => void) {
        this.tell = tell
      }
      observe = () => this.tell([seen])
      disconnect = () => {}
    },
  )
  const tab = (id: string) => ({ id, label: id, content: id })
  const chips = ['all', 'draft'].map((value) => ({ value, label: value }))
  render(
    <>
      <Tabs label="Configuració" tabs={['edit', 'privacy'].map(tab)} selected="privacy" />
      <ChipGroup
        label="Estat"
        layout="scroll"
        mode="single"
        options={chips}
        value="draft"
        onChange={vi.fn()}
      />
    </>,
  )
  expect(screen.getByRole('tablist').scrollLeft).toBe(400)
  expect(screen.getByRole('radiogroup').querySelector('[data-layout]')?.scrollLeft).toBe(400)
})
