-- Who walked the line of a route: {date, by, source}. A line drawn by hand has nobody.
alter table routes
  add column track_verified jsonb,
  add constraint routes_sketch_or_verified check (not schematic or track_verified is null);
