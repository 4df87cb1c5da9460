/** The deeds that take something away: 'Cancelar' beside one of them could be read as the deed. */
const QUITA = /\b(cancelar|anular|descartar|deshacer)\b/i;

/** The words of a question's way out, beside the button that does `hecho`. */
export const salidaDe = (hecho: string): string => (QUITA.test(hecho) ? 'Conservar' : 'Cancelar');
