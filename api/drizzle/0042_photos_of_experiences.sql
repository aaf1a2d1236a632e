-- Photos that guides give their experiences (docs/decisions/0068), and the line that a rotation of pass keys leaves (npm run people -- rotate-pass-keys).
alter table uploads
  -- the experience that a photo was uploaded for; null for faces and logos
  add column experience_id text,
  add column image_color text,
  add column image_widths int[] not null default '{}',
  add foreign key (tenant_id, experience_id) references experiences (tenant_id, id) on delete cascade;
create index uploads_experience_ix on uploads (tenant_id, experience_id, created_at) where experience_id is not null;

create table pass_key_changes (
  tenant_id text not null references tenants (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  -- the key that signs from then on; no foreign key: the line outlives it
  kid text not null,
  -- true where passes of former keys were made worthless: one of them is feared stolen
  forgot_former boolean not null,
  -- the account of the machine that ran the command
  actor text not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id)
);
create index pass_key_changes_idx on pass_key_changes (tenant_id, created_at desc);
select secure_tenant_table('pass_key_changes');
create trigger append_only before update on pass_key_changes for each row execute function refuse_change();
revoke update, delete on pass_key_changes from sureda_app;
