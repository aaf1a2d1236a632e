import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { classNames } from '../core/class-names.ts'
import { reachable } from '../core/reachable.ts'
import { useSelectedInView } from '../core/use-selected-in-view.ts'
import { useValue } from '../core/use-value.ts'
import { Icon, type IconName } from '../icons/icon.tsx'
import css from './tabs.module.css'

export interface Tab {
  id: string
  label: string
  icon?: IconName
  content: ReactNode
  /** Stays mounted behind other tabs once shown, so that typed input is preserved. */
  keepMounted?: boolean
  /** @deprecated `keepMounted` */
  isKept?: boolean
}

export interface TabsProps {
  label: string
  tabs: Tab[]
  selected?: string
  defaultSelected?: string
  onSelect?: (id: string) => void
  className?: string
}

/** The ARIA tabs pattern in 1 KB; react-aria's Tabs bring their collection machinery (+14 KB). */
export function Tabs({ label, tabs, selected, defaultSelected, onSelect, className }: TabsProps) {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const [current, select] = useValue(selected, defaultSelected ?? tabs[0]?.id ?? '', onSelect)
  const shown = tabs.find((tab) => tab.id === current) ?? tabs[0]
  const [opened, setOpened] = useState<readonly string[]>([])
  const staysMounted = shown?.keepMounted || shown?.isKept
  if (staysMounted && !opened.includes(shown.id)) setOpened([...opened, shown.id])

  useSelectedInView(list, '[aria-selected=true]', shown?.id ?? '')

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const forward = isRtl ? 'ArrowLeft' : 'ArrowRight'
    const backward = isRtl ? 'ArrowRight' : 'ArrowLeft'
    const at = tabs.findIndex((tab) => tab.id === shown?.id)
    const next = { [forward]: at + 1, [backward]: at - 1 + tabs.length, Home: 0, End: tabs.length - 1 }[
      event.key
    ]
    const tab = next === undefined ? undefined : tabs[next % tabs.length]
    if (!tab) return
    event.preventDefault()
    select(tab.id)
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(tab.id)}"]`)?.focus()
  }

  return (
    <div className={classNames(css.tabs, className)}>
      <div ref={list} role="tablist" aria-label={label} className={css.list} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}${tab.id}`}
            data-tab={tab.id}
            className={css.tab}
            aria-selected={tab.id === shown?.id}
            aria-controls={`${base}panel`}
            tabIndex={tab.id === shown?.id ? 0 : -1}
            onClick={() => select(tab.id)}
          >
            {tab.icon && <Icon name={tab.icon} size="small" />}
            <span>{tab.label}</span>
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${base}panel`}
        aria-labelledby={`${base}${shown?.id}`}
        {...reachable}
        className={css.panel}
      >
        {!staysMounted && shown?.content}
        {tabs
          .filter(({ id }) => opened.includes(id))
          .map(({ id, content }) => (
            <div key={id} hidden={id !== shown?.id}>
              {content}
            </div>
          ))}
      </div>
    </div>
  )
}
