import { isApiError } from "./api/apiError.ts";
import { useSnackbar } from "./useSnackbar.ts";

/** Runs a call and tells its refusal in the snackbar; answers whether it was accepted. */
export function useTold(): (act: () => Promise<unknown>) => Promise<boolean> {
  const { show } = useSnackbar();
  return async (act) => {
    try {
      await act();
      return true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      show(error.message, "error");
      return false;
    }
  };
}
