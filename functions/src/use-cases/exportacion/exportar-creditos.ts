import type { CreditoEntero, exportarCreditos as contrato } from '@leal/contract';
import type { CreditoEntero as Guardado } from '@leal/contract/documentos';
import { aInstanteIso, DIAS_DE_SEMANA, type Fecha, renglonDe } from '@leal/domain';
import type { CasoLectura } from '../../context/caso.ts';
import { leerNombres } from '../../context/nombres.ts';
import { creditosEnteros } from '../../data/enteros.ts';
import { leerOrdenes } from '../../data/rutas.ts';
import { leerPaginaEntera, paginaDe } from './pagina-entera.ts';

type Junto = {
  readonly nombres: ReadonlyMap<string, string>;
  /** The place of each credit in its collector's route, from 1. */
  readonly lugares: ReadonlyMap<string, number>;
  readonly hoy: Fecha;
};

const DE_LA_SEMANA: ReadonlySet<string> = new Set(DIAS_DE_SEMANA);

/** The row of the other exports, without the days of a week. */
const figurasDe = (credito: Guardado, nombre: string, hoy: Fecha) =>
  Object.fromEntries(
    Object.entries(renglonDe(credito, nombre, hoy)).filter(([campo]) => !DE_LA_SEMANA.has(campo)),
  ) as Omit<ReturnType<typeof renglonDe>, (typeof DIAS_DE_SEMANA)[number]>;

function presentar(credito: Guardado, { nombres, lugares, hoy }: Junto): CreditoEntero {
  const { id_credito, estado_credito, creado_en } = credito;
  return {
    ...figurasDe(credito, nombres.get(credito.id_cobrador) ?? '', hoy),
    id_cliente: credito.id_cliente,
    calle: credito.calle,
    colonia: credito.colonia,
    nota: credito.nota?.texto ?? '',
    estado: estado_credito,
    pedido_en: creado_en && aInstanteIso(creado_en),
    termino: credito.fecha_fin,
    atrasos: credito.atrasos,
    orden: estado_credito === 'Aprobado' ? (lugares.get(id_credito) ?? null) : null,
    importado: credito.importado !== null,
    id_credito_anterior: credito.id_credito_anterior,
    nombre_gerente: credito.decision?.nombre_gerente ?? '',
  };
}

/** Every credit, in whatever state. Besides the page: a name and a route for each collector on it. */
export const exportarCreditos: CasoLectura<typeof contrato> = async ({ consulta }, { hoy }) => {
  const { filas, ...pagina } = await leerPaginaEntera(
    creditosEnteros.todas(),
    { campo: 'creado_en', id: 'id_credito' },
    paginaDe('exportar-creditos', consulta),
    consulta,
  );
  const cobradores = filas.map(({ id_cobrador }) => id_cobrador);
  const [nombres, ordenes] = await Promise.all([leerNombres(cobradores), leerOrdenes(cobradores)]);
  const lugares = new Map(ordenes.flatMap((ids) => ids.map((id, i): [string, number] => [id, i + 1])));
  return { datos: filas.map((doc) => presentar(doc, { nombres, lugares, hoy })), ...pagina };
};
