interface Rule {
  pattern: RegExp
  says: string
}

/**
 * Reserved for the design system, which replaces the browser's own messages and shows a refusal where the person is.
 */
const RULES: Rule[] = [
  {
    pattern: /<form\b|from 'react-aria-components\/Form'/,
    says: 'a form is `Form` of @sureda/ui/form: another would answer in the language of the browser',
  },
  {
    pattern: /type="number"|inputMode="(decimal|numeric)"/,
    says: 'a number is `NumberField` of @sureda/remote/number-field or `Stepper` of @sureda/ui/stepper',
  },
  {
    pattern: /<Banner\b(?=[^>]*kind="danger")(?=[^>]*isLive)/,
    says: 'why an action failed is `FaultNotice` of @sureda/ui/fault-notice or the `fault` of its form: a banner may be out of sight',
  },
]

/** Messages about background events, which must not take the focus. */
const BY_THEMSELVES = ['mf-map/src/map/map-notices.tsx', 'mf-map/src/tracking/tracking-alert.tsx']

/** Faults of one screen file. */
export const formFaults = (file: string, source: string): string[] =>
  /^shared\/ui\/|\.test\.tsx$/.test(file) || !file.endsWith('.tsx') || BY_THEMSELVES.includes(file)
    ? []
    : RULES.filter(({ pattern }) => pattern.test(source)).map(({ says }) => `${file}: ${says}`)
