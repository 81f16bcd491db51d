import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import FormControlLabel from "@mui/material/FormControlLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Typography from "@mui/material/Typography";
import { NOTIFICATION_GROUPS } from "@vaardig/contract/notifications/notificationKinds";
import { DIGEST_RHYTHMS, type DigestRhythm } from "@vaardig/contract/notifications/notifications";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { DetailSkeleton } from "../../ui/Skeletons.tsx";
import { KIND_COLUMNS, KindRow } from "./KindRow.tsx";
import { useGetNotificationPreferencesQuery } from "./notifications.api.ts";
import { useSavePreference } from "./useSavePreference.ts";

const HEAD_COLUMNS = { xs: "1fr", sm: KIND_COLUMNS };
/** Column headers; the controls below have their own accessible names. */
const HEAD = { display: { xs: "none", sm: "block" }, color: "text.secondary", fontWeight: 500 };

/** Notification preferences: in the product, and by email immediately or in the digest. Saved immediately. */
export function NotificationSettings() {
  const { t } = useTranslation("notifications");
  const { data, error, refetch } = useGetNotificationPreferencesQuery();
  const choose = useSavePreference();
  if (!data)
    return error ? (
      <ErrorState title={t("choices.load-failed")} error={error} onRetry={refetch} />
    ) : (
      <DetailSkeleton lines={6} />
    );
  const groups = NOTIFICATION_GROUPS.flatMap((group) => {
    const kinds = data.kinds.filter((one) => one.group === group);
    return kinds.length > 0 ? [{ group, kinds }] : [];
  });
  return (
    <>
      <Card component="section">
        <CardContent>
          <Typography variant="h2">{t("choices.title")}</Typography>
          <Typography sx={{ mt: 2, color: "text.secondary" }}>{t("choices.text")}</Typography>
          <Typography component="h3" sx={{ mt: 4, fontWeight: 500 }} id="digest-label">
            {t("choices.digest")}
          </Typography>
          <RadioGroup
            aria-labelledby="digest-label"
            value={data.digest}
            onChange={(_event, digest) => void choose({ digest: digest as DigestRhythm })}
          >
            {DIGEST_RHYTHMS.map((rhythm) => (
              <FormControlLabel
                key={rhythm}
                value={rhythm}
                label={t(`choices.digests.${rhythm}`)}
                control={<Radio />}
              />
            ))}
          </RadioGroup>
        </CardContent>
      </Card>
      {groups.map(({ group, kinds }) => (
        <Card component="section" key={group} aria-label={t(`groups.${group}`)}>
          <CardContent>
            <Box sx={{ display: "grid", columnGap: 4, alignItems: "end", gridTemplateColumns: HEAD_COLUMNS }}>
              <Typography variant="h3" component="h2">
                {t(`groups.${group}`)}
              </Typography>
              {(["product", "email"] as const).map((channel) => (
                <Typography key={channel} variant="caption" aria-hidden sx={HEAD}>
                  {t(`choices.${channel}`)}
                </Typography>
              ))}
            </Box>
            <Box component="ul" sx={{ listStyle: "none", m: 0, mt: 2, p: 0 }}>
              {kinds.map((one) => (
                <KindRow key={one.kind} preference={one} onChoose={choose} />
              ))}
            </Box>
          </CardContent>
        </Card>
      ))}
    </>
  );
}
