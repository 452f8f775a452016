-- Whether a member is blocked by an exclusion match alone, so that the decision on the match lifts no
-- block that staff have set.
alter table member add column blocked_by_match boolean not null default false;
update member set blocked_by_match = true
where status = 'blocked'
  and exists (
    select 1 from exclusion_match x
    where x.member_id = member.id and x.brand = member.brand and x.status = 'waiting'
  )
  and not exists (
    select 1 from audit_entry a
    where a.brand = member.brand and a.subject = cast(member.id as text)
      and a.action in ('setMemberStatus', 'blockAgent')
  );
