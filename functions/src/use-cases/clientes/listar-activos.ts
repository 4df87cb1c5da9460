import {
  clienteActivo,
  type ClienteActivo,
  type clientesActivos,
  type Consulta,
  esBusquedaOrdenada,
  TOPE_BUSQUEDA_ACTIVOS,
} from '@leal/contract';
import { type CreditoDoc, presentar } from '@leal/contract/documentos';
import {
  atrasadoAl,
  CERO,
  debeDesde,
  diasAtrasado,
  type DiasSinCobro,
  estaBuscando,
  estaVencido,
  type Fecha,
  fechaLocal,
  instanteLocal,
  esperaEntrega,
  type Negocio,
  porcentajeRecuperacion,
  sumarDias,
  vacacionesEl,
} from '@leal/domain';
import { activosDeTodos, buscarClientes } from '../../data/clientes.ts';
import { activosDe, creditosActivos, leerCreditos } from '../../data/creditos.ts';
import { leerPagina } from '../../data/pagina.ts';
import { contarClientesActivos } from '../../data/totales.ts';
import type { CuentaDe } from '../../data/usuarios.ts';
import { cursorInvalido } from '../../platform/cursor.ts';
import type { CasoLectura } from '../../context/caso.ts';
import { leerQuienes } from '../../context/nombres.ts';

type Contrato = typeof clientesActivos;
type Pedido = Consulta<Contrato> & { readonly limite: number };

const LISTA = 'clientes-activos';
const POR_ALTA = { campo: 'creado_en', sentido: 'desc', id: 'id_credito' } as const;
const POR_VENCIMIENTO = {
  campo: 'fecha_vencimiento',
  sentido: 'asc',
  id: 'id_credito',
  esDia: true,
} as const;

const POR_ATRASO = { campo: 'debe_desde', sentido: 'asc', id: 'id_credito', esDia: true } as const;

/** The day since which a client is behind, if not longer. */
const desdeHace = (atrasados: number, hoy: Fecha): Fecha => sumarDias(hoy, -atrasados);

/** The instant before which a credit of that age was registered. */
const antesDe = (antiguedad: number, hoy: Fecha): Date =>
  instanteLocal(sumarDias(hoy, 1 - antiguedad), '00:00');

/** The order of a list; a list with a range is in the order of its field. */
function ordenDe({ ver, atrasados, atrasados_hasta, orden }: Pedido): 'vence' | '-dias' | '-alta' {
  if (ver !== undefined) return 'vence';
  return (atrasados ?? atrasados_hasta) === undefined ? (orden ?? '-alta') : '-dias';
}

/** The collector and the term are equal to something, and before its order each list has at most one range. */
function consultaDe(pedido: Pedido, hoy: Fecha) {
  const { id_cobrador, dias_pago, ver, antiguedad, atrasados, atrasados_hasta: hasta } = pedido;
  const activos = id_cobrador === undefined ? creditosActivos() : activosDe(id_cobrador);
  const delPlazo = dias_pago === undefined ? activos : activos.where('dias_pago', '==', dias_pago);
  if (ver !== undefined) return delPlazo.where('fecha_vencimiento', '<', hoy);
  if (antiguedad !== undefined) return delPlazo.where('creado_en', '<', antesDe(antiguedad, hoy));
  if (ordenDe(pedido) !== '-dias') return delPlazo;
  // A client who owes nothing yet has no such day, and would come first.
  const desde = hasta === undefined ? '' : desdeHace(hasta, hoy);
  const lasDeAntes = delPlazo.where('debe_desde', '>=', desde);
  return atrasados === undefined
    ? lasDeAntes
    : lasDeAntes.where('debe_desde', '<=', desdeHace(atrasados, hoy));
}

const ORDENES = { vence: POR_VENCIMIENTO, '-dias': POR_ATRASO, '-alta': POR_ALTA } as const;

/** A client has at most one active credit, which carries a copy of it: page + 3 reads, whatever it is filtered by. */
function leerTodos(pedido: Pedido, hoy: Fecha) {
  const { limite, cursor, id_cobrador, dias_pago, ver, antiguedad, atrasados, atrasados_hasta } = pedido;
  const filtros = { id_cobrador, dias_pago, ver, antiguedad, atrasados, atrasados_hasta };
  const orden = ordenDe(pedido);
  const esDeTodos = orden !== '-dias' && Object.values(filtros).every((filtro) => filtro === undefined);
  return leerPagina(
    consultaDe(pedido, hoy),
    ORDENES[orden],
    { filtros: [LISTA, filtros, orden], limite, cursor },
    esDeTodos ? async () => ({ total: await contarClientesActivos() }) : undefined,
  );
}

