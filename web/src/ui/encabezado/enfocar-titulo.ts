/** The screen's title takes the focus, wherever that is; whether there is one. */
export function enfocarElTitulo(): boolean {
  const titulo = document.querySelector<HTMLElement>('#contenido h1');
  if (!titulo) return false;
  titulo.tabIndex = -1;
  titulo.focus({ preventScroll: true });
  return true;
}

/** What had the focus is gone with what was done: the keyboard goes on from the screen's title. */
export function enfocarTitulo(): void {
  const { activeElement: activo } = document;
  if (activo === null || activo === document.body) enfocarElTitulo();
}
