import type { TaskList } from "graphile-worker";
import { z } from "zod";
import {
  scheduleNotificationDigests,
  sendNotificationDigests,
} from "../../domain/notifications/emails/sendDigests.ts";
import { sendImmediateEmails } from "../../domain/notifications/emails/sendImmediateEmails.ts";
import { remindOfDates } from "../../domain/notifications/reminders/remindOfDates.ts";
import type { Services } from "../../platform/services.ts";

const companyJob = z.strictObject({ companyId: z.uuid() });

/** Background jobs of notifications. */
export function notificationTasks(services: Services): TaskList {
  return {
    mail_notifications: (payload) => sendImmediateEmails(services, companyJob.parse(payload).companyId),
    plan_notification_digests: () => scheduleNotificationDigests(services),
    send_notification_digests: (payload) =>
      sendNotificationDigests(services, companyJob.parse(payload).companyId),
    remind_of_dates: () => remindOfDates(services),
  };
}
