import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { LIMITS } from "@vaardig/contract/limits";
import { type TalentPool, talentPoolBody } from "@vaardig/contract/talent-pools/talentPools";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../lib/api/apiError.ts";
import { useIssueText } from "../../lib/form/useIssueText.ts";
import { ShortText } from "../../ui/ShortText.tsx";
import { useAddTalentPoolMutation } from "./addTo.api.ts";

/** Creates a talent pool by name. */
export function NewTalentPool({ onStarted }: { onStarted: (pool: TalentPool) => void }) {
  const { t } = useTranslation("add-to");
  const issueText = useIssueText();
  const [name, setName] = useState("");
  const [issue, setIssue] = useState<string>();
  const [start, { isLoading }] = useAddTalentPoolMutation();

  const submit = async () => {
    const read = talentPoolBody.safeParse({ name });
    if (!read.success) {
      setIssue(issueText({ message: read.error.issues[0]?.message }));
      return;
    }
    try {
      onStarted(await start({ body: read.data }).unwrap());
      setName("");
      setIssue(undefined);
    } catch (error) {
      if (!isApiError(error)) throw error;
      setIssue(error.fields?.name ?? error.message);
    }
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isLoading) void submit();
      }}
      sx={{ display: "flex", gap: 2, alignItems: "flex-end", flexWrap: "wrap" }}
    >
      <Box sx={{ flex: "1 1 220px" }}>
        <ShortText
          label={t("pools.new")}
          value={name}
          onChange={setName}
          limit={LIMITS.name}
          problem={issue}
          input={{ placeholder: t("pools.new-placeholder") }}
        />
      </Box>
      <Button type="submit" variant="outlined" aria-disabled={isLoading}>
        {t("pools.start")}
      </Button>
    </Box>
  );
}
