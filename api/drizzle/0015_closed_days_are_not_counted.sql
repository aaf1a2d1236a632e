-- A reservation that a closure touches holds nothing: its member makes another one in its place before it is cancelled, at the ceiling as well.
create or replace function refuse_too_many_open(tenant text, person uuid, besides uuid, more int, with_line boolean) returns void language plpgsql as $$
declare
  is_confirmed boolean;
  held record;
begin
  -- one at a time for each person: two at once would each see what was there before
  select u.email_verified_at is not null into is_confirmed from users u where u.tenant_id = tenant and u.id = person for no key update;
  select count(*) + 1 as parties, coalesce(sum(o.people), 0) + more as people into held from (
    -- rooms without guests are held as well
    select greatest(r.people, r.rooms) as people from reservations r
    where r.tenant_id = tenant and r.user_id = person and r.id is distinct from besides
      and r.status in ('pending', 'confirmed') and r.starts_at > now()
      and not exists (
        select from closure_objects c join closures l on l.tenant_id = c.tenant_id and l.id = c.closure_id
        where c.tenant_id = r.tenant_id and c.kind = 'experience' and c.closes and c.object_id = r.experience_id
          and l.ended_at is null and r.date <= l.until_date and r.date + coalesce(r.nights, 1) - 1 >= l.from_date)
    union all
    -- a place in a line asks for one reservation more
    select w.people from waitlist_entries w
    where with_line and w.tenant_id = tenant and w.user_id = person and w.status in ('waiting', 'offered') and w.starts_at > now()
  ) as o;
  if held.parties > (case when is_confirmed then 20 else 3 end) or held.people > (case when is_confirmed then 120 else 20 end) then
    raise exception 'too_many_open' using errcode = '23514',
      constraint = case when is_confirmed then 'too_many_open' else 'too_many_open_unconfirmed' end;
  end if;
end $$;
