import { defineScreen } from '@sureda/remote/shell'
import { Screen } from '@sureda/ui/frame'
import { useTranslation } from 'react-i18next'
import { PointForm } from './point-form.tsx'

function NewPointScreen() {
  const { t } = useTranslation('guide')
  return (
    <Screen title={t('points.new')} lead={t('point.newText')}>
      <PointForm point={null} />
    </Screen>
  )
}

export default defineScreen({ Component: NewPointScreen })
