/** The fields of a form in the DOM: which one a message belongs to, which one is invalid, its message. */

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const nameOf = (element: Element) => element.getAttribute('name') ?? ''

/** The focusable element of a field: the control itself, or the first one of a set (a stepper, a map). */
function focusable(element: Element): HTMLElement | undefined {
  if (!(element instanceof HTMLElement) || element.matches(':disabled')) return undefined
  if (!element.matches('fieldset, [type=hidden]')) return element
  const set = element.matches('fieldset') ? element : element.closest('[data-field]')
  return (
    set?.querySelector<HTMLElement>(
      '[role=spinbutton], input:not([type=hidden]), button:not(:disabled), [tabindex]',
    ) ?? undefined
  )
}

/** The field that a server path names: `pets.0.age`, else `pets.0`, else `pets`. */
export function fieldNamed(form: HTMLFormElement, path: string): string | undefined {
  const names = new Set(Array.from(form.elements).filter(focusable).map(nameOf))
  const parts = path.split('.')
  while (parts.length > 0) {
    const name = parts.join('.')
    if (names.has(name)) return name
    parts.pop()
  }
  return undefined
}

/** The first of these fields in document order. */
export function firstOf(form: HTMLFormElement, names: readonly string[]): HTMLElement | undefined {
  for (const element of form.elements) {
    const target = names.includes(nameOf(element)) && focusable(element)
    if (target) return target
  }
  return undefined
}

/** The first invalid field. A server message at a field does not block resubmitting. */
export function firstWrong(
  form: HTMLFormElement,
  told: Readonly<Record<string, string>>,
): HTMLElement | undefined {
  for (const element of form.elements) {
    const control = element as Control
    if (!control.willValidate || control.validity.valid) continue
    const isToldOnly = control.validity.customError && control.validationMessage === told[nameOf(control)]
    if (!isToldOnly) return focusable(control)
  }
  return undefined
}
