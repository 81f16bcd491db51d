import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { LIMITS } from "@vaardig/contract/limits";
import DeleteIcon from "lucide-react/icons/trash-2";
import { use, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/api/apiError.ts";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { newKey } from "../../../lib/newKey.ts";
import { useNotifyErrors } from "../../../lib/useNotifyErrors.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { LongText } from "../../../ui/LongText.tsx";
import { PersonAvatar } from "../../../ui/PersonAvatar.tsx";
import { useAskBeforeClose } from "../../../ui/sheetBar.ts";
import { PausedContext } from "../../../ui/whilePaused.ts";
import {
  useAddGoalCommentMutation,
  useDeleteGoalCommentMutation,
  useGetGoalCommentsQuery,
} from "../goals.api.ts";

/** Feedback on a goal, newest last, with a field for more; text stays when sending fails. */
export function GoalThread({ goalId }: { goalId: string }) {
  const { t } = useTranslation("goals");
  const format = useFormat();
  const notifyErrors = useNotifyErrors();
  const { data, error, refetch } = useGetGoalCommentsQuery({ query: { goal_id: goalId } });
  const [add, { isLoading }] = useAddGoalCommentMutation();
  const [remove] = useDeleteGoalCommentMutation();
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const key = useRef(newKey());
  useAskBeforeClose(text.trim() !== "");
  const send = async () => {
    if (text.trim() === "" || isLoading) return;
    setProblem(null);
    try {
      await add({ body: { goal_id: goalId, text: text.trim() }, idempotencyKey: key.current }).unwrap();
      key.current = newKey();
      setText("");
    } catch (refusal) {
      if (!isApiError(refusal)) throw refusal;
      setProblem(refusal.message);
    }
  };
  return (
    <Card component="section" aria-labelledby="goal-thread">
      <CardContent sx={{ display: "grid", gap: 4 }}>
        <Typography id="goal-thread" variant="h2">
          {t("comments.title")}
        </Typography>
        {error && <ErrorState error={error} onRetry={refetch} />}
        {data?.total === 0 && <Typography sx={{ color: "text.secondary" }}>{t("comments.none")}</Typography>}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 4 }}>
          {data?.data.map(({ id, author, text: said, created_at: at, can }) => (
            <Box component="li" key={id} sx={{ display: "flex", gap: 3 }}>
              <PersonAvatar name={author?.name ?? ""} src={author?.photo_url} size={36} />
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
                  <strong>{author?.name ?? t("someone")}</strong>
                  {" · "}
                  <time dateTime={at} title={format.dateTime(at)}>
                    {format.relative(at)}
                  </time>
                </Typography>
                <Typography sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>{said}</Typography>
              </Box>
              {can.includes("delete") && (
                <IconButton
                  aria-label={t("comments.delete")}
                  onClick={() => void notifyErrors(() => remove({ query: { id } }).unwrap())}
                >
                  <DeleteIcon size={18} />
                </IconButton>
              )}
            </Box>
          ))}
        </Box>
        {use(PausedContext)}
        {problem && <Alert severity="error">{problem}</Alert>}
        <LongText label={t("comments.field")} value={text} onChange={setText} limit={LIMITS.longText} />
        <Button
          variant="outlined"
          disabled={text.trim() === ""}
          aria-disabled={isLoading}
          onClick={() => void send()}
          sx={{ justifySelf: "start" }}
        >
          {t("comments.send")}
        </Button>
      </CardContent>
    </Card>
  );
}
