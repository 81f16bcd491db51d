import MenuItem from "@mui/material/MenuItem";
import Select from "@mui/material/Select";
import { DIGESTS, type Digest } from "@vaardig/contract/saved-views/savedViews";
import { useTranslation } from "react-i18next";

interface Props {
  label: string;
  value: Digest;
  onChange: (digest: Digest) => void;
}

/** Select field for the email frequency of a saved search. */
export function DigestSelect({ label, value, onChange }: Props) {
  const { t } = useTranslation("saved-views");
  return (
    <Select<Digest>
      size="small"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ input: { "aria-label": label } }}
    >
      {DIGESTS.map((digest) => (
        <MenuItem key={digest} value={digest}>
          {t(`digest.${digest}`)}
        </MenuItem>
      ))}
    </Select>
  );
}
