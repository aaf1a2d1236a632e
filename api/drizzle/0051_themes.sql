-- What an experience is about, in the words of the preferences: what a member likes comes first on their home.
alter table experiences
  add column themes text[] not null default '{}',
  add constraint experience_themes_ck
    check (themes <@ array['naturaleza', 'cultura', 'gastronomia', 'playa', 'aventura', 'relax']);
