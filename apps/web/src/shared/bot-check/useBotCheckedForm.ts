import { useRef, useState } from "react";
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import type { ZodType } from "zod";
import { useContractForm } from "../../lib/form/useContractForm.ts";
import { type BotCheckHandle, useBotCheck } from "./useBotCheck.ts";

interface BotCheckedForm<In extends FieldValues, Out> {
  form: UseFormReturn<In, unknown, Out>;
  check: BotCheckHandle;
  /** True while a submit waits for the check. */
  waiting: boolean;
}

/** Returns a contract form whose `token` comes from the bot check on submit, a new one each time. */
export function useBotCheckedForm<In extends FieldValues & { token: string }, Out extends FieldValues>(
  schema: ZodType<Out, In>,
  { patient = false, ...options }: { defaultValues: DefaultValues<In>; patient?: boolean },
): BotCheckedForm<In, Out> {
  const form = useContractForm(schema, options);
  const check = useBotCheck({ patient });
  const [waiting, setWaiting] = useState(false);
  const underWay = useRef(false);

  const handleSubmit: typeof form.handleSubmit = (onValid, onInvalid) => async (event) => {
    event?.preventDefault();
    if (underWay.current) return;
    underWay.current = true;
    setWaiting(true);
    const token = await check.token();
    setWaiting(false);
    form.setValue("token" as Path<In>, token as PathValue<In, Path<In>>);
    try {
      await form.handleSubmit(async (values, submitted) => {
        await onValid(values, submitted);
        check.renew();
      }, onInvalid)();
    } finally {
      underWay.current = false;
    }
  };

  return { form: { ...form, handleSubmit }, check, waiting };
}
