import { DatePicker, type DatePickerProps } from '@sureda/ui/date-picker'

/** The month grid is heavy: its own file, fetched when somebody asks for it. */
export default function MonthPicker(props: DatePickerProps) {
  return <DatePicker {...props} />
}
