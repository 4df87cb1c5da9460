import {
  type SolicitudDe,
  type solicitudesCapturaTardia as contrato,
  type Visto,
  VISTOS,
} from '@leal/contract';
import { type CreditoDoc, presentar } from '@leal/contract/documentos';
import { esTardia, type FilaMarcable, type Marca, type Negocio, ROL } from '@leal/domain';
import type { CasoLectura, Lectura } from '../../context/caso.ts';
import { leerDondeSeAsienta } from '../../data/importaciones.ts';
import { calcularMarcas } from '../reportes/calcular-marcas.ts';
import { listarSolicitudes } from './listar.ts';

type Tardia = SolicitudDe<'captura_tardia'>;

/** The credit on which a late capture would be booked now, as its question and the list say it. */
export const creditoHoy = (credito: CreditoDoc): Omit<Visto<'captura_tardia'>, 'monto'> =>
  presentar(VISTOS.captura_tardia, credito);

/** A late capture stands in no day yet, and is compared with those that do. */
function marcableDe(
  { id_solicitud, capturado_en, fecha_solicitud, dispositivo, secuencia, desfase_ms }: Tardia,
  { parametros }: Negocio,
): FilaMarcable {
  const [tap, llegada] = [new Date(capturado_en), new Date(fecha_solicitud)];
  const tardia = esTardia(tap, llegada, parametros);
  const captura = { capturado_en: tap, sincronizado_en: llegada, tardia, dispositivo, secuencia, desfase_ms };
  return { id: id_solicitud, captura };
}

/** The marks of each collector's late captures: reads the days around them, as for the marks of those days. */
async function marcasDe(
  esperan: readonly Tardia[],
  { hoy, negocio }: Lectura,
): Promise<ReadonlyMap<string, readonly Marca[]>> {
  const deTelefonos = esperan.filter(({ dispositivo }) => dispositivo !== undefined);
  const cuando = { hoy, negocio: await negocio() };
  const deCadaUno = await Promise.all(
    [...Map.groupBy(deTelefonos, ({ id_cobrador }) => id_cobrador)].map(async ([id_cobrador, capturas]) => {
      const fechas = capturas.map(({ fecha }) => fecha);
      const filas = capturas.map((captura) => marcableDe(captura, cuando.negocio));
      return (await calcularMarcas(id_cobrador, fechas, cuando, filas)).marcas;
    }),
  );
  return new Map(deCadaUno.flatMap((marcas) => [...marcas]));
}

/**
 * Adds what a manager looks at before deciding: how each one's credit stands now, and what does not fit. A read for
 * each credit, and one more where it was renewed; for each collector the days around the captures.
 */
async function porDecidir(tardias: readonly Tardia[], lectura: Lectura): Promise<Tardia[]> {
  const esperan = tardias.filter(({ estado }) => estado === 'pendiente');
  const [vigentes, marcas] = await Promise.all([
    leerDondeSeAsienta(esperan.flatMap(({ id_credito }) => id_credito ?? [])),
    marcasDe(esperan, lectura),
  ]);
  return tardias.map((tardia) => {
    const credito = tardia.estado === 'pendiente' ? vigentes.get(tardia.id_credito ?? '') : undefined;
    const deEsta = marcas.get(tardia.id_solicitud);
    return {
      ...tardia,
      ...(credito && { credito_hoy: creditoHoy(credito) }),
      ...(deEsta && { marcas: [...deEsta] }),
    };
  });
}

const listar = listarSolicitudes('captura_tardia');

/** Captures that came too late to be booked. A collector's own say no more than `misSolicitudes` does. */
export const listarTardias: CasoLectura<typeof contrato> = async ({ consulta }, lectura) => {
  const { datos, ...pagina } = await listar({ parametros: {}, consulta }, lectura);
  const { id_rol } = lectura.actor;
  return { datos: id_rol === ROL.cobrador ? datos : await porDecidir(datos, lectura), ...pagina };
};
