// A portfolio put in bulk: documents of given states, in the shapes of the contract. Its sums are what the documents
// add up to, as the reconciliation counts them; what a change does is written nowhere here.
import {
  type BitacoraDoc,
  type ClienteDoc,
  type CreditoDoc,
  type DiaDoc,
  estaRenovable,
  type GastoDoc,
  type MovimientoDoc,
  totalesEnCero,
  type UsuarioDoc,
} from '@leal/contract/documentos';
import {
  type Aportacion,
  aportacionCliente,
  aportacionGasto,
  aportacionMovimiento,
  cambioPorAprobar,
  CERO,
  DIAS_TOTALES,
  enCajaDeGasto,
  enCajaDeMovimiento,
  estaVivo,
  type Fecha,
  filaDe,
  idFila,
  parteDelCobrador,
  repartoDeCredito,
  repartoEnRuta,
  NADA_POR_APROBAR,
  ROL,
  sumador,
  sumar as sumarCentavos,
  sumarDias,
} from '@leal/domain';
import { documento, type Documento, documentosDeUsuario } from './documentos.ts';

/** A client's credit with its rows. */
export type Libro = {
  readonly cliente: ClienteDoc;
  readonly credito: CreditoDoc;
  readonly filas: readonly MovimientoDoc[];
};

export type Cartera = {
  readonly cobrador: UsuarioDoc;
  /** The last of the days that the running sums carry along. */
  readonly hoy: Fecha;
  readonly libros: readonly Libro[];
  readonly gastos: readonly GastoDoc[];
};

function sumar({ libros, gastos }: Cartera): Aportacion {
  const suma = sumador();
  for (const { cliente, credito, filas } of libros) {
    suma.mas(aportacionCliente(cliente));
    suma.mas(parteDelCobrador(repartoDeCredito(credito), credito.id_cobrador));
    suma.mas(parteDelCobrador(repartoEnRuta(credito), credito.id_cobrador));
    for (const fila of filas) suma.mas(aportacionMovimiento(fila));
  }
  for (const gasto of gastos) suma.mas(aportacionGasto(gasto));
  return suma.total;
}

/** The cash that its people had in hand was handed over before there was a box. */
function cajaDe({ cobrador, libros, gastos }: Cartera): object {
  const cobrado = libros.flatMap(({ filas }) => filas.map(enCajaDeMovimiento));
  const anterior_centavos = sumarCentavos(...cobrado, ...gastos.map(enCajaDeGasto));
  return { id_cobrador: cobrador.id_usuario, anterior_centavos };
}

function totalesDe({ cobrador, hoy, libros }: Cartera, { totales }: Aportacion): object {
  const cero = totalesEnCero(cobrador.id_usuario, cobrador.nombre);
  const llegadas = libros.flatMap(({ filas }) => filas.map((fila) => fila.sincronizado_en.getTime()));
  const ultimo = llegadas.reduce((a, b) => Math.max(a, b), 0);
  const primero = sumarDias(hoy, 1 - DIAS_TOTALES);
  const dias = Object.entries(totales.ultimos_15_dias ?? {}).filter(([dia]) => dia >= primero);
  return {
    ...cero,
    ...totales,
    // The same as in `cajaDe`.
    en_mano_centavos: CERO,
    pendientes: { ...cero.pendientes, ...totales.pendientes },
    ultimos_15_dias: Object.fromEntries(dias),
    ultimo_movimiento_en: ultimo === 0 ? null : new Date(ultimo),
  };
}

const DIA_EN_CERO = {
  cobrado_centavos: CERO,
  transferido_centavos: CERO,
  pagos: 0,
  visitas: 0,
  atrasos: 0,
  efectivo_centavos: CERO,
  interes_centavos: CERO,
  condonado_centavos: CERO,
  perdido_centavos: CERO,
  castigado_centavos: CERO,
  recuperado_centavos: CERO,
  gastos_centavos: CERO,
  gastos: 0,
  creditos_nuevos: 0,
  creditos_por_entregar: 0,
  creditos_terminados: 0,
};

