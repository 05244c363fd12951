/** How this person is called. */
import { t } from "./i18n.svelte";
import { prefs } from "./prefs.svelte";

/** A toy's name for somebody who has not said a name. */
export const toyName = (): string => t("name-toy", { toy: prefs.toy });

/** The name said, or a toy's. */
export const myName = (): string => prefs.nickname || toyName();
