import type { Page } from 'playwright-core';

/** Fills the form of a new client with a loan of $3,000.00 over 60 days; nothing is sent. */
export async function llenarCliente(pagina: Page, nombre: string): Promise<void> {
  for (const [campo, valor] of [
    ['Nombre', nombre],
    ['Negocio', 'Abarrotes Ana'],
    ['Dirección', 'Hidalgo 12, Centro'],
    ['Teléfono', '618 123 4567'],
    ['Monto solicitado', '3000'],
  ] as const)
    await pagina.getByLabel(campo, { exact: true }).fill(valor);
  await pagina.getByText('60 días').click();
}
