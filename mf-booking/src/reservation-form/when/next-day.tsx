import { useFormat } from '@sureda/remote/format'
import { Banner, Button } from '@sureda/ui/base'

interface NextDayProps {
  text: string
  /** The next day that can be booked, or null when there is none. */
  day: string | null
  onChoose: (day: string) => void
}

/** Says why a day cannot be booked and offers the next one. */
export function NextDay({ text, day, onChoose }: NextDayProps) {
  const format = useFormat()
  return (
    <Banner
      kind="warning"
      isLive
      action={
        day && (
          <Button size="small" variant="secondary" iconEnd="arrow-right" onPress={() => onChoose(day)}>
            {format.day(day)}
          </Button>
        )
      }
    >
      {text}
    </Banner>
  )
}
