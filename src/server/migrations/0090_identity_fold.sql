-- Values of member_identity are compared folded as well: without sub-addresses, stroked letters and
-- apostrophes. The job `foldIdentities` adds the folded values of members from before and compares them
-- with the exclusions. A scope's row is deleted when all its members are done.
create table identity_fold (
  scope text primary key check (scope in ('excluded', 'all')),
  -- The last member that is done.
  after_id bigint not null
);
insert into identity_fold (scope, after_id) values ('excluded', 0), ('all', 0);

-- Mailboxes that members have proven, folded by src/domain/identity/fold-email.ts. One account of a brand
-- has a mailbox, under any sub-address. The job adds those from before. When two accounts have proven one
-- mailbox by then, the account that the job reads first holds it, and both keep their address.
create table linked_mailbox (
  brand text not null,
  mailbox text not null,
  member_id bigint not null references member (id),
  primary key (brand, mailbox)
);
create unique index linked_mailbox_of_member on linked_mailbox (brand, member_id);
