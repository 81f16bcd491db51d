import { useTranslation } from "react-i18next";
import { BackLink } from "./BackLink.tsx";
import { useListAbove } from "./useListAbove.ts";

/** Arrow to the list of the current record, in the bar of a phone; elsewhere the breadcrumb leads there. */
export function PhoneBackLink() {
  const { t } = useTranslation();
  const list = useListAbove();
  if (!list?.name) return null;
  return (
    <BackLink isBarOnly to={list.path}>
      {t("back-to", { name: list.name })}
    </BackLink>
  );
}
