-- A rating is written all day and changes what shows ratings of its kind, an office's content changes seldom and may be seen anywhere: each kind
-- of rating has a version of its own beside that of the content.
create table rating_versions (
  tenant_id text not null references tenants (id) on delete cascade,
  rateable_type text not null,
  version bigint not null default 1,
  primary key (tenant_id, rateable_type)
);
-- Read with the tenants, before one is chosen; written by the trigger only.
grant select on rating_versions to sureda_app;
revoke insert, update, delete on rating_versions from sureda_app;

create function bump_rating_version() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into rating_versions (tenant_id, rateable_type)
    select distinct changed_rows.tenant_id, changed_rows.rateable_type
    from changed_rows join tenants on tenants.id = changed_rows.tenant_id
    -- one order for everybody: two statements that change several kinds do not wait for each other
    order by 1, 2
    on conflict (tenant_id, rateable_type) do update set version = rating_versions.version + 1;
  return null;
end $$;

drop trigger content_inserted on rating_totals;
drop trigger content_updated on rating_totals;
drop trigger content_deleted on rating_totals;
create trigger ratings_inserted after insert on rating_totals referencing new table as changed_rows for each statement execute function bump_rating_version();
create trigger ratings_updated after update on rating_totals referencing new table as changed_rows for each statement execute function bump_rating_version();
create trigger ratings_deleted after delete on rating_totals referencing old table as changed_rows for each statement execute function bump_rating_version();
