-- Search by words that are found however somebody writes them, best first, in an index; and the indexes of lists and filters.

do $$
declare name text;
begin
  foreach name in array array['operators', 'locations', 'routes', 'stories', 'experiences'] loop
    execute format('drop trigger a_search on %I', name);
    execute format('alter table %I drop column search_text', name);
  end loop;
end $$;
drop function fill_search_text();
drop function search_matches(text, text);

-- Small letters without accents, in the letters of our languages; signs stay. Both cases are named: the smallest locale knows ASCII only.
create function search_fold(value text) returns text language sql immutable parallel safe as $$
  select lower(replace(replace(replace(replace(replace(replace(
    translate(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g'), 'ØøŁłĐđ', 'OoLlDd'),
    'ß', 'ss'), 'ẞ', 'ss'), 'Œ', 'oe'), 'œ', 'oe'), 'Æ', 'ae'), 'æ', 'ae'))
$$;

-- Three and more equal letters are two, as nobody counts them: Vall-llobrega is found by vallllobrega, valllobrega and vallobrega.
create function search_squeeze(word text) returns text language sql immutable parallel safe as $$
  select left(regexp_replace(word, '([a-z])\1{2,}', '\1\1', 'g'), 60)
$$;

-- The words of a text: parts of hyphened words, words with apostrophes and l·l apart (l, alzina) and together (lalzina).
create function search_words(value text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct search_squeeze(word)) filter (where word <> ''), '{}')
  from (select search_fold(value) as folded) as f, lateral (
    select regexp_split_to_table(folded, '[^a-z0-9]+') as word
    union all
    select regexp_split_to_table(regexp_replace(folded, '([a-z0-9])[-‐–·.''’ʼ`]+(?=[a-z0-9])', '\1', 'g'), '[^a-z0-9]+')
  ) as w
$$;

-- A whole name as one word of the index.
create function search_whole(name text) returns text language sql immutable parallel safe as $$
  select left(btrim(regexp_replace(search_fold(name), '[^a-z0-9]+', ' ', 'g')), 200)
$$;

