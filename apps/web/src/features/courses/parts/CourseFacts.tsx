import Typography from "@mui/material/Typography";
import type { MatchedCourse } from "@vaardig/contract/courses/courses";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";

type Facts = Pick<MatchedCourse, "provider_name" | "hours" | "price" | "next_start">;

/** Returns a function that formats a price; free courses get a text, cents are shown when present. */
function usePrice(): (price: number) => string {
  const { t } = useTranslation("courses");
  const format = useFormat();
  return (price) => {
    if (price === 0) return t("price.free");
    const minimumFractionDigits = Number.isInteger(price) ? 0 : 2;
    return format.number(price, { style: "currency", currency: "EUR", minimumFractionDigits });
  };
}

/** Provider, duration, price and start of a course, in one line. */
export function CourseFacts({ course }: { course: Facts }) {
  const { t } = useTranslation("courses");
  const format = useFormat();
  const priceOf = usePrice();
  const { provider_name: provider, hours, price, next_start: start } = course;
  const facts = [
    provider,
    t("hours", { count: hours, hours: format.number(hours) }),
    priceOf(price),
    start ? t("starts", { date: format.date(start) }) : t("starts-any"),
  ];
  return (
    <Typography component="p" className="tabular" sx={{ color: "text.secondary" }}>
      {facts.join(" · ")}
    </Typography>
  );
}
