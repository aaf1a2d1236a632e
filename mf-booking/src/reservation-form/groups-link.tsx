import { paths } from '@sureda/contract/remote/paths'
import { LinkButton } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'

/** A link to the screen where a member joins a group by its code. The draft of the sheet stays. */
export function GroupsLink() {
  const { t } = useTranslation('booking')
  return (
    <LinkButton size="small" variant="secondary" icon="users" href={paths.groups()}>
      {t('form.toGroups')}
    </LinkButton>
  )
}
