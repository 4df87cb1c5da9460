/** What had the focus is gone with what was done: the keyboard goes on from the screen's title. */
export function enfocarTitulo(): void {
  const { activeElement: activo } = document;
  if (activo !== null && activo !== document.body) return;
  document.querySelector<HTMLElement>('h1[tabindex="-1"]')?.focus({ preventScroll: true });
}
