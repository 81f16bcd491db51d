import { acrossCompanies } from "../platform/db/database.ts";
import type { Services } from "../platform/services.ts";
import { DEMO_MAILBOXES, DEMO_PASSWORD, DEMO_SLUGS, STAFF_EMAIL } from "./demoAccounts.ts";

interface Account {
  email: string;
  role: string;
  company: string;
}

const READ = `select u.email, u.system_role as role, c.name as company
  from users u join companies c on c.id = u.company_id
  where u.email = any($1) and u.account and u.status = 'active' and u.password_hash is not null
  order by array_position($1, u.email)`;

function accountTable(accounts: Account[]): string[] {
  const header = { role: "Role", email: "E-mail", company: "Company" };
  const width = (column: keyof Account) =>
    Math.max(...[header, ...accounts].map((account) => account[column].length)) + 2;
  const [role, email] = [width("role"), width("email")];
  return [header, ...accounts].map(
    (account) => `  ${account.role.padEnd(role)}${account.email.padEnd(email)}${account.company}`,
  );
}

/** Prints the product's URL and, with a demo, its accounts to standard output. */
export async function printAddress(
  { db, config }: Pick<Services, "db" | "config">,
  write: (text: string) => void = (text) => process.stdout.write(text),
): Promise<void> {
  const lines = [
    "",
    `  Vaardig runs at ${config.publicUrl}`,
    `  The API is described at ${config.publicUrl}/api/docs`,
  ];
  if (config.demo) {
    const emails = DEMO_SLUGS.flatMap((slug) => DEMO_MAILBOXES.map((name) => `${name}@${slug}.example`));
    const accounts = await acrossCompanies(db, async (tx) => {
      const { rows } = await tx.$client.query<Account>(READ, [[STAFF_EMAIL, ...emails]]);
      return rows;
    });
    if (accounts.length > 0)
      lines.push("", ...accountTable(accounts), "", `  Password of every demo account: ${DEMO_PASSWORD}`);
  }
  write(`${lines.join("\n")}\n\n`);
}
