import type { DiaDoc, DiferenciaConciliada } from '@leal/contract/documentos';
import {
  compararFilas,
  type Debido,
  type Desviacion,
  desviaciones,
  enmiendaDe,
  estaEnSuDia,
  type Fecha,
  type FilaDelLibro,
  filaDelLibro,
  type FilaDesviada,
  type Incrementos,
  numerosDe,
} from '@leal/domain';
import type { Timestamp } from 'firebase-admin/firestore';
import { libroDe } from '../../data/conciliacion.ts';
import { completarDia, esHoja } from '../../data/dias.ts';
import { documentosEn, recorrerEn } from '../../data/instante.ts';
import { dias } from '../../data/totales.ts';
import type { Contado } from './contar-cobrador.ts';
import { huellaDe, SIN_FILAS } from './huellas.ts';
import { comoDiferencias, type Enmienda } from './revision.ts';

/** A day's document is as large as its rows. */
const DIAS_POR_PAGINA = 30;

type DiaMal = {
  readonly fecha: Fecha;
  readonly desviadas: readonly Desviacion[];
  readonly filasMal: boolean;
  readonly esperas: readonly EsperaDesviada[];
};

/** A waiting payment's share of a day; undefined: none waits. */
type Espera = Debido | null | undefined;
type EsperaDesviada = { readonly id_credito: string; readonly guardada: Espera; readonly contada: Espera };
type Esperadas = ReadonlyMap<Fecha, Record<string, FilaDelLibro>>;

const contadoEl = ({ sumas }: Contado, fecha: Fecha): Incrementos => sumas.dias[fecha] ?? {};

const mismaEspera = (espera: Espera, otraEspera: Espera): boolean =>
  espera && otraEspera
    ? espera.dias_pago === otraEspera.dias_pago && espera.esperado_centavos === otraEspera.esperado_centavos
    : espera === otraEspera;

const compararEsperas = (
  guardadas: Readonly<Record<string, Espera>>,
  contadas: Readonly<Record<string, Espera>>,
): EsperaDesviada[] =>
  [...new Set([...Object.keys(guardadas), ...Object.keys(contadas)])]
    .map((id_credito) => ({
      id_credito,
      guardada: guardadas[id_credito],
      contada: contadas[id_credito],
    }))
    .filter(({ guardada, contada }) => !mismaEspera(guardada, contada));

function revisarDia(contado: Contado, fecha: Fecha, dia: DiaDoc | null): DiaMal {
  const { filas = {}, en_espera = {}, quitadas: _, hojas: __, ...resto } = dia ?? {};
  return {
    fecha,
    desviadas: desviaciones(numerosDe(resto), contadoEl(contado, fecha)),
    filasMal: huellaDe(filas) !== (contado.huellas.get(fecha) ?? SIN_FILAS),
    esperas: compararEsperas(en_espera, contado.esperas.get(fecha) ?? {}),
  };
}

const enteroEn = <D extends DiaDoc | undefined>(instante: Timestamp, dia: D): Promise<D> =>
  completarDia(dia, (referencias) => documentosEn(instante, referencias));

/** The days that are not as they should be, with those that are missing altogether. */
async function diasMal(instante: Timestamp, id_cobrador: string, contado: Contado): Promise<DiaMal[]> {
  const { sumas, huellas, esperas } = contado;
  const faltan = new Set([...Object.keys(sumas.dias), ...huellas.keys(), ...esperas.keys()] as Fecha[]);
  const revisados: DiaMal[] = [];
  const anotar = (dia: DiaMal) => {
    if (dia.filasMal || dia.desviadas.length > 0 || dia.esperas.length > 0) revisados.push(dia);
  };
  for await (const foto of recorrerEn(instante, dias(id_cobrador).todas(), DIAS_POR_PAGINA)) {
    if (esHoja(foto.id)) continue;
    faltan.delete(foto.id as Fecha);
    anotar(revisarDia(contado, foto.id as Fecha, await enteroEn(instante, foto.data())));
  }
  for (const fecha of faltan) anotar(revisarDia(contado, fecha, null));
  return revisados;
}

/** The ledger once more, for the rows of these days only: it happens when something is wrong. */
async function filasEsperadas(
  instante: Timestamp,
  id_cobrador: string,
  fechas: readonly Fecha[],
): Promise<Esperadas> {
  const esperadas = new Map<Fecha, Record<string, FilaDelLibro>>(fechas.map((fecha) => [fecha, {}]));
  if (fechas.length === 0) return esperadas;
  for await (const foto of recorrerEn(instante, libroDe(id_cobrador))) {
    const renglon = foto.data();
    const filas = esperadas.get(renglon.fecha);
    if (!filas || !estaEnSuDia(renglon)) continue;
    const [id, fila] = filaDelLibro(renglon.id_credito, renglon);
    filas[id] = fila;
  }
  return esperadas;
}

async function filasDesviadas(
  instante: Timestamp,
  id_cobrador: string,
  fecha: Fecha,
  esperadas: Esperadas,
): Promise<FilaDesviada[]> {
  const contadas = esperadas.get(fecha);
  if (!contadas) return [];
  const [dia] = await documentosEn(instante, [dias(id_cobrador).doc(fecha)]);
  return compararFilas((await enteroEn(instante, dia))?.filas ?? {}, contadas);
}

const deFila =
  (id_cobrador: string, documento: string) =>
  ({ id, guardada, contada }: FilaDesviada): DiferenciaConciliada => ({
    id_cobrador,
    documento,
    campo: `filas.${id}`,
    guardado: guardada?.monto_centavos ?? null,
    contado: contada?.monto_centavos ?? null,
    deriva: null,
  });

/** 0: a payment waits, and nothing was due. */
const comoCifra = (espera: Espera): number | null =>
  espera === undefined ? null : (espera?.esperado_centavos ?? 0);

const deEspera =
  (id_cobrador: string, documento: string) =>
  ({ id_credito, guardada, contada }: EsperaDesviada): DiferenciaConciliada => ({
    id_cobrador,
    documento,
    campo: `en_espera.${id_credito}`,
    guardado: comoCifra(guardada),
    contado: comoCifra(contada),
    deriva: null,
  });

/** Every day of the collector, its sums, its rows, and the credits whose payment waits. */
export async function revisarDias(
  instante: Timestamp,
  id_cobrador: string,
  contado: Contado,
): Promise<Enmienda[]> {
  const malos = await diasMal(instante, id_cobrador, contado);
  const conFilasMal = malos.filter(({ filasMal }) => filasMal).map(({ fecha }) => fecha);
  const esperadas = await filasEsperadas(instante, id_cobrador, conFilasMal);
  const enmiendas: Enmienda[] = [];
  for (const { fecha, desviadas, esperas } of malos) {
    const filas = await filasDesviadas(instante, id_cobrador, fecha, esperadas);
    const documento = `totales/${id_cobrador}/dias/${fecha}`;
    const deSumas = comoDiferencias(id_cobrador, documento, desviadas);
    enmiendas.push({
      tipo: 'dia',
      fecha,
      derivas: enmiendaDe(desviadas),
      filas,
      esperas: esperas.map(({ id_credito }) => id_credito),
      diferencias: [
        ...deSumas,
        ...filas.map(deFila(id_cobrador, documento)),
        ...esperas.map(deEspera(id_cobrador, documento)),
      ],
    });
  }
  return enmiendas;
}
