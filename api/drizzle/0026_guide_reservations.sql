-- The guide's side of a reservation: how it ended and why, a history that says who did what, and the notices a member gets of it.
-- Everything here is written by triggers, in the transaction of the change, whoever makes it: member, guide or job.

alter table reservations
  -- how it ended: of a cancelled one always, of a completed one where the guide has said so
  add column outcome text,
  -- why a guide took it away, as a word that every language has; the guide's own words stand in cancel_reason instead
  add column reason_code text check (reason_code in ('weather', 'illness', 'unavailable', 'low_turnout', 'wishes'));

alter table reservation_events
  add column kind text,
  add column reason_code text,
  add column reason text,
  -- what the member changed: {"people": [2, 4], "time": ["10:00", "12:00"], "special_requests": true}
  add column changes jsonb;

-- What happened before this file. The rows are of every tenant and closed ones may not change: both guards rest for a moment.
alter table reservations no force row level security;
alter table reservation_events no force row level security;
alter table reservations disable trigger guard_reservation;
alter table reservation_events disable trigger append_only;
update reservations as r set outcome = case
  when r.cancelled_by = 'system' then 'expired'
  when r.cancelled_by = 'guide' and exists (
    select 1 from reservation_events e where e.tenant_id = r.tenant_id and e.reservation_id = r.id
      and e.to_status = 'cancelled' and e.from_status = 'pending') then 'rejected'
  else 'cancelled' end
where r.status = 'cancelled';
update reservation_events as e set
  kind = case
    when e.from_status is null and e.to_status = 'pending' then 'requested'
    when e.from_status is null and e.to_status = 'confirmed' then 'booked'
    when e.to_status = 'cancelled' then r.outcome
    else e.to_status end,
  reason = case when e.to_status = 'cancelled' and r.cancelled_by = 'guide' then r.cancel_reason end
from reservations r where r.tenant_id = e.tenant_id and r.id = e.reservation_id;
alter table reservation_events enable trigger append_only;
alter table reservations enable trigger guard_reservation;
alter table reservation_events force row level security;
alter table reservations force row level security;

alter table reservations add constraint reservation_outcome_ck check (case status
  when 'cancelled' then coalesce(outcome in ('rejected', 'cancelled', 'expired'), false)
  when 'completed' then outcome is null or outcome in ('attended', 'no_show')
  else outcome is null end);
alter table reservation_events
  alter column kind set not null,
  add constraint reservation_event_kind_ck check (kind in ('requested', 'booked', 'changed', 'confirmed', 'rejected', 'cancelled',
    'expired', 'completed', 'attended', 'no_show'));

-- How a cancelled one ended follows from who cancelled it and when: nobody has to remember to say so.
create function name_outcome() returns trigger language plpgsql as $$
begin
  if new.status = 'cancelled' then
    new.outcome := case
      when new.cancelled_by = 'system' then 'expired'
      when new.cancelled_by = 'guide' and old.status = 'pending' then 'rejected'
      else 'cancelled' end;
  end if;
  return new;
end $$;
-- named to come after guard_reservation, which refuses what may not change
create trigger name_outcome before insert or update on reservations
  for each row execute function name_outcome();

create table reservation_notices (
  tenant_id text not null references tenants (id),
  id uuid not null default gen_random_uuid(),
  reservation_id uuid not null,
  user_id uuid not null,
  kind text not null check (kind in ('confirmed', 'rejected', 'cancelled', 'expired', 'completed', 'attended', 'no_show', 'reminder')),
  created_at timestamptz not null default now(),
  -- when the mail job has dealt with it: a mail in the outbox, or none needed
  handled_at timestamptz,
  dismissed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, reservation_id) references reservations (tenant_id, id) on delete cascade,
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
  -- nobody is told the same thing twice, however many jobs and processes there are
  constraint reservation_notice_uq unique (tenant_id, reservation_id, kind)
);
create index reservation_notices_due_idx on reservation_notices (tenant_id, created_at) where handled_at is null;
create index reservation_notices_user_idx on reservation_notices (tenant_id, user_id, created_at) where dismissed_at is null;
select secure_tenant_table('reservation_notices');

-- Every change becomes a line of the history; what somebody else did to it, or time, becomes a notice for the member as well.
create or replace function record_reservation_event() returns trigger language plpgsql as $$
declare
  what text;
  differs jsonb;
  before text := case when tg_op = 'UPDATE' then old.status end;
begin
  if before is distinct from new.status then
    what := case new.status
      when 'pending' then 'requested'
      when 'confirmed' then case when before is null then 'booked' else 'confirmed' end
      when 'cancelled' then new.outcome
      else coalesce(new.outcome, 'completed') end;
  else
    differs := jsonb_strip_nulls(jsonb_build_object(
      'date', case when old.date <> new.date then jsonb_build_array(old.date, new.date) end,
      'time', case when old.time <> new.time then jsonb_build_array(old.time, new.time) end,
      'people', case when old.people <> new.people then jsonb_build_array(old.people, new.people) end,
      -- the words themselves stand in the reservation only
      'special_requests', case when coalesce(old.special_requests, '') <> coalesce(new.special_requests, '') then true end));
    if differs = '{}'::jsonb then
      return null;
    end if;
    what := 'changed';
  end if;
  insert into reservation_events (tenant_id, reservation_id, from_status, to_status, actor, kind, reason_code, reason, changes)
  values (new.tenant_id, new.id, before, new.status, new.changed_by, what,
    case when new.status = 'cancelled' then new.reason_code end,
    case when new.status = 'cancelled' and new.cancelled_by = 'guide' then new.cancel_reason end, differs);
  if before is not null and what <> 'changed' and (new.changed_by = 'system' or new.changed_by like 'guide:%') then
    insert into reservation_notices (tenant_id, reservation_id, user_id, kind)
    values (new.tenant_id, new.id, new.user_id, what)
    on conflict on constraint reservation_notice_uq do nothing;
  end if;
  return null;
end $$;
