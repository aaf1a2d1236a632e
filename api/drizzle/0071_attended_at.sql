-- Who is noted as here before the end keeps the reservation and its pass: it completes when its time has passed.
alter table reservations add column attended_at timestamptz;

-- As in 0030; the moment of the mark that counts changes with it.
create or replace function guard_attendance() returns trigger language plpgsql as $$
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
