-- A host belongs to one brand. A claim is written in the transaction that makes a revision live, so
-- that of two publications racing for one host only one can commit.

create table brand_host (
  host text primary key,
  brand text not null references brand (id),
  claimed_at timestamptz not null default now()
);
create index brand_host_by_brand on brand_host (brand);

-- Claims of what is live. Of several brands that list one host the oldest keeps it. A live revision
-- that bears another brand's id, and what is only extended, claims nothing.
insert into brand_host (host, brand)
select distinct on (h.host) h.host, b.id
from brand b
join brand_revision r on r.brand = b.id and r.revision = b.live_revision
cross join lateral jsonb_array_elements_text(r.resolved->'hosts') as h(host)
where r.resolved->>'id' = b.id and left(b.id, 1) <> '_'
order by h.host, b.created_at, b.id;
