// The text typed right after the key that opens a layer: its field may come a moment later, and gets it then.

/** null: no field is on its way. */
let escrito: string | null = null;

/** A field is about to come; letters wait for it. */
export function esperarCampo(): void {
  escrito ??= '';
}

/** The field will not come. */
export function olvidarCampo(): void {
  escrito = null;
}

const esControl = (donde: EventTarget | null): boolean =>
  donde instanceof Element && donde.matches('a, button, input, select');

/** Keeps a letter for the field that is on its way; false: it is none, or nothing is on its way. */
export function adelantar({ key, repeat, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (escrito === null || key.length !== 1 || ctrlKey || metaKey || altKey) return false;
  if (key === ' ' && esControl(target)) return false;
  if (!repeat) escrito += key;
  return true;
}

/** The field has the focus: what was typed for it goes where typing would put it. */
export function escribirLoAdelantado(): void {
  const texto = escrito;
  escrito = null;
  const campo = document.activeElement;
  const esCampo = campo instanceof HTMLInputElement || campo instanceof HTMLTextAreaElement;
  // A field without a selection takes no text (a tick box, a date).
  if (!texto || !esCampo || campo.selectionStart === null) return;
  campo.setRangeText(texto, campo.selectionStart, campo.selectionEnd ?? campo.selectionStart, 'end');
  campo.dispatchEvent(new Event('input', { bubbles: true }));
}
