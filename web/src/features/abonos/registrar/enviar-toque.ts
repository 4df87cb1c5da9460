import { validarVentana } from '@leal/domain';
import { desenlaceIncierto } from '../../../lib/api/error-api.ts';
import type { Intento } from '../../../lib/api/memoria-intentos.ts';
import { negocio } from '../../../lib/negocio.ts';
import type { CreditoCobrable } from './credito-cobrable.ts';
import type { Desenlace } from './desenlace.ts';
import { leerFallo } from './leer-fallo.ts';
import { cerrarToque, tomarToque, type Toque } from './memoria-capturas.ts';

/**
 * One action that counts from its tap: outside the collection window nothing is sent (spec §5), and
 * while its outcome is unknown the same action is the same tap.
 */
export async function enviarToque<P extends object>(
  credito: CreditoCobrable,
  pedido: P,
  enviar: (toque: Intento<Toque<P>>) => Promise<Desenlace>,
): Promise<Desenlace> {
  const toque = tomarToque(credito.id_credito, pedido);
  const ventana = validarVentana(new Date(toque.datos.capturado_en), credito.dias_pago, negocio());
  if (!ventana.permitido) {
    cerrarToque(toque);
    return { clase: 'fuera_de_horario', mensaje: ventana.mensaje };
  }
  try {
    const desenlace = await enviar(toque);
    cerrarToque(toque);
    return desenlace;
  } catch (error) {
    if (!desenlaceIncierto(error)) cerrarToque(toque);
    return leerFallo(error);
  }
}
