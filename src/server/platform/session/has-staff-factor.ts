import { type RawBuilder, sql } from 'kysely';

/** Whether an account of staff has a second factor or a passkey. @param id the column of the account */
export const hasStaffFactor = (id: string): RawBuilder<boolean> => sql<boolean>`(
  exists (select 1 from second_factor f where f.brand = '' and f.account_id = ${sql.ref(id)}
    and f.confirmed_at is not null)
  or exists (select 1 from passkey p where p.brand = '' and p.account_id = ${sql.ref(id)}))`;

/** Whether such an account has to set up one of them first. */
export const factorDue = (table: string): RawBuilder<boolean> => sql<boolean>`(
  ${sql.ref(`${table}.requires_factor`)} and not ${hasStaffFactor(`${table}.id`)})`;
