import { isApiError } from "./api/apiError.ts";
import { useSnackbar } from "./useSnackbar.ts";

/**
 * Returns a function that runs a call, shows its error in the snackbar, and resolves to whether it
 * succeeded.
 */
export function useNotifyErrors(): (act: () => Promise<unknown>) => Promise<boolean> {
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
