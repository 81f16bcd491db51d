import { AccountLoader } from "../AccountLoader.tsx";
import { MyDataSection } from "../parts/MyDataSection.tsx";

/** Section "My data": stored personal data. */
export function MyDataPage() {
  return <AccountLoader>{(account) => <MyDataSection account={account} />}</AccountLoader>;
}
