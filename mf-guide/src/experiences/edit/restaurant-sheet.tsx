import type { GuideExperienceDetail } from '@sureda/contract/schemas/guides/guide-experience'
import { errorMessage, useIdempotencyKey } from '@sureda/remote/api'
import { useOnline } from '@sureda/remote/device'
import { QueryView } from '@sureda/remote/query'
import { shell } from '@sureda/remote/shell'
import { Button } from '@sureda/ui/base'
import { RadioGroup } from '@sureda/ui/choice'
import { FaultNotice } from '@sureda/ui/forms'
import { EmptyState } from '@sureda/ui/states'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GuideSheet } from '../../shared/guide-sheet.tsx'
import {
  assignRestaurant,
  guideExperienceQueries,
  putExperience,
  refreshExperiences,
} from '../experience-queries.ts'
import { presentState } from './use-save-experience.ts'

interface RestaurantSheetProps {
  experience: GuideExperienceDetail
  onClose: () => void
}

const NONE = ''

/** Assigns the restaurant of the experience. */
export default function RestaurantSheet({ experience, onClose }: RestaurantSheetProps) {
  const { t } = useTranslation('guide')
  const online = useOnline()
  const restaurants = useQuery(guideExperienceQueries.restaurants())
  const [chosen, setChosen] = useState(experience.restaurant?.id ?? NONE)
  const keyOf = useIdempotencyKey()
  const assign = useMutation({
    mutationFn: () => assignRestaurant(experience, chosen || null, keyOf(chosen)),
    onSuccess: async (now) => {
      putExperience(now)
      onClose()
      shell().toast({ kind: 'success', text: t('restaurant.saved') })
      await refreshExperiences()
    },
    // the next save must be on the version that is saved now
    onError: (error) => {
      const theirs = presentState(error)
      if (theirs) putExperience(theirs)
    },
  })
  return (
    <GuideSheet
      title={t('restaurant.title')}
      onClose={onClose}
      footer={
        <Button
          isFullWidth
          isDisabled={!online || chosen === (experience.restaurant?.id ?? NONE)}
          isPending={assign.isPending}
          pendingLabel={t('saveBar.saving')}
          onPress={() => assign.mutate()}
        >
          {t('shell:common.save')}
        </Button>
      }
    >
      {assign.isError && (
        <FaultNotice of={assign.error} title={t('error.restaurantSave')}>
          {presentState(assign.error)
            ? t('restaurant.theirs', { restaurant: experience.restaurant?.title ?? t('restaurant.none') })
            : errorMessage(assign.error, t)}
        </FaultNotice>
      )}
      <QueryView query={restaurants} failed={t('error.restaurantsLoad')} shape="list" count={3} size="card">
        {(all) => {
          const others = all.filter(({ id }) => id !== experience.id)
          if (others.length === 0) return <EmptyState title={t('restaurant.empty')} />
          return (
            <RadioGroup
              label={t('restaurant.choose')}
              description={t('restaurant.text')}
              options={[
                { value: NONE, label: t('restaurant.none') },
                ...others.map(({ id, title, locationName }) => ({
                  value: id,
                  label: title,
                  description: locationName,
                })),
              ]}
              value={chosen}
              onChange={setChosen}
            />
          )
        }}
      </QueryView>
    </GuideSheet>
  )
}
