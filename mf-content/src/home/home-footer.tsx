import { paths } from '@sureda/contract/remote/paths'
import { useSession } from '@sureda/remote/session'
import { LazyPart } from '@sureda/remote/ui'
import { Button, Motif, TextLink } from '@sureda/ui/base'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import css from './home-footer.module.css'

const loadContact = () => import(/* webpackChunkName: "home-below" */ './contact-dialog.tsx')

/** The end of the page: the tourism office and its contact. */
export function HomeFooter() {
  const { t } = useTranslation('content')
  const name = useSession((state) => state.tenant?.name)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <footer className={css.footer}>
      <Motif name="oak" size={72} />
      <p className={css.name}>{name}</p>
      <div className={css.links}>
        <Button variant="secondary" icon="phone" aria-haspopup="dialog" onPress={() => setIsOpen(true)}>
          {t('contact.open')}
        </Button>
        <TextLink href={paths.terms()} variant="standalone">
          {t('terms.title')}
        </TextLink>
      </div>
      {isOpen && <LazyPart load={loadContact} props={{ onClose: () => setIsOpen(false) }} />}
    </footer>
  )
}
