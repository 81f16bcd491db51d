import Link from "@mui/material/Link";
import type { Todo } from "@vaardig/contract/dashboard/dashboard";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { usePath } from "../../../lib/usePath.ts";

const HELPED = ["onboarding", "company_profile", "unlevelled_skills", "levels_to_confirm"] as const;

/** Maximum number of profile parts listed. */
const PARTS = 3;

/** Subjects of a to-do item: the first by name, and the number of others. */
export function TodoDetail({ todo }: { todo: Todo }) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  const pathTo = usePath();
  const helped = HELPED.find((key) => key === todo.key);
  if (helped) return t(`help.${helped}`);
  const names = [...todo.names, ...todo.parts.slice(0, PARTS).map((part) => t(`parts.${part}`))];
  const rest = todo.count - todo.people.length - names.length;
  return (
    <>
      {todo.people.map(({ id, name }, at) => {
        const to = pathTo("employee-details", { candidateId: id });
        return (
          <Fragment key={id}>
            {at > 0 && ", "}
            {to ? (
              <Link component={RouterLink} to={to} underline="always" color="inherit">
                {name}
              </Link>
            ) : (
              name
            )}
          </Fragment>
        );
      })}
      {names.join(", ")}
      {todo.at && ` · ${format.dateTime(todo.at)}`}
      {rest > 0 && ` ${t("more", { number: format.number(rest) })}`}
    </>
  );
}
