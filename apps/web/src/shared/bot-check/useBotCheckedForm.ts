import { useRef, useState } from "react";
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import type { ZodType } from "zod";
import { useContractForm } from "../../lib/form/useContractForm.ts";
import { type BotCheckHandle, useBotCheck } from "./useBotCheck.ts";

interface BotCheckedForm<In extends FieldValues, Out> {
  form: UseFormReturn<In, unknown, Out>;
  check: BotCheckHandle;
  /** Someone was quicker than the check: what they sent goes out when it is done. */
  waiting: boolean;
}

/** A contract form whose `token` is filled in by the bot check when it is sent, with a new one each time. */
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
