-- Search that finds words however they are written, best first, in an index.

-- Small letters without accents, in the letters of our languages; signs stay. Both cases are named: the smallest locale knows ASCII only.
create function search_fold(value text) returns text language sql immutable parallel safe as $$
  select lower(replace(replace(replace(replace(replace(replace(
    translate(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g'), 'ØøŁłĐđ', 'OoLlDd'),
    'ß', 'ss'), 'ẞ', 'ss'), 'Œ', 'oe'), 'œ', 'oe'), 'Æ', 'ae'), 'æ', 'ae'))
$$;

-- Looking for any letter that is three times needs a back reference, whose cost grows with the cube of a word's length: a page of letters without
-- a space took minutes. In our languages it is l (Vall-llobrega) and f (Schifffahrt), which need none; and no word is longer than sixty.
create function search_squeeze(word text) returns text language sql immutable parallel safe as $$
  select regexp_replace(regexp_replace(left(word, 60), 'l{3,}', 'll', 'g'), 'f{3,}', 'ff', 'g')
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

-- What is asked for: every word, as the beginning of one. Short words (de, la, l') are left out beside others. `mark` says where they must be:
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
select secure_tenant_table('search_entries');

-- The texts of one column: a word, a text in six languages, or a list of either.
create function search_leaves(item jsonb, fields text[]) returns setof text language sql immutable parallel safe as $$
  select leaf #>> '{}' from unnest(fields) as field, jsonb_path_query(item -> field, 'strict $.** ? (@.type() == "string")') as leaf
$$;

-- The texts of an item are taken apart together, not one by one: each call costs more than the words in it. Same entries, several times faster.
create function search_vector(item jsonb, name_field text, fields text[]) returns tsvector language sql immutable parallel safe as $$
  with texts as (
    select (select string_agg(distinct leaf, ' | ') from search_leaves(item, array[name_field]) as leaf) as names,
           (select string_agg(distinct leaf, ' | ') from search_leaves(item, fields || name_field) as leaf) as everything
  )
  select array_to_tsvector(array(
    select '=' || search_whole(leaf) from (select distinct leaf from search_leaves(item, array[name_field]) as leaf) as n
    where search_whole(leaf) <> ''
    union
    select '+' || word from texts, unnest(search_words(names)) as word
    union
    select word from texts, unnest(search_words(everything)) as word
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
  end loop;
end $$;

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
