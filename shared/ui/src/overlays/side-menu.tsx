import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Dialog } from 'react-aria-components/Dialog'
import { Link } from 'react-aria-components/Link'
import { Modal } from 'react-aria-components/Modal'
import { IconButton } from '../base/actions/icon-button.tsx'
import { classNames } from '../core/class-names.ts'
import { Icon, type IconName } from '../icons/icon.tsx'
import { ModalLayer } from './modal-layer.tsx'
import overlay from './overlay.module.css'
import css from './side-menu.module.css'

export interface SideMenuItem {
  label: string
  icon: IconName
  href?: string
  onPress?: () => void
  isCurrent?: boolean
  badge?: string
  tone?: 'danger'
}

export interface SideMenuSection {
  title?: string
  items: SideMenuItem[]
}

export interface SideMenuProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  label: string
  closeLabel: string
  /** The current person: logo or avatar and name. */
  header?: ReactNode
  footer?: ReactNode
  sections: SideMenuSection[]
}

function Item({ item, close }: { item: SideMenuItem; close: () => void }) {
  const content = (
    <>
      <Icon name={item.icon} />
      <span className={css.label}>{item.label}</span>
      {item.badge && <span className={css.badge}>{item.badge}</span>}
    </>
  )
  const press = () => {
    close()
    item.onPress?.()
  }
  if (!item.href) {
    return (
      <Button className={css.item ?? ''} onPress={press} data-tone={item.tone}>
        {content}
      </Button>
    )
  }
  return (
    <Link
      className={css.item ?? ''}
      href={item.href}
      onPress={press}
      aria-current={item.isCurrent ? 'page' : undefined}
    >
      {content}
    </Link>
  )
}

/** The app's menu in a drawer at the start edge. Closes when an item is chosen. */
export function SideMenu({
  isOpen,
  onOpenChange,
  label,
  closeLabel,
  header,
  footer,
  sections,
}: SideMenuProps) {
  const close = () => onOpenChange(false)
  return (
    <ModalLayer className={overlay.scrim ?? ''} isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Modal className={css.drawer ?? ''}>
        <Dialog className={css.dialog ?? ''} aria-label={label}>
          <div className={css.head}>
            <div className={css.header}>{header}</div>
            <IconButton icon="x" label={closeLabel} onPress={close} />
          </div>
          <nav className={css.nav} aria-label={label}>
            {sections.map((section, index) => (
              <div key={section.title ?? index} className={css.section}>
                {section.title && <h2 className={css.title}>{section.title}</h2>}
                <ul className={css.list}>
                  {section.items.map((item) => (
                    <li key={item.label}>
                      <Item item={item} close={close} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
          {footer && <div className={classNames(css.footer)}>{footer}</div>}
        </Dialog>
      </Modal>
    </ModalLayer>
  )
}