/** Each day with its sums and its rows. */
function* diasDe({ cobrador, libros }: Cartera, { dias }: Aportacion): Generator<DiaDoc> {
  const filas = new Map<Fecha, DiaDoc['filas']>();
  for (const { credito, filas: renglones } of libros)
    for (const fila of renglones.filter(estaVivo)) {
      const delDia = filas.get(fila.fecha) ?? {};
      delDia[idFila(fila.id_credito, fila.id_movimiento)] = filaDe(credito, fila);
      filas.set(fila.fecha, delDia);
    }
  for (const [dia, sumas] of Object.entries(dias)) {
    const fecha = dia as Fecha;
    const suma = { ...DIA_EN_CERO, ...(sumas as Partial<DiaDoc>) };
    yield {
      id_cobrador: cobrador.id_usuario,
      fecha,
      ...suma,
      filas: filas.get(fecha) ?? {},
      en_espera: {},
      marcas_por_calcular: false,
    };
  }
}

function* deLosLibros({ libros }: Cartera): Generator<Documento> {
  for (const { cliente, credito, filas } of libros) {
    yield documento(`clientes/${cliente.id_cliente}`, cliente);
    const renovable = estaRenovable(credito);
    yield documento(`creditos/${credito.id_credito}`, { ...credito, renovable });
    for (const fila of filas)
      yield documento(`creditos/${credito.id_credito}/movimientos/${fila.id_movimiento}`, fila);
  }
}

/** The author and the decider of each credit, as the audit of such a portfolio would say. */
export function* auditoriaDe({ cobrador, libros }: Cartera): Generator<Documento> {
  const id_cobrador = cobrador.id_usuario;
  for (const { cliente, credito } of libros) {
    const { id_cliente, nombre: nombre_cliente, creado_en } = cliente;
    const { id_credito, decision } = credito;
    const comun = { id_cobrador, id_cliente, nombre_cliente, antes: null, despues: null };
    const fila = (id: string, propio: Omit<BitacoraDoc, 'id' | keyof typeof comun>) =>
      documento(`bitacora/${id}`, { id, ...comun, ...propio } satisfies BitacoraDoc);
    yield fila(`bit-${id_cliente}`, {
      fecha: creado_en,
      id_usuario: id_cobrador,
      nombre_usuario: cobrador.nombre,
      id_rol: cobrador.id_rol,
      accion: 'clientes/registrar',
      documento: `clientes/${id_cliente}`,
    });
    if (decision === null) continue;
    yield fila(`bit-${id_credito}`, {
      fecha: decision.fecha,
      id_usuario: decision.id_gerente,
      nombre_usuario: decision.nombre_gerente,
      id_rol: ROL.gerente,
      accion: `clientes/${decision.estado === 'Aprobado' ? 'aprobar' : 'rechazar'}-credito`,
      documento: `creditos/${id_credito}`,
      decision_propia: false,
    });
  }
}

/** All of a portfolio's documents but its audit. */
export function* documentosDe(cartera: Cartera): Generator<Documento> {
  const { id_usuario } = cartera.cobrador;
  const suma = sumar(cartera);
  yield* documentosDeUsuario(cartera.cobrador);
  yield* deLosLibros(cartera);
  for (const gasto of cartera.gastos) yield documento(`gastos/${gasto.id_gasto}`, gasto);
  yield documento(`totales/${id_usuario}`, totalesDe(cartera, suma));
  yield documento(`cajas/${id_usuario}`, cajaDe(cartera));
  for (const dia of diasDe(cartera, suma)) yield documento(`totales/${id_usuario}/dias/${dia.fecha}`, dia);
  const por_aprobar = cambioPorAprobar(suma.totales) ?? NADA_POR_APROBAR;
  // Every approval tells the route.
  const ruta = cartera.libros.filter(({ credito }) => credito.decision?.estado === 'Aprobado').length;
  yield documento(`avisos/${id_usuario}`, { por_aprobar, ultima_resolucion: null, ruta });
}
