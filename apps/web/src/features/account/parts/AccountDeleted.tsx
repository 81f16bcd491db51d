import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { Erasure } from "@vaardig/contract/account/account";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useDispatch } from "react-redux";
import { signedOut } from "../../../lib/auth.slice.ts";
import { useFormat } from "../../../lib/language/useFormat.ts";

/** Proof that everything was erased, to save or close. */
export function AccountDeleted({ proof }: { proof: Erasure }) {
  const { t } = useTranslation("account");
  const format = useFormat();
  const dispatch = useDispatch();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
  }, []);
  return (
    <Box sx={{ maxWidth: 560, display: "grid", gap: 4, justifyItems: "start" }}>
      <Typography ref={title} variant="h1" tabIndex={-1}>
        {t("erased.title")}
      </Typography>
      <Typography>
        {t("erased.text", { date: format.dateTime(proof.erased_at), number: proof.id })}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 5 }}>
        {proof.erased.map(({ kind, count }) => (
          <li key={kind}>
            {t(`erased.kinds.${kind}` as "erased.kinds.files")}: {format.number(count)}
          </li>
        ))}
      </Box>
      <Button variant="contained" onClick={() => dispatch(signedOut())}>
        {t("erased.leave")}
      </Button>
    </Box>
  );
}
