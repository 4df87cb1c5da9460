import { validarVentana } from '@leal/domain';
import { comoSeLlama } from '../../../lib/llamados.ts';
import { conIntento } from '../../../lib/api/con-intento.ts';
import { dudaSobre, textoDuda } from '../../../lib/api/dudas.ts';
import type { Intento } from '../../../lib/api/memoria-intentos.ts';
import { negocio } from '../../../lib/negocio.ts';
import type { CreditoCobrable } from './credito-cobrable.ts';
import type { Desenlace } from './desenlace.ts';
import { leerFallo } from './leer-fallo.ts';
import { memoriaDeToques, tomarToque, type Toque } from './memoria-capturas.ts';

/** What is asked for, and in words: 'el pago de $120.00'. */
type Accion<P> = { readonly pedido: P; readonly que: string };

/**
 * One action that counts from its tap: outside the collection window nothing is sent (spec §5), and what is not
 * known to be done is the same tap when it is pressed again. While one is in doubt, no other is sent for its credit.
 */
export async function enviarToque<P extends object>(
  credito: CreditoCobrable,
  { pedido, que }: Accion<P>,
  enviar: (toque: Intento<Toque<P>>) => Promise<Desenlace>,
): Promise<Desenlace> {
  const { id_credito, dias_pago } = credito;
  const duda = dudaSobre(id_credito);
  if (duda) return { clase: 'en_duda', mensaje: textoDuda(duda) };
  const memoria = memoriaDeToques<P>();
  const toque = tomarToque(id_credito, pedido);
  const ventana = validarVentana(new Date(toque.datos.capturado_en), dias_pago, negocio());
  if (!ventana.permitido) {
    memoria.cerrar(toque);
    return { clase: 'fuera_de_horario', mensaje: ventana.mensaje };
  }
  try {
    return await conIntento(
      memoria,
      toque.datos,
      { sobre: id_credito, que: `${que} de ${comoSeLlama(credito)}` },
      enviar,
    );
  } catch (error) {
    return leerFallo(error);
  }
}
