import type pg from "pg";
import { ConfigError } from "../../config.ts";
import { APP_ROLE, ensureRole, withClient } from "./prepareDatabase.ts";

/** SQLSTATE of insufficient privilege. */
const NO_RIGHT = "42501";

/** Awaits a statement; false when the user lacks the privilege. */
async function may(statement: Promise<unknown>): Promise<boolean> {
  try {
    await statement;
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code === NO_RIGHT) return false;
    throw error;
  }
}

interface Rights {
  user: string;
  database: string;
  /** Whether the user may act as the role, and whether the role may create schemas. */
  member: boolean;
  creates: boolean;
}

async function rightsOf(client: pg.Client, role: string): Promise<Rights> {
  const { rows } = await client.query<Rights>(
    `select current_user::text as user, current_database()::text as database,
       exists (select 1 from pg_roles where rolname = $1 and pg_has_role(current_user, oid, 'member')) as member,
       exists (select 1 from pg_roles where rolname = $1 and has_database_privilege(oid, current_database(), 'create')) as creates`,
    [role],
  );
  const [rights] = rows;
  if (!rights) throw new Error("the database tells no rights");
  return rights;
}

/**
 * Prepares an external database and returns how the application connects: as its role with `password`, when
 * the user of `owner` can create the role and set its password; otherwise as that user in the role, which
 * must then exist and be granted to it. Throws {@link ConfigError} with the missing statements.
 */
export async function adoptDatabase(
  owner: pg.PoolConfig & { connectionString: string },
  password: string,
  role = APP_ROLE,
): Promise<pg.PoolConfig> {
  return withClient(owner, async (client) => {
    const name = client.escapeIdentifier(role);
    const made = await may(ensureRole(client, role, "login"));
    const isOwn =
      made && (await may(client.query(`alter role ${name} password ${client.escapeLiteral(password)}`)));
    const before = await rightsOf(client, role);
    const database = client.escapeIdentifier(before.database);
    const grant = `grant create on database ${database} to ${name}`;
    // PostgreSQL only warns when a grant is not permitted, so the result is checked.
    if (made && !before.creates) await may(client.query(grant));
    const { user, member, creates } = before.creates ? before : await rightsOf(client, role);
    const missing = [
      ...(made ? [] : [`create role ${name} login`]),
      ...(isOwn || member ? [] : [`grant ${name} to ${client.escapeIdentifier(user)}`]),
      ...(creates ? [] : [grant]),
    ];
    if (missing.length > 0)
      throw new ConfigError(
        `The database user ${user} of DATABASE_URL has too few rights. Let an administrator of the database run: ${missing.join("; ")};`,
      );
    if (!isOwn) return { ...owner, options: `-c role=${role}` };
    const url = new URL(owner.connectionString);
    url.username = role;
    url.password = password;
    return { connectionString: url.href };
  });
}
