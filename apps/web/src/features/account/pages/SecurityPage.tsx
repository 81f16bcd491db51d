import { AccountLoader } from "../AccountLoader.tsx";
import { TwoStepSection } from "../factors/TwoStepSection.tsx";
import { PasswordSection } from "../parts/PasswordSection.tsx";
import { SessionsSection } from "../sessions/SessionsSection.tsx";

/** Section "Security": how the account is protected, and where it is signed in. */
export function SecurityPage() {
  return (
    <AccountLoader>
      {(account) => (
        <>
          <PasswordSection account={account} />
          <TwoStepSection />
          <SessionsSection />
        </>
      )}
    </AccountLoader>
  );
}
