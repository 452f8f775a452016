-- The line of business and the category of a round, as they were when it was made. Until now every
-- round was one of the house's slots.
alter table round add column product text not null default 'game';
alter table round add column category text not null default 'RNG';
alter table round alter column product drop default;
alter table round alter column category drop default;
create index round_by_category on round (brand, member_id, category, id desc);
