-- Everything that one person can make many of has an end. The numbers stand in CEILINGS of the contract too, and a test holds the two against each other.
-- Arguments: the column that says whose, the ceiling, and which rows count.
create function guard_count() returns trigger language plpgsql as $$
declare
  whose text := to_jsonb(new) ->> tg_argv[0];
  found int;
begin
  -- two at once would each see one place left
  perform pg_advisory_xact_lock(hashtextextended('ceiling ' || tg_table_name || ' ' || new.tenant_id || ' ' || whose, 0));
  execute format('select count(*) from %I where tenant_id = $1 and %I = $2::uuid and %s', tg_table_name, tg_argv[0], tg_argv[2])
    using new.tenant_id, whose into found;
  if found >= tg_argv[1]::int then
    raise exception 'too_many' using errcode = '23514', constraint = 'too_many:' || tg_argv[1];
  end if;
  return new;
end $$;
create trigger guard_count before insert on closures for each row execute function guard_count('guide_user_id', '50', 'ended_at is null');
create trigger guard_count before insert on footprints for each row execute function guard_count('user_id', '500', 'true');
create trigger guard_count before insert on favorites for each row execute function guard_count('user_id', '1000', 'true');
create trigger guard_count before insert on groups for each row execute function guard_count('owner_id', '200', 'deleted_at is null');
create trigger guard_count before insert on group_invitations for each row execute function guard_count('group_id', '50', 'expires_at > now()');
create trigger guard_count before insert on slot_messages for each row execute function guard_count('guide_user_id', '500', 'created_at > now() - interval ''30 days''');

-- An item says the closures that come first, of which there may be many by many guides: three of them and the office's own words.
create or replace function notice_with_closures(tenant text, object_kind text, object text, own jsonb) returns jsonb
language sql stable as $$
  with closed as (
    select c.notice, c.from_date from closures c
    join closure_objects o on o.tenant_id = c.tenant_id and o.closure_id = c.id
    where o.tenant_id = tenant and o.kind = object_kind and o.object_id = object and c.ended_at is null
    order by c.from_date, c.id limit 3
  ), warnings as (
    select * from closed
    union all select own, 'infinity'::date where own is not null
  )
  select case when count(*) = 0 then null
    when count(*) = 1 then (array_agg(notice))[1]
    else jsonb_build_object('level', 'warning', 'date', max(notice ->> 'date'), 'text', (
      select jsonb_object_agg(key, words) from (
        select t.key, string_agg(t.value, ' ' order by w.from_date) as words
        from warnings w, jsonb_each_text(w.notice -> 'text') t group by t.key) as texts)) end
  from warnings
$$;
