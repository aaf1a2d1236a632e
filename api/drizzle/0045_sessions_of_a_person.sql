-- The sessions of a person as a list: an id that may be shown (the hash of the token may not), and words for the device.
alter table sessions add column id uuid not null default gen_random_uuid();
alter table sessions add column browser text;
alter table sessions add column system text;
alter table sessions add constraint sessions_id_uq unique (tenant_id, id);
