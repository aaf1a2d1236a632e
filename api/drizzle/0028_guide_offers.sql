-- The guide's own hand on an offer: versions for If-Match, hours of their own by weekday, and a mark that keeps a content pack from writing over it.

alter table experiences
  add column version int not null default 1,
  -- when a guide last changed it; from then on an import leaves the row alone
  add column guide_edited_at timestamptz;

alter table experience_schedules
  add column version int not null default 1,
  add column guide_edited_at timestamptz,
  -- weekdays with hours of their own instead of `slots`: {"6": [{time, capacity}]}, ISO weekday, only of those in `weekdays`
  add column weekday_slots jsonb not null default '{}' check (jsonb_typeof(weekday_slots) = 'object');

create function count_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger count_version before update on experiences
  for each row when (old.* is distinct from new.*) execute function count_version();
create trigger count_version before update on experience_schedules
  for each row when (old.* is distinct from new.*) execute function count_version();
