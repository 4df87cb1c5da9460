import type { Page } from 'playwright-core';
import { alguno } from './hasta.ts';

let dados = 0;
/** Nobody else's: whom somebody may be already is said, and what that slides under a finger takes no touch for a moment. */
function telefonoDeNadie(): string {
  dados += 1;
  return `614 7${String(dados).padStart(2, '0')} ${String(process.pid % 10_000).padStart(4, '0')}`;
}

/** Fills the form of a new client with a loan of $3,000.00 over 60 days; nothing is sent. */
export async function llenarCliente(
  pagina: Page,
  nombre: string,
  telefono = telefonoDeNadie(),
): Promise<void> {
  for (const [campo, valor] of [
    ['Nombre', nombre],
    ['Negocio', 'Abarrotes Ana'],
    ['Dirección', 'Hidalgo 12, Centro'],
    ['Teléfono', telefono],
    ['Monto solicitado', '3000'],
  ] as const)
    await pagina.getByLabel(campo, { exact: true }).fill(valor);
  const plazo = pagina.getByRole('radio', { name: /^60 días/ });
  // A control that the names of others push down takes no touch for a moment: a hand looks, and taps again.
  await alguno(async () => {
    if (!(await plazo.isChecked())) await pagina.getByText('60 días').click();
    return Number(await plazo.isChecked());
  });
}
