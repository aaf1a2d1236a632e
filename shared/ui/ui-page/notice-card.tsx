import { Button } from '../src/base/actions/button.tsx'
import { Badge } from '../src/base/badge.tsx'
import { Stack } from '../src/base/stack.tsx'
import css from './notice-card.module.css'

/** Content of a card in the stack, as a remote would write it. */
export function NoticeCard({ item }: { item: { title: string; text: string; type: string } }) {
  return (
    <div className={css.card}>
      <Stack gap={2}>
        <div>
          <Badge tone="accent">{item.type}</Badge>
        </div>
        <h2 className={css.title}>{item.title}</h2>
        <p className={css.text}>{item.text}</p>
        <div>
          <Button size="small" variant="secondary">
            Més informació
          </Button>
        </div>
      </Stack>
    </div>
  )
}
