// A capture that came too late to be booked by itself, as a phone's queue leaves it for the office. Phones send it
// with the queue's own call, which is still to come: until then the server's own opening of a request is called here.
import type { CreditoDoc, SolicitudDoc } from '@leal/contract/documentos';
import { conReintentos } from '../../../functions/src/platform/transacciones.ts';
import { reloj } from '../../../functions/src/platform/clock.ts';
import { idsDePeticion } from '../../../functions/src/platform/ids.ts';
import { leerNegocio } from '../../../functions/src/context/negocio.ts';
import { abrirSolicitud } from '../../../functions/src/use-cases/solicitudes/abrir-solicitud.ts';
import type { Caminante } from './puerta.ts';

type Captura = Extract<SolicitudDoc, { tipo: 'captura_tardia' }>['datos'];

const SIN_DECIDIR = { monto_aprobado_centavos: null, efectivo: null };

/** The id of the request. */
export async function dejarCapturaTardia(
  quien: Caminante,
  credito: CreditoDoc,
  captura: Omit<Captura, 'razon' | keyof typeof SIN_DECIDIR>,
): Promise<string> {
  const { uid, id_rol } = quien;
  const actor = { uid, id_rol, nombre: credito.nombre_cobrador ?? uid, email: `${uid}@leal.demo` };
  const [ahora, ids, negocio] = [reloj.ahora(), idsDePeticion(), await leerNegocio()];
  const datos = { ...captura, razon: 'El registro tiene más de 72 horas.', ...SIN_DECIDIR };
  await conReintentos(
    (tx) => {
      abrirSolicitud(
        { tx, actor, negocio, ahora, ids },
        {
          tipo: 'captura_tardia',
          datos,
          de: credito,
          id_credito: credito.id_credito,
          motivo: 'El teléfono estuvo varios días sin señal.',
          despues: { tipo: 'captura_tardia' },
        },
      );
      return Promise.resolve();
    },
    // Its id is the request's: a second writing of it is refused.
    { averiguar: () => Promise.resolve(null) },
  );
  return ids.de('solicitud');
}
