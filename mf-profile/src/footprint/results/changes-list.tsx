import { shell } from '@sureda/remote/shell'
import { Button, Card, Section, Stack } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import css from '../footprint.module.css'
import { bestChanges, type Change, type TriedChange } from '../trip/footprint-changes.ts'
import { useMass } from '../trip/mass.ts'
import type { Trip } from '../use-trip.ts'

/** The three changes that save most. A tap applies one, which can be undone. */
export function ChangesList({ trip }: { trip: Trip }) {
  const { t, i18n } = useTranslation('profile')
  const mass = useMass()
  const changes = bestChanges(trip.inputs)
  // German nouns begin with a capital
  const inSentence = (name: string) =>
    i18n.language === 'de' ? name : name.charAt(0).toLocaleLowerCase(i18n.language) + name.slice(1)
  const nameOf = (change: Change): string => {
    switch (change.kind) {
      case 'mode':
        return t('footprint.change.instead', {
          to: t(`footprint.mode.${change.to}`),
          from: inSentence(t(`footprint.mode.${change.from}`)),
        })
      case 'stay':
        return t('footprint.change.instead', {
          to: t(`footprint.stay.${change.to}`),
          from: inSentence(t(`footprint.stay.${change.from}`)),
        })
      case 'share':
        return t('footprint.change.share', { count: change.people })
      case 'diet':
        return t(`footprint.diets.${change.to}`)
      case 'local':
        return t('footprint.food.local')
      case 'skip':
        return t('footprint.change.skip', { what: t(`footprint.activity.${change.activity}`) })
    }
  }
  const attempt = ({ change, inputs, saved }: TriedChange) => {
    const before = trip.inputs
    trip.change(inputs)
    shell().toast({
      kind: 'success',
      text: t('footprint.change.tried', { what: nameOf(change), mass: mass(saved) }),
      action: { label: t('footprint.change.undo'), onPress: () => trip.change(before) },
    })
  }
  return (
    <Section title={t('footprint.change.title')}>
      {changes.length === 0 ? (
        <p className={css.note}>{t('footprint.change.none')}</p>
      ) : (
        <Stack as="ul" gap={3} className={css.list}>
          {changes.map((one) => (
            <Card as="li" key={`${nameOf(one.change)} ${one.saved}`}>
              <div className={css.change}>
                <p className={css.name}>{nameOf(one.change)}</p>
                <p className={css.saved}>{t('footprint.change.saves', { mass: mass(one.saved) })}</p>
                <Button
                  size="small"
                  variant="secondary"
                  aria-label={t('footprint.change.tryWhat', { what: nameOf(one.change) })}
                  onPress={() => attempt(one)}
                >
                  {t('footprint.change.try')}
                </Button>
              </div>
            </Card>
          ))}
        </Stack>
      )}
    </Section>
  )
}
