import { type bandeja as contrato, type PorDecidir, TOPE_BANDEJA } from '@leal/contract';
import type { CreditoDoc, GastoDoc, SolicitudDoc } from '@leal/contract/documentos';
import { esInstante } from '@leal/domain';
import type { Query } from 'firebase-admin/firestore';
import type { CasoLectura, Lectura } from '../../context/caso.ts';
import { creditosPendientes } from '../../data/creditos.ts';
import { leerEnOrden, type Lugar, ordenada } from '../../data/en-orden.ts';
import { enEstados } from '../../data/gastos.ts';
import { contarHastaMil, juntarCuentas } from '../../data/pagina.ts';
import { solicitudesPendientes } from '../../data/solicitudes.ts';
import { cursorInvalido, escribirCursor, interpretarCursor } from '../../platform/cursor.ts';
import { presentarPendiente } from '../creditos/presentar-credito.ts';
import { presentarGasto } from '../gastos/presentar-gasto.ts';
import { leerParecidos } from '../vistos/parecidos.ts';
import { presentarSolicitud } from '../solicitudes/presentar-solicitud.ts';

type Doc = CreditoDoc | GastoDoc | SolicitudDoc;

/** Beyond a page the three lists are read little by little: what is read and not shown is at most this much of two. */
const TRAMO = 100;

/** The collectors whose rows are listed; undefined: all. */
type Cuales = readonly string[] | undefined;

const filtrosDe = (cobradores: Cuales) => ['bandeja', ...(cobradores ?? [])];

function consultasDe(cobradores: Cuales): readonly Query<Doc>[] {
  const todas: readonly Query<Doc>[] = [
    creditosPendientes(),
    enEstados(['pendiente'], null),
    solicitudesPendientes(),
  ];
  return cobradores ? todas.map((consulta) => consulta.where('id_cobrador', 'in', cobradores)) : todas;
}

function lugarDe(cursor: string | undefined, cobradores: Cuales): Lugar | null {
  const posicion = interpretarCursor(cursor, filtrosDe(cobradores));
  if (posicion === null) return null;
  if (!esInstante(posicion.orden)) throw cursorInvalido();
  return { fecha: new Date(posicion.orden), id: posicion.id };
}

/** The lists are counted first: an empty one is not read, and one page needs no second look at any. */
async function contarYLeer(consultas: readonly Query<Doc>[], limite: number, poco: number) {
  const cuentas = await Promise.all(consultas.map((consulta) => contarHastaMil(ordenada(consulta))));
  const cuenta = juntarCuentas(cuentas);
  const conFilas = consultas.filter((_, i) => cuentas[i] !== 0);
  const tramo = cuenta.total <= limite ? limite : poco;
  const { filas } = await leerEnOrden(conFilas, { tras: null, limite, tramo });
  return { cuenta, filas, hayMas: cuenta.total > limite };
}

type Parecidos = Awaited<ReturnType<typeof leerParecidos>>;

async function presentar(doc: Doc, parecidos: Parecidos, { hoy, negocio }: Lectura): Promise<PorDecidir> {
  if ('tipo' in doc) return { clase: doc.tipo, item: presentarSolicitud(doc) } as PorDecidir;
  if ('id_gasto' in doc) return { clase: 'gastos', item: presentarGasto(doc) };
  const cuando = { hoy, negocio: await negocio() };
  return { clase: 'creditos', item: presentarPendiente(doc, cuando, parecidos.get(doc.id_credito)) };
}

const esCredito = (doc: Doc): doc is CreditoDoc => !('tipo' in doc) && !('id_gasto' in doc);

/**
 * Everything that waits, oldest first. Reads: the rows, of each credit that looks like somebody else's that one, and one for
 * each of the three counts of the first page.
 */
export const listarBandeja: CasoLectura<typeof contrato> = async ({ consulta }, lectura) => {
  const { limite = TOPE_BANDEJA, cobradores } = consulta;
  const tras = lugarDe(consulta.cursor, cobradores);
  const consultas = consultasDe(cobradores);
  const tramo = Math.min(limite, TRAMO);
  const { filas, hayMas, cuenta } = tras
    ? { cuenta: {}, ...(await leerEnOrden(consultas, { tras, limite, tramo })) }
    : await contarYLeer(consultas, limite, tramo);
  const parecidos = await leerParecidos(filas.map(({ doc }) => doc).filter(esCredito));
  const ultima = hayMas ? filas.at(-1) : undefined;
  return {
    datos: await Promise.all(filas.map(({ doc }) => presentar(doc, parecidos, lectura))),
    ...cuenta,
    siguiente: ultima
      ? escribirCursor({ orden: ultima.fecha.toISOString(), id: ultima.id }, filtrosDe(cobradores))
      : null,
  };
};
