/** Names a member: ids are unique, and every query still says whose brand it is. */
export interface MemberKey {
  brand: string;
  memberId: bigint;
}
