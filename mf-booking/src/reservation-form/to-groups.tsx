import { paths } from '@sureda/contract/remote/paths'
import { LinkButton } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'

/** The way to joining a group by its code, and to the groups one is in. What is chosen on the sheet stays. */
export function ToGroups() {
  const { t } = useTranslation('booking')
  return (
    <LinkButton size="small" variant="secondary" icon="users" href={paths.groups()}>
      {t('form.toGroups')}
    </LinkButton>
  )
}
