import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Typography from "@mui/material/Typography";
import type { MyApplication } from "@vaardig/contract/my-applications/myApplications";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/api/apiError.ts";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { useAnswerOfferMutation } from "../../../shared/apply/myApplications.api.ts";
import { freelancerApplicationModalsSlice } from "../freelancerApplicationModals.slice.ts";
import { AnswerDialog } from "./AnswerDialog.tsx";

interface Props {
  offer: NonNullable<MyApplication["offer"]>;
  /** Name of the offered job. */
  name: string;
  /** Called when the offer has changed meanwhile. */
  onRefused: () => void;
}

/** An offer: terms, the recruiter's message, and the reply. */
export function OfferCard({ offer, name, onRefused }: Props) {
  const { t } = useTranslation(["my-applications", "common"]);
  const format = useFormat();
  const { show } = useSnackbar();
  const [send, { isLoading }] = useAnswerOfferMutation();
  const [asks, setAsks] = freelancerApplicationModalsSlice.usePart("answer");
  const { id, salary, hours, start_date, message, status } = offer;
  const answer = async (words: string) => {
    const given = asks === "accept" ? "accepted" : "declined";
    try {
      await send({ body: { offer_id: id, answer: given, words } }).unwrap();
      show(t("my-applications:offer.told"));
    } catch (error) {
      show(isApiError(error) ? error.message : t("common:operation-failed"), "error");
      onRefused();
    }
    setAsks(null);
  };
  return (
    <Card component="section" sx={{ bgcolor: "tint" }}>
      <CardContent>
        <Typography variant="h3">{t("my-applications:offer.title")}</Typography>
        <Typography sx={{ mt: 2 }}>
          {t("my-applications:offer.terms", {
            salary: format.money(salary),
            hours,
            date: format.date(start_date),
          })}
        </Typography>
        {message && (
          <Typography sx={{ mt: 3, whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{message}</Typography>
        )}
        {status === "made" ? (
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, mt: 4 }}>
            <Button variant="contained" onClick={() => setAsks("accept")}>
              {t("my-applications:offer.accept")}
            </Button>
            <Button variant="outlined" onClick={() => setAsks("decline")}>
              {t("my-applications:offer.decline")}
            </Button>
          </Box>
        ) : (
          <Typography sx={{ mt: 3, fontWeight: 600 }}>{t(`my-applications:offer.${status}`)}</Typography>
        )}
      </CardContent>
      {asks && (
        <AnswerDialog
          answer={asks}
          name={name}
          isBusy={isLoading}
          onAnswer={(words) => void answer(words)}
          onClose={() => setAsks(null)}
        />
      )}
    </Card>
  );
}
