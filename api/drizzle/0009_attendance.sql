-- Passes, who came, and a guide's messages to a slot.

-- Keys that sign the passes of a tenant. The private part is sealed where the installation has a PASS_SECRET. Public parts stay until no pass they signed
-- can be shown any more.
create table pass_keys (
  tenant_id text not null references tenants (id),
  kid text not null,
  public_x text not null,
  private_d text not null,
  is_sealed boolean not null,
  created_at timestamptz not null default now(),
  retired_at timestamptz,
  primary key (tenant_id, kid)
);

-- one that signs, however many processes make one at the same moment
create unique index pass_key_signing_uq on pass_keys (tenant_id) where retired_at is null;
select secure_tenant_table('pass_keys');

-- What phones noted at the meeting point, append-only: when by their clock, when it arrived, from which phone. The reservation follows from all of them.
create table attendance_marks (
  tenant_id text not null references tenants (id),
  id bigint generated always as identity,
  reservation_id uuid not null,
  guide_user_id uuid not null,
  attended boolean not null,
  take_back boolean not null default false check (not (take_back and attended)),
  at timestamptz not null,
  -- when it counts: by the phone's clock where that can be, else when it arrived
  counted_at timestamptz not null,
  received_at timestamptz not null,
  device text check (length(device) <= 80),
  refused text,
  primary key (tenant_id, id),
  foreign key (tenant_id, reservation_id) references reservations (tenant_id, id) on delete cascade,
  -- the same tap, sent again
  constraint attendance_mark_uq unique nulls not distinct (tenant_id, reservation_id, attended, take_back, at, device)
);
select secure_tenant_table('attendance_marks');
create trigger append_only before update on attendance_marks for each row execute function refuse_change();
revoke update, delete on attendance_marks from sureda_app;

-- Who came is noted once the reservation is confirmed, and the moment of the mark that counts changes with it.
create function guard_attendance() returns trigger language plpgsql as $$
declare free constant text[] := array['status', 'outcome', 'attended_at', 'changed_by', 'version', 'updated_at'];
begin
  if (to_jsonb(new) - free) <> (to_jsonb(old) - free)
    or not (new.status = 'completed' and new.outcome in ('attended', 'no_show')
      or new.status = 'confirmed' and new.outcome is null and now() < old.ends_at)
    or not exists (select from attendance_marks m where m.tenant_id = old.tenant_id and m.reservation_id = old.id and m.refused is null)
  then
    raise exception 'reservation_closed' using errcode = '23514', constraint = 'reservation_closed';
  end if;
  new.version := old.version + 1;
  new.updated_at := now();
  return new;
end $$;
create trigger guard_attendance before update on reservations for each row
  when (old.status = 'completed' and new.changed_by like 'guide:%'
    and (new.status, new.outcome) is distinct from (old.status, old.outcome))
  execute function guard_attendance();

-- The history of such a change; anyone who was told one thing is told the other.
create function record_attendance_change() returns trigger language plpgsql as $$
declare what text := case when new.status = 'confirmed' then 'taken_back' else new.outcome end;
begin
  insert into reservation_events (tenant_id, reservation_id, from_status, to_status, actor, kind)
  values (new.tenant_id, new.id, old.status, new.status, new.changed_by, what);
  if what <> 'taken_back' then
    insert into reservation_notices (tenant_id, reservation_id, user_id, kind)
    values (new.tenant_id, new.id, new.user_id, what)
    on conflict on constraint reservation_notice_uq do update set created_at = now(), dismissed_at = null;
  end if;
  return null;
end $$;

-- A guide's words to everybody of a slot, and to whom they went.
create table slot_messages (
  tenant_id text not null references tenants (id),
  id uuid not null default gen_random_uuid(),
  experience_id text not null,
  date date not null,
  time text not null,
  guide_user_id uuid not null,
  body text not null check (length(body) between 1 and 1000),
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, experience_id) references experiences (tenant_id, id) on delete cascade
);
select secure_tenant_table('slot_messages');

create table slot_message_recipients (
  tenant_id text not null references tenants (id),
  message_id uuid not null,
  reservation_id uuid not null,
  user_id uuid not null,
  dismissed_at timestamptz,
  primary key (tenant_id, message_id, reservation_id),
  foreign key (tenant_id, message_id) references slot_messages (tenant_id, id) on delete cascade,
  foreign key (tenant_id, reservation_id) references reservations (tenant_id, id) on delete cascade,
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create index slot_message_recipients_user_idx on slot_message_recipients (tenant_id, user_id) where dismissed_at is null;
select secure_tenant_table('slot_message_recipients');

create table pass_key_changes (
  tenant_id text not null references tenants (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  -- the key that signs from then on; no foreign key: the line outlives it
  kid text not null,
  -- true where passes of former keys were made worthless: one of them is feared stolen
  forgot_former boolean not null,
  -- the account of the machine that ran the command
  actor text not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id)
);
create index pass_key_changes_idx on pass_key_changes (tenant_id, created_at desc);
select secure_tenant_table('pass_key_changes');
create trigger append_only before update on pass_key_changes for each row execute function refuse_change();
revoke update, delete on pass_key_changes from sureda_app;
create trigger record_attendance_change after update on reservations for each row
  when (old.status = 'completed' and new.changed_by <> 'forgotten') execute function record_attendance_change();
create trigger guard_count before insert on slot_messages for each row execute function guard_count('guide_user_id', '500', 'created_at > now() - interval ''30 days''');
