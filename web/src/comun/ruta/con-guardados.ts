import type { CreditoDeRuta } from '@leal/contract';
import { fechaLocal, formatearHora } from '@leal/domain';
import { faltaEn, type Sobrepuesto } from '../../lib/acciones/sobrepuestos.ts';
import { aplicarEnRuta, type EfectoEnRuta, type Ruta } from './ruta-leida.ts';

function efectoDe(
  { gestion, capturado_en }: Sobrepuesto,
  { atrasos, atraso_hoy }: CreditoDeRuta,
): EfectoEnRuta | undefined {
  const hora = formatearHora(new Date(capturado_en));
  if (gestion === 'pago') return { clase: 'sale' };
  if (gestion === 'visita') return { clase: 'visitado', cambios: { visita_hoy: hora } };
  // Counted in the answer already.
  if (gestion === 'atraso' && !atraso_hoy)
    return { clase: 'visitado', cambios: { atraso_hoy: hora, atrasos: atrasos + 1 } };
  return undefined;
}

/**
 * The route that was asked for at `pedida` (this device's clock) with what the phone knows better drawn over it: what it
 * has not sent yet, and what was confirmed since. The answer itself stays as it is, so that a refusal needs nothing undone.
 */
export function conGuardados(ruta: Ruta, sobrepuestos: readonly Sobrepuesto[], pedida: number): Ruta {
  return sobrepuestos.reduce((actual, sobrepuesto) => {
    const { sobre, enDuda, capturado_en } = sobrepuesto;
    if (enDuda || !faltaEn(sobrepuesto, pedida)) return actual;
    if (fechaLocal(new Date(capturado_en)) !== ruta.fecha) return actual;
    const credito = [...actual.datos, ...actual.visitados, ...actual.inician_manana].find(
      ({ id_credito }) => id_credito === sobre,
    );
    const efecto = credito && efectoDe(sobrepuesto, credito);
    return efecto ? aplicarEnRuta(actual, sobre, efecto) : actual;
  }, ruta);
}
