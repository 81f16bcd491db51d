/**
 * SQL condition: the claim `c` awaits confirmation, as a stated level, or as a confirmed one that differs
 * from a later statement.
 */
export const AWAITS_CONFIRMATION_SQL = `coalesce(c.level is not null and (c.source in ('self', 'inferred')
  or c.source = 'confirmed' and c.level <> (
    select h.level from person_skills w
    join person_skills h on h.company_id = w.company_id and h.user_id = w.user_id and h.skill_id = w.skill_id
      and h.valid_to = h.valid_from and h.valid_from >= w.valid_from
    where w.company_id = c.company_id and w.user_id = c.user_id and w.skill_id = c.skill_id and w.valid_to is null
    order by h.valid_from desc, h.id desc limit 1)), false)`;
