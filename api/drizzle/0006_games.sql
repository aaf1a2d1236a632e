-- Games of the story tours: their solutions, rounds, hints, codes and what was won.

create table games (
  tenant_id text not null references tenants (id),
  id text not null,
  story_tour_id text not null,
  -- place in the tour: games unlock in this order
  position int not null check (position >= 0),
  type text not null check (type in ('choose_word', 'choose_image', 'quiz', 'hangman')),
  title jsonb not null check (jsonb_typeof(title) = 'object'),
  intro jsonb not null,
  -- question of choose_word and choose_image
  prompt jsonb,
  -- choose_word, choose_image: [{id, text?: {es,…}, image?, alt?: {es,…}}]
  options jsonb not null default '[]' check (jsonb_typeof(options) = 'array'),
  -- quiz: [{id, prompt: {es,…}, options: [as above]}] - without the answers
  questions jsonb not null default '[]' check (jsonb_typeof(questions) = 'array'),
  hint jsonb,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  radius_m int not null default 25 check (radius_m > 0),
  points int not null default 0 check (points >= 0),
  image text,
 image_alt jsonb,
 image_color text,
 image_widths int[] not null default '{}',
 image_credit text,
  active boolean not null default true,
  demo boolean not null default false,
  demo_fields text[] not null default '{}',
  notice jsonb,
  sources text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  image_photo jsonb,
  primary key (tenant_id, id),
  unique (tenant_id, story_tour_id, position) deferrable initially deferred,
  foreign key (tenant_id, story_tour_id) references story_tours (tenant_id, id) on delete cascade
);
create index games_tour_idx on games (tenant_id, story_tour_id, position);
select secure_tenant_table('games');
select watch_content('games');
create trigger z_touch before update on games for each row execute function touch_updated_at();

-- What must never leave the server, in a table of its own so that no list of game columns can carry it out.
create table game_solutions (
  tenant_id text not null references tenants (id),
  game_id text not null,
  -- choose_word, choose_image: {option}; quiz: {questions: {question id: option id}}; hangman: {word: {es,…}}
  solution jsonb not null check (jsonb_typeof(solution) = 'object'),
  explanation jsonb,
  -- makes the option ids that players see unguessable and their order unrelated to the pack's
  salt uuid not null default gen_random_uuid(),
  primary key (tenant_id, game_id),
  foreign key (tenant_id, game_id) references games (tenant_id, id) on delete cascade
);
select secure_tenant_table('game_solutions');

-- Tries of the last minutes per game and player (`user:<id>` or `guest:<hash of the address>`); one row, so counting and adding is one lock.
create table game_attempts (
  tenant_id text not null references tenants (id),
  game_id text not null,
  player text not null,
  tries timestamptz[] not null default '{}',
  primary key (tenant_id, game_id, player),
  foreign key (tenant_id, game_id) references games (tenant_id, id) on delete cascade
);
select secure_tenant_table('game_attempts');

-- A running hangman round: letters add up here, so that no one can ask for them one at a time without paying for the misses.
create table game_rounds (
  tenant_id text not null references tenants (id),
  game_id text not null,
  player text not null,
  locale text not null,
  letters text not null default '',
  started_at timestamptz not null default now(),
  primary key (tenant_id, game_id, player),
  foreign key (tenant_id, game_id) references games (tenant_id, id) on delete cascade
);
select secure_tenant_table('game_rounds');

create table game_completions (
  tenant_id text not null references tenants (id),
  user_id uuid not null,
  game_id text not null,
  score double precision not null,
  completed_at timestamptz not null default now(),
  -- Taken over from a guest: finished, and not paid until the member plays it.
  claimed boolean not null default false,
  primary key (tenant_id, user_id, game_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
  foreign key (tenant_id, game_id) references games (tenant_id, id)
);
select secure_tenant_table('game_completions');

-- A hint is bought once per person and game; the ledger pays in the same statement, and points_balance_ck refuses what no one has.
create table game_hints (
  tenant_id text not null references tenants (id),
  user_id uuid not null,
  game_id text not null,
  price int not null check (price > 0),
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  constraint game_hint_once_pk primary key (tenant_id, user_id, game_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
  foreign key (tenant_id, game_id) references games (tenant_id, id) on delete cascade
);
select secure_tenant_table('game_hints');

create function pay_hint() returns trigger language plpgsql as $$
begin
  insert into points_ledger (tenant_id, user_id, source_type, source_id, delta, occurred_at, created_at)
    values (new.tenant_id, new.user_id, 'hint', new.game_id, -new.price, new.created_at, new.created_at);
  return null;
end $$;
create trigger pay_hint after insert on game_hints for each row execute function pay_hint();

-- A post that a printed code has opened for one player, where the phone cannot tell where it is.
create table game_posts (
  tenant_id text not null references tenants (id),
  game_id text not null,
  player text not null,
  open_until timestamptz not null,
  primary key (tenant_id, game_id, player),
  foreign key (tenant_id, game_id) references games (tenant_id, id) on delete cascade
);
create index game_posts_until_idx on game_posts (tenant_id, open_until);
select secure_tenant_table('game_posts');

-- What a guest has won at the place: who registers later takes it over, once, without points.
create table guest_wins (
  tenant_id text not null references tenants (id),
  id uuid not null default gen_random_uuid(),
  game_id text not null,
  score double precision not null,
  won_at timestamptz not null,
  claimed_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, game_id) references games (tenant_id, id) on delete cascade,
  foreign key (tenant_id, claimed_by) references users (tenant_id, id) on delete cascade
);
create index guest_wins_won_idx on guest_wins (tenant_id, won_at);
create index guest_wins_claimed_idx on guest_wins (tenant_id, claimed_by);
select secure_tenant_table('guest_wins');
