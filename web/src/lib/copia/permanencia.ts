let pedida = false;

/** Asks the browser once not to throw away what this device keeps when it runs short of room. */
export function pedirPermanencia(): void {
  if (pedida) return;
  pedida = true;
  // It may refuse without a word, and then it is as before.
  void navigator.storage?.persist?.().catch(() => undefined);
}