-- What is asked for: every word, as the beginning of one. Short words (de, la, l') are left out beside others. `mark` says where they must stand:
-- `+` in the name, nothing anywhere. Null when nothing is left to look for.
create function search_query(question text, mark text) returns tsquery language sql immutable parallel safe as $$
  with chunks as (
    select n, chunk, regexp_replace(chunk, '[^a-z0-9]', '', 'g') as together
    from regexp_split_to_table(search_fold(question), '\s+') with ordinality as c (chunk, n)
  ), words as (
    select n, together, word, length(word) > 2 or word ~ '[0-9]' as is_long
    from chunks, regexp_split_to_table(chunk, '[^a-z0-9]+') as word where word <> ''
  ), chosen as (
    select * from words where is_long or not exists (select from words where is_long)
  )
  select string_agg(wanted, ' & ' order by n)::tsquery from (
    select n, '(' || string_agg(format('''%s%s'':*', mark, search_squeeze(word)), ' & ')
      || format(') | ''%s%s'':*', mark, search_squeeze(together)) as alternatives
    from chosen group by n, together
  ) as a, lateral (select '(' || alternatives || ')' as wanted) as w
$$;

-- One entry per item that can be searched: `=whole name`, `+word of the name`, `word` of any text in any language. A table of its own, because
-- row-level security keeps other roles from using such an index: the owner's function below reads it, and asks for the tenant itself.
create table search_entries (
  tenant_id text not null references tenants (id) on delete cascade,
  kind text not null,
  item_id text not null,
  sort_order int not null,
  words tsvector not null,
  primary key (tenant_id, kind, item_id)
);
create index search_entries_order_idx on search_entries (tenant_id, kind, sort_order, item_id);

-- The texts of one column: a word, a text in six languages, or a list of either.
create function search_leaves(item jsonb, fields text[]) returns setof text language sql immutable parallel safe as $$
  select leaf #>> '{}' from unnest(fields) as field, jsonb_path_query(item -> field, 'strict $.** ? (@.type() == "string")') as leaf
$$;

create function search_vector(item jsonb, name_field text, fields text[]) returns tsvector language sql immutable parallel safe as $$
  select array_to_tsvector(array(
    select '=' || search_whole(leaf) from search_leaves(item, array[name_field]) as leaf where search_whole(leaf) <> ''
    union
    select '+' || word from search_leaves(item, array[name_field]) as leaf, unnest(search_words(leaf)) as word
    union
    select word from search_leaves(item, fields || name_field) as leaf, unnest(search_words(leaf)) as word
  ))
$$;

-- Arguments of the trigger: the kind, the field with the name, the other fields.
create function keep_search_entry() returns trigger language plpgsql as $$
declare item jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
begin
  if tg_op = 'DELETE' then
    delete from search_entries where tenant_id = item ->> 'tenant_id' and kind = tg_argv[0] and item_id = item ->> 'id';
    return null;
  end if;
  insert into search_entries (tenant_id, kind, item_id, sort_order, words)
  values (item ->> 'tenant_id', tg_argv[0], item ->> 'id', (item ->> 'sort_order')::int, search_vector(item, tg_argv[1], tg_argv[2:]))
  on conflict (tenant_id, kind, item_id) do update set sort_order = excluded.sort_order, words = excluded.words;
  return null;
end $$;

do $$
declare
  target record;
  fields text;
begin
  for target in select * from (values
    ('operators', 'operator', 'name', array['description', 'municipality', 'address', 'category']),
    ('locations', 'location', 'name', array['summary', 'description', 'municipality', 'type']),
    ('routes', 'route', 'title', array['summary', 'description', 'province', 'start_point', 'end_point']),
    ('stories', 'story', 'title', array['summary', 'body', 'keywords', 'municipality', 'genre']),
    ('experiences', 'experience', 'title', array['short_description', 'description', 'location_name', 'address']),
    ('travel_packages', 'package', 'title', array['summary', 'description', 'itinerary'])
  ) as t (table_name, kind, name_field, other_fields)
  loop
    select string_agg(quote_literal(field), ', ') into fields from unnest(target.other_fields) as field;
    execute format('create trigger keep_search_entry after insert or update or delete on %I for each row execute function keep_search_entry(%L, %L, %s)',
      target.table_name, target.kind, target.name_field, fields);
    execute format('create index search_entries_%s_idx on search_entries using gin (words) where kind = %L', target.kind, target.kind);
    -- what is there already, of every tenant: the owner sees it while the table's security is not forced
    execute format('alter table %I no force row level security', target.table_name);
    execute format('insert into search_entries select tenant_id, %L, id, sort_order, search_vector(to_jsonb(t), %L, %L) from %I as t',
      target.kind, target.name_field, target.other_fields, target.table_name);
    execute format('alter table %I force row level security', target.table_name);
  end loop;
end $$;

select secure_tenant_table('search_entries');
do $$
begin
  execute format('create policy search_by_owner on search_entries for select to %I using (true)', current_user);
end $$;

-- The best `most` items of the tenant for a question: 0 the name itself, 1 every word in the name, 2 every word somewhere. Dynamic, so that each
-- question is planned as what it is: a rare word by the index of words, a common one along the order of the list.
create function search_hits(wanted text, question text, most int) returns table (id text, tier int)
language plpgsql stable rows 200 security definer set search_path = public, pg_temp as $$
declare
  tenant text := current_tenant();
  tiers tsquery[] := array[
    case when search_whole(question) <> '' then format('''=%s''', search_whole(question))::tsquery end,
    search_query(question, '+'), search_query(question, '')];
  missing int := most;
  found_rows int;
begin
  if tiers[3] is null then return; end if;
  for at in 1..3 loop
    return query execute format(
      'select item_id, %s from search_entries where tenant_id = $1 and kind = %L and words @@ $2 %s order by sort_order, item_id limit $3',
      at - 1, wanted, case when at > 1 then 'and not words @@ $4' else '' end)
    using tenant, tiers[at], missing, tiers[greatest(at - 1, 1)];
    get diagnostics found_rows = row_count;
    missing := missing - found_rows;
    exit when missing <= 0;
  end loop;
end $$;
revoke all on function search_hits(text, text, int) from public;
grant execute on function search_hits(text, text, int) to sureda_app;

-- Provinces as they are asked for: without accents and case.
create function search_keys(names text[]) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(search_normalize(name)), '{}') from unnest(names) as name
$$;
alter table routes add column province_key text generated always as (search_normalize(province)) stored;
alter table stories add column province_keys text[] generated always as (search_keys(provinces)) stored;

-- Lists in the order of the office, and the filters of the specification.
create index operators_list_idx on operators (tenant_id, sort_order, id) where active;
create index operators_type_idx on operators (tenant_id, type, sort_order, id) where active;
create index locations_list_idx on locations (tenant_id, sort_order, id) where active;
create index locations_type_idx on locations (tenant_id, type, sort_order, id) where active;
create index locations_featured_idx on locations (tenant_id, sort_order, id) where active and featured;
create index routes_list_idx on routes (tenant_id, sort_order, id) where active;
create index routes_province_idx on routes (tenant_id, province_key, sort_order, id) where active;
create index routes_operator_idx on routes (tenant_id, operator_id, sort_order, id) where active;
create index routes_featured_idx on routes (tenant_id, sort_order, id) where active and featured;
create index stories_list_idx on stories (tenant_id, sort_order, id) where status = 'published';
create index stories_category_idx on stories (tenant_id, category_id, sort_order, id) where status = 'published';
create index experiences_list_idx on experiences (tenant_id, sort_order, id) where status = 'active';
create index experiences_type_idx on experiences (tenant_id, type, sort_order, id) where status = 'active';
create index experiences_operator_idx on experiences (tenant_id, operator_id, sort_order, id) where status = 'active';
create index experiences_agency_idx on experiences (tenant_id, agency_id, sort_order, id) where status = 'active';
create index experiences_featured_idx on experiences (tenant_id, sort_order, id) where status = 'active' and featured;
create index travel_packages_list_idx on travel_packages (tenant_id, sort_order, id) where active;
create index travel_packages_operator_idx on travel_packages (tenant_id, operator_id, sort_order, id) where active;
create index story_tours_list_idx on story_tours (tenant_id, sort_order, id) where active;
create index games_tour_idx on games (tenant_id, story_tour_id, position);
create index route_points_route_idx on route_points (tenant_id, route_id, position);

-- Events by their start; those that last longer than two days also by their end, to find what runs at a moment without reading all before it.
alter table events add column is_long boolean generated always as (coalesce(end_at - start_at > interval '2 days', false)) stored;
drop index events_start_idx;
create index events_start_idx on events (tenant_id, start_at, id) where active;
create index events_long_idx on events (tenant_id, end_at) where active and is_long;
