-- Help pages of a brand: where they stand, and the words that are its own. What a brand has not
-- touched comes from the pages that ship in the brands folder.

create table help_page (
  brand text not null references brand (id),
  page text not null,
  section text not null check (section in ('account', 'money', 'games', 'saferPlay', 'legal')),
  -- Within the brand; the order of the sections themselves is the product's.
  position int not null,
  published boolean not null,
  primary key (brand, page)
);

create table help_page_text (
  brand text not null references brand (id),
  page text not null,
  language text not null,
  title text not null,
  -- HTML that was checked when it was saved.
  content text not null,
  primary key (brand, page, language)
);

-- Which kinds there are stands in FactKind: a list here would have to be written anew with each.
alter table server_fact drop constraint if exists server_fact_kind_check;
