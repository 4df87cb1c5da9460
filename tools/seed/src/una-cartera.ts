import {
  clienteNuevo,
  type CreditoDoc,
  creditoNuevo,
  gastoNuevo,
  type UsuarioDoc,
} from '@leal/contract/documentos';
import {
  activarCredito,
  contadoCon,
  debeDesde,
  type Centavos,
  centavos,
  type DatosCliente,
  debidoAntesDe,
  decidirGestion,
  efectosDeGestion,
  type Fecha,
  fechaLocal,
  fichaNueva,
  interesAlNacer,
  llegadoHoy,
  type Negocio,
  NEGOCIO_POR_DEFECTO,
  PARAMETROS,
  ROL,
  sugerenciaAbono,
  sumarDias,
  ubicacion,
} from '@leal/domain';
import { auditoriaDe, type Cartera, documentosDe, type Libro } from './cartera.ts';
import { unaPersona, unMovimiento, unUsuario } from './constructores.ts';
import { type Documento, documentoDeNegocio, documentosDeUsuario } from './documentos.ts';
import { aLas } from './tiempo.ts';

export type MovimientoPedido = {
  readonly tipo: 'pago' | 'visita' | 'atraso';
  readonly fecha: Fecha;
  /** Default: one daily amount. */
  readonly monto?: Centavos;
  /** Minute of the day; default 11:00. */
  readonly minuto?: number;
};

export type CreditoDeCartera = {
  readonly id_cliente?: string;
  readonly id_credito?: string;
  readonly persona?: Partial<DatosCliente>;
  readonly monto_solicitado?: Centavos;
  readonly plazo?: CreditoDoc['dias_pago'];
  /** The local date of its approval; default ten days before today. */
  readonly fecha_inicio?: Fecha;
  readonly estado?: 'Pendiente' | 'Rechazado' | 'Aprobado';
  readonly movimientos?: readonly MovimientoPedido[];
};

export type CarteraPedida = {
  readonly ahora: Date;
  readonly cobrador?: Partial<UsuarioDoc>;
  readonly gerente?: Partial<UsuarioDoc>;
  readonly negocio?: Negocio;
  readonly creditos?: readonly CreditoDeCartera[];
  /** Pending expenses. */
  readonly gastos?: readonly {
    readonly id_gasto?: string;
    readonly monto: Centavos;
    readonly motivo: string;
  }[];
};

type Oficina = Pick<Cartera, 'cobrador' | 'hoy'> & {
  readonly negocio: Negocio;
  readonly gerente: UsuarioDoc;
};

const MEDIANOCHE_Y_UN_MINUTO = 1;

/** The row as the rules of the day decide it, and the credit after it; a story that they refuse throws. */
function conFila({ negocio }: Oficina, { cliente, credito, filas }: Libro, pedido: MovimientoPedido): Libro {
  const { tipo, fecha, minuto = 11 * 60 } = pedido;
  const { id_credito, id_cliente, id_cobrador } = credito;
  const capturado_en = aLas(fecha, minuto);
  const { monto_diario_centavos: monto_diario, saldo_centavos: saldo } = credito;
  const abono = sugerenciaAbono({ monto_diario, saldo }, PARAMETROS);
  const monto = tipo === 'pago' ? (pedido.monto ?? abono) : centavos(0);
  const decision = decidirGestion({
    peticion: tipo === 'atraso' ? { tipo } : { tipo: 'abono', monto },
    credito,
    instante: capturado_en,
    fecha,
    abonos_llegados_hoy: llegadoHoy(credito, fechaLocal(capturado_en)),
    negocio,
  });
  if (decision.tipo !== 'registrado')
    throw new Error(`The story has a ${tipo} of ${id_credito} on ${fecha} that is ${decision.tipo}`);
  const { id_movimiento, abonos, monto: monto_centavos } = decision;
  const debido = debidoAntesDe(credito, { tipo: decision.movimiento, fecha }, negocio);
  const fila = unMovimiento({
    ...(debido && { debido }),
    ...interesAlNacer(credito, { tipo: decision.movimiento, monto_centavos }),
    id_movimiento,
    id_credito,
    id_cliente,
    id_cobrador,
    tipo: decision.movimiento,
    monto_centavos,
    abonos,
    fecha,
    capturado_en,
  });
  const { cambios, cancela_atraso } = efectosDeGestion(credito, fila);
  const cancelado = { fecha: capturado_en, por: id_cobrador, id_movimiento };
  const anteriores = filas.map((anterior) =>
    anterior.id_movimiento === cancela_atraso?.id_movimiento ? { ...anterior, cancelado } : anterior,
  );
  return {
    cliente: { ...cliente, ultima_visita: fecha },
    credito: { ...credito, ...cambios },
    filas: [...anteriores, fila],
  };
}

