import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { useDebounced } from "../../../lib/useDebounced.ts";
import { usePath } from "../../../lib/usePath.ts";
import { useFindDuplicatesQuery } from "../candidates.api.ts";

interface Given {
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
}

/** Warns during typing that the person may already exist, with the matching fields. */
export function DuplicatesNotice({ given }: { given: Given }) {
  const { t } = useTranslation("candidates");
  const format = useFormat();
  const pathTo = usePath();
  const body = JSON.parse(useDebounced(JSON.stringify(given))) as Given;
  const hasSomething = body.email.includes("@") || body.phone.length > 8 || body.last_name !== "";
  const { currentData } = useFindDuplicatesQuery({ body }, { skip: !hasSomething });
  if (!hasSomething || !currentData) return null;
  const { data, colleague } = currentData;
  if (colleague) return <Alert severity="info">{t("duplicates.colleague")}</Alert>;
  if (data.length === 0) return null;
  return (
    <Alert severity="warning" role="status">
      {t("duplicates.may-be")}
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 5 }}>
        {data.map(({ candidate, signs }) => {
          const path = pathTo("candidate-profile", { candidateId: candidate.id });
          return (
            <li key={candidate.id}>
              {path ? (
                <Link component={RouterLink} to={path} target="_blank">
                  {candidate.name}
                </Link>
              ) : (
                candidate.name
              )}
              {`: ${format.list(signs.map((sign) => t(`duplicates.same.${sign}`)))}`}
            </li>
          );
        })}
      </Box>
    </Alert>
  );
}
