import { AccountLoader } from "../AccountLoader.tsx";
import { MyDataSection } from "../parts/MyDataSection.tsx";

/** Section "My data": what is kept of the person. */
export function MyDataPage() {
  return <AccountLoader>{(account) => <MyDataSection account={account} />}</AccountLoader>;
}
