// The words of a dialog's buttons: they say what happens, and never the same as the way out. They are looked at
// whenever one opens.

/** Says neither what is done nor what stays. */
const MUDO = /^(aceptar|ok|okay|sí|no|continuar)\.?$/i;
/** Beside 'Cancelar' it would be the same word for the deed and for leaving it. */
const COMO_CANCELAR = /\b(cancelar|anular|descartar|deshacer)\b/i;

/** The faults of the buttons at the foot of one dialog. */
export function faltasDeBotones(textos: readonly string[]): string[] {
  const mudos = textos.filter((texto) => MUDO.test(texto));
  const hechos = textos.filter((texto) => texto !== 'Cancelar' && COMO_CANCELAR.test(texto));
  return [
    ...mudos.map((texto) => `'${texto}' does not say what it does`),
    ...(textos.includes('Cancelar') ? hechos.map((texto) => `'Cancelar' beside '${texto}'`) : []),
  ];
}

/** From now on; what it gives back ends it, and says what was wrong. */
export function mirarBotones(): () => string[] {
  const faltas = new Set<string>();
  const mirar = () => {
    for (const pie of document.querySelectorAll('.ant-modal-footer, .ant-drawer-footer')) {
      const textos = [...pie.querySelectorAll('button')].map(({ textContent }) => textContent.trim());
      for (const falta of faltasDeBotones(textos)) faltas.add(falta);
    }
  };
  const observador = new MutationObserver(mirar);
  observador.observe(document, { childList: true, characterData: true, subtree: true });
  return () => {
    observador.disconnect();
    return [...faltas];
  };
}
