-- How much one account may hold at once (decisions §5): without a ceiling a script empties a season in seconds. An address that was never confirmed costs
-- nothing to invent, so it may hold less. `limits.ts` of the contract has the same numbers for the words.
create function refuse_too_many_open(tenant text, person uuid, besides uuid, more int, with_line boolean) returns void language plpgsql as $$
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

create function guard_ceiling() returns trigger language plpgsql as $$
begin
  perform refuse_too_many_open(new.tenant_id, new.user_id, new.id, greatest(new.people, new.rooms), false);
  return new;
end $$;
-- named to come before guard_leaving, which takes a weaker lock of the same row
create trigger guard_ceiling before insert on reservations for each row
  when (new.status in ('pending', 'confirmed')) execute function guard_ceiling();
create trigger guard_ceiling_raised before update on reservations for each row
  when (new.status in ('pending', 'confirmed') and greatest(new.people, new.rooms) > greatest(old.people, old.rooms))
  execute function guard_ceiling();

create function guard_line_ceiling() returns trigger language plpgsql as $$
begin
  perform refuse_too_many_open(new.tenant_id, new.user_id, null, new.people, true);
  return new;
end $$;
create trigger guard_ceiling before insert on waitlist_entries for each row execute function guard_line_ceiling();