/** The client follows its credit: listed as active while one is open, then as finished. */
function siguiendo({ cliente, credito, filas }: Libro): Libro {
  const { id_credito, estado_credito } = credito;
  const abierto = estado_credito === 'Aprobado';
  const estado_lista = abierto ? 'Pendiente' : 'Finalizado';
  return {
    cliente: { ...cliente, estado_lista, id_credito_abierto: abierto ? id_credito : null },
    credito,
    filas,
  };
}

/** Nobody types it; records of before have it. */
const CIUDAD = 'Durango';

function pedidoEn(oficina: Oficina, pedido: CreditoDeCartera, numero: number, en: Date): Libro {
  const { id_cliente = `cli-${numero}`, id_credito = `cre-${numero}`, persona, plazo = 30 } = pedido;
  const { id_usuario: id_cobrador, nombre: nombre_cobrador } = oficina.cobrador;
  const datos = unaPersona({ nombre: `Cliente Número ${numero}`, ...persona });
  const ficha = { ...fichaNueva(datos), ubicacion: ubicacion(datos.colonia, CIUDAD) };
  const cliente = clienteNuevo({ ficha, id_cliente, id_cobrador, id_credito, en });
  const monto_solicitado = pedido.monto_solicitado ?? centavos(300_000);
  const credito = creditoNuevo({ id_credito, cliente, nombre_cobrador, monto_solicitado, plazo, en });
  return { cliente, credito, filas: [] };
}

/** Since when it owes, and by which numbers it is counted, as the server keeps them with each change. */
const conSusMarcas = ({ credito, ...libro }: Libro, { negocio }: Oficina): Libro => ({
  ...libro,
  credito: {
    ...credito,
    debe_desde: debeDesde(credito, negocio),
    ...contadoCon(credito, negocio.parametros),
  },
});

/** A client with a credit in that state, with those rows. */
function libroDe(oficina: Oficina, pedido: CreditoDeCartera, numero: number): Libro {
  const { estado = 'Aprobado', movimientos = [] } = pedido;
  const inicio = pedido.fecha_inicio ?? sumarDias(oficina.hoy, -10);
  const nuevo = pedidoEn(oficina, pedido, numero, aLas(sumarDias(inicio, -1), 12 * 60));
  if (estado === 'Pendiente') return nuevo;
  const { cliente, credito } = nuevo;
  const { id_usuario: id_gerente, nombre: nombre_gerente } = oficina.gerente;
  const fecha = aLas(inicio, MEDIANOCHE_Y_UN_MINUTO);
  const decision = { estado, id_gerente, nombre_gerente, fecha, comentario: '' };
  if (estado === 'Rechazado') {
    return {
      cliente: { ...cliente, id_credito_abierto: null },
      credito: { ...credito, decision, estado_credito: estado },
      filas: [],
    };
  }
  const activo = { ...credito, decision, ...activarCredito(credito, inicio, oficina.negocio) };
  const enOrden = movimientos.toSorted((a, b) => (a.fecha < b.fecha ? -1 : a.fecha > b.fecha ? 1 : 0));
  const libro = enOrden.reduce<Libro>((hasta, movimiento) => conFila(oficina, hasta, movimiento), {
    cliente,
    credito: activo,
    filas: [],
  });
  return conSusMarcas(siguiendo(libro), oficina);
}

function oficinaDe({ ahora, negocio = NEGOCIO_POR_DEFECTO, ...pedida }: CarteraPedida): Oficina {
  const nadie = { id_usuario: 'gerente-1', nombre: 'Adriana Solís', id_rol: ROL.gerente };
  const gerente = unUsuario({ ...nadie, ...pedida.gerente });
  return { cobrador: unUsuario(pedida.cobrador), gerente, hoy: fechaLocal(ahora), negocio };
}

/** A collector's portfolio alone. */
export function armarCartera(pedida: CarteraPedida): Cartera {
  const { ahora, creditos = [], gastos = [] } = pedida;
  const oficina = oficinaDe(pedida);
  const cobrador = { id: oficina.cobrador.id_usuario, nombre: oficina.cobrador.nombre };
  return {
    ...oficina,
    libros: creditos.map((credito, i) => libroDe(oficina, credito, i + 1)),
    gastos: gastos.map((gasto, i) => gastoNuevo({ id_gasto: `gas-${i + 1}`, ...gasto, cobrador, en: ahora })),
  };
}

/** A consistent portfolio, put in bulk, with its office: rows of given states, and the sums that they add up to. */
export function unaCartera(pedida: CarteraPedida): { readonly documentos: Documento[] } {
  const { gerente } = oficinaDe(pedida);
  const cartera = armarCartera(pedida);
  const deLaOficina = [documentoDeNegocio(pedida.negocio), ...documentosDeUsuario(gerente)];
  return { documentos: [...deLaOficina, ...documentosDe(cartera), ...auditoriaDe(cartera)] };
}
