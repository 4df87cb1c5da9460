import type { avisarErrorWeb, Cuerpo, Respuesta } from '@leal/contract';
import { registro } from '../../platform/registro.ts';
import { marcosDe, sinPersonas } from '../../platform/sin-personas.ts';

/** One line of the log, found by the id that its person reads out. */
export function anotarErrorWeb({
  cuerpo: { folio, clase, ruta, version, mensaje, pila },
}: {
  readonly cuerpo: Cuerpo<typeof avisarErrorWeb>;
}): Respuesta<typeof avisarErrorWeb> {
  const datos = { folio, clase, ruta, version, error: sinPersonas(mensaje), pila: marcosDe(pila) };
  registro.aviso('Error en el navegador', datos);
  return { folio };
}
