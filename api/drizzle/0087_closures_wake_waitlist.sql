-- A closure changes the times of an experience as its schedule does: who waits for a closed day is not offered what others give back.
create function wake_waitlist_of_closed() returns trigger language plpgsql as $$
begin
  insert into waitlist_wakes (tenant_id, experience_id)
  select new.tenant_id, new.object_id where exists (select from waitlist_entries e where e.tenant_id = new.tenant_id
    and e.experience_id = new.object_id and e.status in ('waiting', 'offered'))
  on conflict do nothing;
  return null;
end $$;
create trigger wake_waitlist after insert on closure_objects
  for each row when (new.kind = 'experience' and new.closes) execute function wake_waitlist_of_closed();
