import { CLOSURE_ROUTES_MAX } from '@sureda/contract/rules/limits'
import { useFormat } from '@sureda/remote/format'
import { QueryView } from '@sureda/remote/query'
import { Checkbox, ChoiceSet } from '@sureda/ui/choice'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import css from './closure-fields.module.css'
import { closureQueries } from './closure-queries.ts'

interface RouteChoiceProps {
  chosen: readonly string[]
  onChange: (ids: string[]) => void
}

/** A choice of any number of the territory's routes. */
export function RouteChoice({ chosen, onChange }: RouteChoiceProps) {
  const { t } = useTranslation('guide')
  const format = useFormat()
  const routes = useQuery(closureQueries.routes())
  return (
    <QueryView query={routes} failed={t('error.routesLoad')} shape="text" count={4} size="card">
      {(all) => (
        <ChoiceSet role="group" label={t('closure.routes')} labelHidden>
          <div className={css.routes}>
            {all.map(({ id, title, distance }) => (
              <Checkbox
                key={id}
                isSelected={chosen.includes(id)}
                isDisabled={!chosen.includes(id) && chosen.length >= CLOSURE_ROUTES_MAX}
                description={format.distance(distance)}
                onChange={(isChosen) =>
                  onChange(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id))
                }
              >
                {title}
              </Checkbox>
            ))}
          </div>
        </ChoiceSet>
      )}
    </QueryView>
  )
}
