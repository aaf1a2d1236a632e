-- A member asks for the account to go. For seven days nothing is lost but what was reserved; then nothing is left that says who it was.

alter table users
  add column deletes_at timestamptz,
  -- the row stays without a name, because reservations of the past belong to it
  add column deleted_at timestamptz;
create index users_leaving_idx on users (tenant_id, deletes_at) where deletes_at is not null and deleted_at is null;

-- Who is leaving reserves nothing and waits for nothing, whoever is first: both sides lock the row of the person.
create function guard_leaving() returns trigger language plpgsql as $$
declare leaves_at timestamptz;
begin
  select u.deletes_at into leaves_at from users u where u.tenant_id = new.tenant_id and u.id = new.user_id for share;
  if leaves_at is not null then
    raise exception 'account_leaving' using errcode = '23514', constraint = 'account_leaving';
  end if;
  return new;
end $$;
create trigger guard_leaving before insert on reservations for each row execute function guard_leaving();
create trigger guard_leaving before insert on waitlist_entries for each row execute function guard_leaving();

-- Past reservations lose the words of a person who is gone, and nothing else of them changes.
create function guard_forgetting() returns trigger language plpgsql as $$
declare free constant text[] := '{special_requests,cancel_reason,changed_by}';
begin
  if (to_jsonb(new) - free) <> (to_jsonb(old) - free)
    or new.special_requests is not null or new.cancel_reason is not null
    or not exists (select from users u where u.tenant_id = old.tenant_id and u.id = old.user_id and u.deleted_at is not null)
  then
    raise exception 'reservation_closed' using errcode = '23514', constraint = 'reservation_closed';
  end if;
  return new;
end $$;
create trigger guard_forgetting before update on reservations for each row
  when (new.changed_by = 'forgotten') execute function guard_forgetting();

drop trigger guard_reservation on reservations;
create trigger guard_reservation before update on reservations for each row
  when (new.changed_by <> 'forgotten' and not (old.status = 'completed' and new.changed_by like 'guide:%'
    and (new.status, new.outcome) is distinct from (old.status, old.outcome)))
  execute function guard_reservation();
-- no line of the history: the reservation is what it was
drop trigger record_reservation_change on reservations;
create trigger record_reservation_change after update on reservations for each row
  when (old.status <> 'completed' and new.changed_by <> 'forgotten') execute function record_reservation_event();
drop trigger record_attendance_change on reservations;
create trigger record_attendance_change after update on reservations for each row
  when (old.status = 'completed' and new.changed_by <> 'forgotten') execute function record_attendance_change();

-- The ledger is append-only for the app. This is the one way out of it: the points of somebody who is gone, all of them at once.
create function forget_points(tenant text, person uuid) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tenant is distinct from current_tenant()
    or not exists (select from users u where u.tenant_id = tenant and u.id = person and u.deleted_at is not null)
  then
    raise exception 'account_not_deleted' using errcode = '23514', constraint = 'account_not_deleted';
  end if;
  delete from points_ledger l where l.tenant_id = tenant and l.user_id = person;
  delete from points_accounts a where a.tenant_id = tenant and a.user_id = person;
end $$;
