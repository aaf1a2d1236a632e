-- Looking for any letter that stands three times needs a back reference, whose cost grows with the cube of a word's length: a page of letters without
-- a space took minutes. In our languages it is l (Vall-llobrega) and f (Schifffahrt), which need none; and no word is longer than sixty.
create or replace function search_squeeze(word text) returns text language sql immutable parallel safe as $$
  select regexp_replace(regexp_replace(left(word, 60), 'l{3,}', 'll', 'g'), 'f{3,}', 'ff', 'g')
$$;
