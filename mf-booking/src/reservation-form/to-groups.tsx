import { paths } from '@sureda/contract/remote/paths'
import { LinkButton } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'

/** Where somebody with a code joins a group, and sees the groups they are in. What is chosen on the sheet stays kept. */
export function ToGroups() {
  const { t } = useTranslation('booking')
  return (
    <LinkButton size="small" variant="secondary" icon="users" href={paths.groups()}>
      {t('form.toGroups')}
    </LinkButton>
  )
}
