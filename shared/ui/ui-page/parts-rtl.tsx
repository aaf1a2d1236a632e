import { useState } from 'react'
import { Button } from '../src/base/actions/button.tsx'
import { ListCard } from '../src/base/cards/list-card.tsx'
import { Rating } from '../src/base/rating.tsx'
import { Section } from '../src/base/section.tsx'
import { BarChart } from '../src/charts/bar-chart.tsx'
import { ElevationProfile } from '../src/charts/elevation-profile.tsx'
import { Meter } from '../src/charts/meter.tsx'
import { ProgressBar } from '../src/charts/progress-bar.tsx'
import { RingChart } from '../src/charts/ring-chart.tsx'
import { Steps } from '../src/charts/steps.tsx'
import { ActiveFilters } from '../src/choice/active-filters.tsx'
import { Switch } from '../src/choice/switch.tsx'
import { Tabs } from '../src/choice/tabs.tsx'
import { DateField } from '../src/forms/date-field.tsx'
import { DateStrip } from '../src/forms/date-strip.tsx'
import { RatingInput } from '../src/forms/rating-input.tsx'
import { Stepper } from '../src/forms/stepper.tsx'
import { TextField } from '../src/forms/text-field.tsx'
import { Gallery } from '../src/gallery/gallery.tsx'
import { MediaPlayer } from '../src/media/media-player.tsx'
import { Part } from './part.tsx'
import { picture } from './pictures.ts'
import { recording } from './recordings.ts'

const track = [0, 900, 2100, 3000, 4200, 5200, 6400].map((distance, index) => ({
  distance,
  elevation: [180, 240, 310, 420, 370, 260, 190][index] ?? 0,
}))
const labels = {
  play: 'تشغيل',
  pause: 'إيقاف',
  back: 'عشر ثوانٍ إلى الوراء',
  ahead: 'ثلاثون ثانية إلى الأمام',
  seek: 'الموضع',
  speed: 'السرعة',
  failed: 'تعذّر التشغيل.',
  waiting: 'جارٍ التحميل',
  position: (time: string, total: string) => `${time} من ${total}`,
}
const table = {
  label: 'كجدول',
  columns: ['البند', 'كغ'],
  rows: [
    ['السيارة', '22'],
    ['الوجبات', '6'],
  ],
}

/** Everything that is mirrored in right-to-left languages, in one view. */
export function RtlParts() {
  const [people, setPeople] = useState(2)
  const [stars, setStars] = useState(4)
  const [date, setDate] = useState('2027-06-17')
  const [cursor, setCursor] = useState<number | null>(2100)
  return (
    <div dir="rtl" lang="ar" style={{ display: 'contents' }}>
      <Part name="dir=rtl: lists, choosing">
        <Section title="قريب منك" action={{ label: 'الكل', href: '#all' }}>
          <ListCard
            href="#1"
            title="طريق الفلين"
            eyebrow="مسار"
            picture={picture(3)}
            meta={[{ icon: 'route', text: '6,4 كم' }]}
          />
          <ListCard href="#2" title="حجوزاتي" icon="ticket" text="حجزان قيد الانتظار" />
        </Section>
        <ActiveFilters
          label="المرشّحات"
          filters={[
            { id: 'a', label: 'سهل', removeLabel: 'إزالة: سهل' },
            { id: 'b', label: 'أقل من ساعتين', removeLabel: 'إزالة: أقل من ساعتين', icon: 'clock' },
          ]}
          onRemove={() => undefined}
          clearLabel="مسح الكل"
          onClear={() => undefined}
        />
        <Tabs
          label="المسار"
          tabs={[
            { id: 'a', label: 'الخصائص', content: <p>دائري، 8,2 كم</p> },
            { id: 'b', label: 'معلومات', content: <p>يبدأ من العين</p> },
          ]}
        />
        <Steps label="الحجز" steps={['اليوم', 'الساعة', 'الأشخاص']} current={1} currentText="الخطوة 2 من 3" />
        <DateStrip
          label="أي يوم؟"
          value={date}
          onChange={setDate}
          minDate="2027-06-15"
          maxDate="2027-07-01"
          locale="ar"
          previousLabel="الأيام السابقة"
          nextLabel="الأيام التالية"
        />
        <Stepper
          label="الأشخاص"
          value={people}
          onChange={setPeople}
          min={1}
          max={50}
          decreaseLabel="شخص أقل"
          increaseLabel="شخص أكثر"
        />
        <RatingInput label="كيف كان؟" value={stars} onChange={setStars} starText={(n) => `${n} من 5`} />
        <Rating value={3.4} label="3,4 من 5" />
        <TextField label="البريد الإلكتروني" type="email" icon="mail" description="نرسل إليه التأكيد." />
        <DateField label="تاريخ الرحلة" value={date} onChange={setDate} />
        <Switch defaultSelected>إشعارات</Switch>
        <Button iconEnd="arrow-right">ابدأ</Button>
      </Part>
      <Part name="dir=rtl: media, charts">
        <Gallery
          label="صور"
          pictures={[picture(7), picture(8), picture(9)]}
          previousLabel="السابق"
          nextLabel="التالي"
          openLabel="ملء الشاشة"
          closeLabel="إغلاق"
          positionText={(i, n) => `${i} من ${n}`}
        />
        <MediaPlayer kind="audio" src={recording} duration={20} title="صوت الفأس" labels={labels} />
        <Meter label="الأماكن" value={9} max={12} valueText="9 من 12" />
        <ProgressBar label="حفظ الخريطة" value={7} max={12} valueText="7 من 12" />
        <BarChart
          title="بصمتك"
          items={[
            { label: 'السيارة', value: 22, valueText: '22 كغ', icon: 'car' },
            { label: 'الوجبات', value: 6, valueText: '6 كغ', icon: 'lunch' },
          ]}
          reference={{ value: 18, text: 'المتوسط: 18 كغ' }}
          table={table}
        />
        <RingChart
          title="نقاطك"
          parts={[
            { label: 'مسارات', value: 480, valueText: '480' },
            { label: 'ألعاب', value: 220, valueText: '220' },
          ]}
          table={table}
        />
        <ElevationProfile
          title="المقطع"
          points={track}
          cursor={cursor}
          onCursorChange={setCursor}
          pointText={({ distance, elevation }) => `${distance / 1000} كم، ${Math.round(elevation)} م`}
          heightText={(elevation) => `${elevation} م`}
          startText="0"
          endText="6,4 كم"
          cursorLabel="الموضع على الطريق"
          table={{ label: 'كجدول', columns: ['الموضع', 'الارتفاع'], distanceText: (d) => `${d / 1000} كم` }}
        />
      </Part>
    </div>
  )
}
