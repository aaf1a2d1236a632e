import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Checkbox } from '../choice/checkbox.tsx'
import { TextArea } from '../forms/text-area.tsx'
import { TextField } from '../forms/text-field.tsx'
import { UiProvider } from './ui-provider.tsx'

it('Tab scrolls the whole field into view, not only its caret or box', async () => {
  const seen = vi.fn()
  Element.prototype.scrollIntoView = function (this: Element, options) {
    seen(this.tagName, options)
  }
  render(
    <UiProvider locale="ca">
      <TextField label="Nom" name="name" />
      <TextArea label="Notes" name="notes" />
      <Checkbox name="sure">Ho he llegit</Checkbox>
    </UiProvider>,
  )
  await userEvent.tab()
  expect(screen.getByLabelText('Nom')).toHaveFocus()
  expect(seen).not.toHaveBeenCalled()
  await userEvent.tab()
  await userEvent.tab()
  expect(seen.mock.calls).toEqual([
    ['TEXTAREA', { block: 'nearest' }],
    ['LABEL', { block: 'nearest' }],
  ])
})
