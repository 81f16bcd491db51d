import Button from "@mui/material/Button";
import UploadIcon from "lucide-react/icons/file-up";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAuth } from "../../../lib/libState.ts";
import { BulkUploadChip } from "../../../shared/bulk-upload/BulkUploadChip.tsx";
import { BulkUploadDialog } from "../../../shared/bulk-upload/BulkUploadDialog.tsx";
import { useListCertificatesQuery } from "../../../shared/certificates/certificates.api.ts";
import { ListPage } from "../../../ui/list/ListPage.tsx";
import { CertificateFilters } from "../list/CertificateFilters.tsx";
import { CertificateList } from "../list/CertificateList.tsx";
import { ExpiryMonthsChart } from "../list/ExpiryMonthsChart.tsx";
import { useCertificateFilter } from "../list/useCertificateFilter.ts";

const SIZE = 20;

/** Certificates by expiry date, of a manager's line or the company. */
export function CertificatesPage() {
  const { t } = useTranslation(["certificates", "common"]);
  const isLine = useAuth().user?.system_role === "manager";
  const filtering = useCertificateFilter();
  const { filter, sort, page, setSort, setFilter, chosen } = filtering;
  const read = useListCertificatesQuery({ query: { ...filter, sort, page, size: SIZE } });
  const [upload, setUpload] = useState<{ finished?: string | undefined } | null>(null);
  const months = read.data?.months ?? [];
  return (
    <>
      <ListPage
        title={t("title")}
        description={t(isLine ? "description-line" : "description")}
        action={
          !isLine && (
            <>
              <BulkUploadChip
                kind="certificates"
                open={upload !== null}
                onOpen={(finished) => setUpload({ finished })}
              />
              <Button variant="contained" startIcon={<UploadIcon />} onClick={() => setUpload({})}>
                {t("upload")}
              </Button>
            </>
          )
        }
        filters={<CertificateFilters filtering={filtering} />}
        read={read}
        failed={t("failed")}
        size={SIZE}
        filtering={filtering}
        none={{ title: t("none-title"), description: t("common:no-results-help") }}
        first={{ title: t("none-yet"), description: t("none-yet-help") }}
      >
        {({ data, total }) => (
          <>
            <ExpiryMonthsChart
              months={months}
              expired={read.data?.expired ?? 0}
              onExpired={() => setFilter("states", ["expired"])}
              chosen={chosen.months}
              onChoose={(values) => setFilter("months", values)}
            />
            <CertificateList
              rows={data}
              label={t("list-label", { count: total })}
              isFetching={read.isFetching}
              sort={sort}
              onSort={setSort}
            />
          </>
        )}
      </ListPage>
      {upload && (
        <BulkUploadDialog
          open
          kind="certificates"
          finished={upload.finished}
          onClose={() => setUpload(null)}
        />
      )}
    </>
  );
}
