import { isApiError } from "../../lib/api/apiError.ts";
import { useSnackbar } from "../../lib/useSnackbar.ts";
import { useOpenPortalMutation, useStartCheckoutMutation } from "./billing.api.ts";

/**
 * Returns functions that open a Stripe page, which links back here; an unavailable Stripe is reported and
 * changes nothing.
 */
export function useStripe() {
  const { show } = useSnackbar();
  const [checkout, checking] = useStartCheckoutMutation();
  const [portal, opening] = useOpenPortalMutation();
  const follow = async (call: Promise<{ url: string }>) => {
    try {
      window.location.assign((await call).url);
    } catch (error) {
      if (!isApiError(error)) throw error;
      show(error.message, "error");
    }
  };
  return {
    isBusy: checking.isLoading || opening.isLoading,
    saveMethod: () => follow(checkout({ body: {} }).unwrap()),
    payInvoice: (id: string) => follow(checkout({ body: { invoice_id: id } }).unwrap()),
    changeMethod: () => follow(portal().unwrap()),
  };
}
