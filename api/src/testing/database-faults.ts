/** A fault that makes the database refuse a person's row, with as much of the row in its error as possible. */
export interface DatabaseFaultCase {
  name: string
  /** The SQLSTATE that appears in the log. */
  code: string
  install: string
  remove: string
  engine?: 'postgres'
  /** The connection is lost, so the client does not receive the code. */
  isLost?: true
  /** The statement runs until its timeout. */
  isSlow?: true
}

const REMOVE_TRIGGER = 'drop trigger canary on users; drop function canary()'

/** Owned by the owner of the database, because a tenant's role may not end a connection. */
const trigger = (body: string, declared = '') =>
  `create function canary() returns trigger language plpgsql security definer set search_path = public as $$
   declare row_text text := concat_ws(' ', new.email, new.name, new.password_hash); ${declared}
   begin ${body}; return new; end $$;
   create trigger canary before insert or update of name, email, password_hash on users
     for each row when (new.name like 'Canary%' or new.email like 'canary%') execute function canary()`

/** The same error as from a server, with the row in every field that may contain it. */
const raised = (name: string, code: string): DatabaseFaultCase => ({
  name,
  code,
  install: trigger(
    `raise exception using errcode = '${code}', message = 'refused ' || row_text, detail = row_text, hint = row_text`,
  ),
  remove: REMOVE_TRIGGER,
})

const real = (name: string, code: string, body: string, declared?: string): DatabaseFaultCase => ({
  name,
  code,
  install: trigger(body, declared),
  remove: REMOVE_TRIGGER,
})

export const DATABASE_FAULTS: readonly DatabaseFaultCase[] = [
  {
    name: 'unique violation',
    code: '23505',
    install: `create unique index canary_uq on users (tenant_id, (left(name, 6)))`,
    remove: 'drop index canary_uq',
  },
  {
    name: 'check violation',
    code: '23514',
    install: `alter table users add constraint canary_ck check (name not like 'Canary%') not valid`,
    remove: 'alter table users drop constraint canary_ck',
  },
  {
    name: 'foreign key violation',
    code: '23503',
    install: `create table canary_names (name text primary key);
      alter table users add constraint canary_fk foreign key (name) references canary_names (name) not valid`,
    remove: 'alter table users drop constraint canary_fk; drop table canary_names',
  },
  {
    name: 'null where none may be',
    code: '23502',
    install: trigger('new.roles := null'),
    remove: REMOVE_TRIGGER,
  },
  // the row as the trigger has changed it
  real('row-level security', '42501', `new.tenant_id := 'raya'`),
  real('text that is no number', '22P02', 'perform new.name::int'),
  real('text that is no JSON', '22P02', `perform ('{"name": ' || new.name)::json`),
  real('a moment that is none', '22007', 'perform new.email::timestamptz'),
  real('text that is too long', '22001', 'short := new.name', 'short varchar(3);'),
  real('search terms with a syntax error', '42601', `perform to_tsquery(new.name || ' &')`),
  real('a function that is missing', '42883', `execute format('select canary_missing(%L)', new.name)`),
  real('a pattern with a syntax error', '2201B', `perform 'x' ~ (new.name || '(')`),
  raised('exclusion violation', '23P01'),
  raised('deadlock', '40P01'),
  raised('serialisation failure', '40001'),
  raised('lock timeout', '55P03'),
  raised('statement timeout', '57014'),
  raised('shutdown', '57P01'),
  raised('too many connections', '53300'),
  raised('disk full', '53100'),
  raised('out of memory', '53200'),
  raised('connection fault', '08006'),
  raised('file fault', '58030'),
  raised('internal fault', 'XX000'),
  raised('damaged data', 'XX001'),
  raised('own rule', 'P0001'),
  {
    ...real('statement that takes too long', '57014', 'perform pg_sleep(20)'),
    engine: 'postgres',
    isSlow: true,
  },
  {
    ...real('connection lost', '57P01', 'perform pg_terminate_backend(pg_backend_pid())'),
    engine: 'postgres',
    isLost: true,
  },
]
