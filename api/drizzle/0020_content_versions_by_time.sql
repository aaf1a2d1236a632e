-- A territory that was removed and is imported again must not begin with versions that phones and caches know of it.
alter table content_versions alter column version set default (extract(epoch from clock_timestamp()) * 1000)::bigint;