/** Words are found on the clients; each one's credit is read too: 2 × page + 3 reads. */
async function buscar({ limite, cursor, busqueda = '', id_cobrador }: Pedido) {
  const deTodos = activosDeTodos();
  const { filas: clientes, ...pagina } = await buscarClientes(
    id_cobrador === undefined ? deTodos : deTodos.where('id_cobrador', '==', id_cobrador),
    busqueda,
    { filtros: [LISTA, id_cobrador], limite, cursor },
  );
  const abiertos = clientes.map((cliente) => cliente.id_credito_abierto).filter((id) => id !== null);
  return { filas: await leerCreditos(abiertos), ...pagina };
}

function pasaElAtraso(
  { atrasados = 0, atrasados_hasta: hasta }: Pedido,
  desde: Fecha | null,
  hoy: Fecha,
): boolean {
  const dias = diasAtrasado(desde, hoy);
  return dias >= atrasados && (hasta === undefined || (desde !== null && dias <= hasta));
}

const pasa =
  (pedido: Pedido, hoy: Fecha, dias: DiasSinCobro) =>
  (credito: CreditoDoc): boolean => {
    const { dias_pago, ver, antiguedad } = pedido;
    return (
      pasaElAtraso(pedido, debeDesde(credito, dias), hoy) &&
      (dias_pago === undefined || credito.dias_pago === dias_pago) &&
      (ver === undefined || (credito.fecha_vencimiento ?? hoy) < hoy) &&
      (antiguedad === undefined || credito.creado_en < antesDe(antiguedad, hoy))
    );
  };

/** A credit without such a day comes last. */
const porDia =
  (campo: 'fecha_vencimiento' | 'debe_desde') =>
  (a: CreditoDoc, b: CreditoDoc): number => {
    const [diaDeA, diaDeB] = [a[campo] ?? '~', b[campo] ?? '~'];
    return diaDeA < diaDeB ? -1 : Number(diaDeA > diaDeB);
  };
const porAlta = (a: CreditoDoc, b: CreditoDoc): number => b.creado_en.getTime() - a.creado_en.getTime();

const COMPARAR = { vence: porDia('fecha_vencimiento'), '-dias': porDia('debe_desde'), '-alta': porAlta };

/** The first matches of a search, of which those that pass are put in order: 2 × 200 + 3 reads, whatever else it would find. */
async function buscarEnOrden(pedido: Pedido, hoy: Fecha, dias: DiasSinCobro) {
  if (pedido.cursor !== undefined) throw cursorInvalido();
  const { filas, siguiente } = await buscar({ ...pedido, limite: TOPE_BUSQUEDA_ACTIVOS });
  const halladas = filas.filter(pasa(pedido, hoy, dias)).toSorted(COMPARAR[ordenDe(pedido)]);
  return {
    filas: halladas,
    total: halladas.length,
    ...(siguiente !== null && { hay_mas: true }),
    siguiente: null,
  };
}

function leer(pedido: Pedido, hoy: Fecha, dias: DiasSinCobro) {
  if (esBusquedaOrdenada(pedido)) return buscarEnOrden(pedido, hoy, dias);
  return estaBuscando(pedido.busqueda) ? buscar(pedido) : leerTodos(pedido, hoy);
}

const enCentavos = (credito: CreditoDoc) => ({
  ...credito,
  saldo: credito.saldo_centavos,
  total_pagado: credito.total_pagado_centavos,
  monto_total: credito.monto_total_centavos,
  monto_diario: credito.monto_diario_centavos,
});

const presentarActivo = (
  doc: CreditoDoc,
  cobrador: CuentaDe | undefined,
  hoy: Fecha,
  negocio: Negocio,
): ClienteActivo => {
  const credito = enCentavos(doc);
  return {
    ...presentar(clienteActivo, doc),
    nombre_cobrador: cobrador?.nombre ?? '',
    ...vacacionesEl(cobrador?.vacaciones, hoy),
    alta: fechaLocal(credito.creado_en),
    // Nobody owes what was not handed over yet.
    atrasado: esperaEntrega(credito) ? CERO : atrasadoAl(credito, hoy, negocio),
    dias_atrasado: diasAtrasado(debeDesde(doc, negocio), hoy),
    porcentaje_pagado: porcentajeRecuperacion(credito.total_pagado, credito.monto_total),
    vencido: estaVencido(credito, hoy),
    por_entregar: esperaEntrega(credito),
  };
};

/**
 * Active clients of every collector with their credit, newest first, as they are due, or those found. The names of
 * their collectors are remembered for a minute.
 */
export const listarActivos: CasoLectura<Contrato> = async ({ consulta }, { hoy, negocio }) => {
  const reglas = await negocio();
  const pedido = { ...consulta, limite: consulta.limite ?? reglas.parametros.tamano_pagina };
  const { filas, ...pagina } = await leer(pedido, hoy, reglas);
  const quienes = await leerQuienes(filas.map(({ id_cobrador }) => id_cobrador));
  const datos = filas.map((credito) =>
    presentarActivo(credito, quienes.get(credito.id_cobrador), hoy, reglas),
  );
  return { datos, ...pagina };
};
