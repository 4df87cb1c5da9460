import {
  type SolicitudDe,
  type solicitudesCapturaTardia as contrato,
  type Visto,
  VISTOS,
} from '@leal/contract';
import { type CreditoDoc, presentar } from '@leal/contract/documentos';
import { ROL } from '@leal/domain';
import type { CasoLectura } from '../../context/caso.ts';
import { leerVigentes } from '../../data/creditos.ts';
import { listarSolicitudes } from './listar.ts';

type Tardia = SolicitudDe<'captura_tardia'>;

/** The credit on which a late capture would be booked now, as its question and the list say it. */
export const creditoHoy = (credito: CreditoDoc): Omit<Visto<'captura_tardia'>, 'monto'> =>
  presentar(VISTOS.captura_tardia, credito);

/** How the credit of each that waits stands now: a read each, and one more where it was renewed. */
async function conCredito(tardias: readonly Tardia[]): Promise<Tardia[]> {
  const esperan = tardias.filter(({ estado }) => estado === 'pendiente');
  const vigentes = await leerVigentes(esperan.flatMap(({ id_credito }) => id_credito ?? []));
  return tardias.map((una) => {
    const credito = una.estado === 'pendiente' ? vigentes.get(una.id_credito ?? '') : undefined;
    return credito ? { ...una, credito_hoy: creditoHoy(credito) } : una;
  });
}

const listar = listarSolicitudes('captura_tardia');

/** Captures that came too late to be booked. A collector's own say no more than `misSolicitudes` does. */
export const listarTardias: CasoLectura<typeof contrato> = async ({ consulta }, lectura) => {
  const { datos, ...pagina } = await listar({ parametros: {}, consulta }, lectura);
  return { datos: lectura.actor.id_rol === ROL.cobrador ? datos : await conCredito(datos), ...pagina };
};
