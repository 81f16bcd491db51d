import type pg from "pg";

/** Skills (each job requires a consecutive range), skill groups, and job families. */
const SKILLS = 1_200;
const GROUPS = 40;
const FAMILIES = 60;
const NEEDS = 12;

/** Returns an SQL expression for the n-th id of a kind, with valid UUID version and variant bits. */
const idOf = (kind: string, n: string) =>
  `overlay(overlay(md5('bench ${kind}' || (${n})) placing '8' from 13) placing '8' from 17)::uuid`;

/** Most skills of a job are close together, some are from elsewhere. */
const skillOf = (job: string, k: string) =>
  `case when ${k} % 4 = 3 then ((${job}) * 31 + ${k} * 97) % ${SKILLS} else ((${job}) * 5 + ${k}) % ${SKILLS} end`;

/**
 * Gives a company `profiles` job profiles with twelve skills each, and assigns one to the person with the
 * email address.
 */
export async function seedCareers(
  pool: pg.Pool,
  companyId: string,
  { profiles, email }: { profiles: number; email: string },
): Promise<void> {
  const last = `generate_series(0, ${profiles - 1}) n`;
  await pool.query(`insert into skill_groups (id, source, source_version, uri, labels)
    select ${idOf("group", "n")}, 'bench', '1', 'bench:group:' || n, '{}' from generate_series(0, ${GROUPS - 1}) n`);
  await pool.query(`insert into skills (id, source, source_version, uri, kind, group_id, idf)
    select ${idOf("skill", "n")}, 'bench', '1', 'bench:' || n, 'skill', ${idOf("group", `n * ${GROUPS} / ${SKILLS}`)}, 3
    from generate_series(0, ${SKILLS - 1}) n`);
  await pool.query(`insert into skill_neighbours (skill_id, neighbour_id, similarity)
    select ${idOf("skill", "n")}, ${idOf("skill", `(n + k) % ${SKILLS}`)}, 0.95 - k * 0.03
    from generate_series(0, ${SKILLS - 1}) n, generate_series(1, 12) k`);
  await pool.query(
    `insert into job_profiles (company_id, id, source, source_version, uri, labels, descriptions, family, step)
      select $1::uuid, ${idOf("job", "n")}, 'company', '1', 'bench:' || n,
        jsonb_build_object('en', (array['Lead','Senior','Junior','Chief'])[1 + n % 4] || ' ' ||
          (array['engineer','nurse','planner','buyer','analyst'])[1 + n % 5] || ' ' || n),
        '{}', 'family ' || n % ${FAMILIES}, 1 + n % 6 from ${last}`,
    [companyId],
  );
  await pool.query(
    `insert into job_profile_skills (company_id, job_profile_id, skill_id, level, kind)
      select $1::uuid, ${idOf("job", "n")}, ${idOf("skill", skillOf("n", "k"))}, 1 + (n + k) % 5, 'essential'
      from ${last}, generate_series(0, ${NEEDS - 1}) k on conflict do nothing`,
    [companyId],
  );
  await pool.query(
    `with me as (update users set role_id = null, job_profile_id = ${idOf("job", "7")}
        where company_id = $1 and email = $2 returning id)
      insert into person_skills (company_id, id, user_id, skill_id, level, source, created_by)
      select $1::uuid, gen_random_uuid(), me.id, ${idOf("skill", skillOf("7", "k"))}, 1 + (6 + k) % 5, 'self', me.id
      from me, generate_series(0, ${NEEDS - 1}) k on conflict do nothing`,
    [companyId, email],
  );
  await pool.query("analyze");
}
