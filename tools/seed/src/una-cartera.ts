import type { CreditoDoc, UsuarioDoc } from '@leal/contract/documentos';
import { type Centavos, centavos, type Fecha, type Negocio, ROL, slug, sumarDias } from '@leal/domain';
import { decidirCredito, registrarCliente } from './altas.ts';
import { type Cartera, carteraVacia } from './cartera.ts';
import { unCliente, unUsuario } from './constructores.ts';
import { type Documento, documentoDeNegocio, documentosDe, documentosDeUsuario } from './documentos.ts';
import { pedirGasto } from './gastos.ts';
import { registrarGestion } from './gestiones.ts';
import { contar, type Paso } from './guion.ts';
import type { Persona } from './personas.ts';
import { olvidarDiasViejos } from './sumas.ts';
import { aLas, presente } from './tiempo.ts';

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
  readonly persona?: Partial<Persona>;
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

const MEDIANOCHE_Y_UN_MINUTO = 1;

function personaDe(pedida: Partial<Persona> = {}, numero: number): Persona {
  const base = unCliente({ nombre: pedida.nombre ?? `Cliente Número ${numero}` });
  const { nombre, negocio, direccion, calle, colonia, ubicacion, telefono } = base;
  return {
    nombre,
    slug: slug(nombre),
    negocio,
    direccion,
    calle,
    colonia,
    ubicacion,
    telefono,
    ...pedida,
  };
}

function pasosDelCredito(cartera: Cartera, pedido: CreditoDeCartera, numero: number): Paso[] {
  const { id_cliente = `cli-${numero}`, id_credito = `cre-${numero}`, estado = 'Aprobado' } = pedido;
  const inicio = pedido.fecha_inicio ?? sumarDias(cartera.hoy, -10);
  const solicitado_en = aLas(sumarDias(inicio, -1), 12 * 60);
  const en = aLas(inicio, MEDIANOCHE_Y_UN_MINUTO);
  const alta = {
    id_cliente,
    id_credito,
    persona: personaDe(pedido.persona, numero),
    monto_solicitado: pedido.monto_solicitado ?? centavos(300_000),
    plazo: pedido.plazo ?? 30,
    en: solicitado_en,
  };
  const movimientos = (pedido.movimientos ?? []).map(({ tipo, fecha, monto, minuto = 11 * 60 }): Paso => {
    const capturado_en = aLas(fecha, minuto);
    const hecho = { id_credito, tipo, fecha, capturado_en, sincronizado_en: capturado_en };
    const abonos = tipo === 'pago' ? 1 : 0;
    const gestion = monto === undefined ? { ...hecho, abonos } : { ...hecho, abonos, monto };
    return { en: capturado_en, hacer: () => registrarGestion(cartera, gestion) };
  });
  const decidir = { en, hacer: () => decidirCredito(cartera, { id_credito, en, estado: 'Aprobado' }) };
  const rechazar = { en, hacer: () => decidirCredito(cartera, { id_credito, en, estado: 'Rechazado' }) };
  const decision = { Pendiente: [], Aprobado: [decidir], Rechazado: [rechazar] }[estado];
  return [{ en: solicitado_en, hacer: () => registrarCliente(cartera, alta) }, ...decision, ...movimientos];
}

/**
 * A consistent portfolio for a test: its movements are decided and folded by the domain's own
 * rules, so that a story the rules refuse throws. Gives the documents to load and the state to
 * compare with.
 */
export function unaCartera(pedida: CarteraPedida): { cartera: Cartera; documentos: Documento[] } {
  const { ahora, negocio } = pedida;
  const gerente = unUsuario({
    id_usuario: 'gerente-1',
    nombre: 'Adriana Solís',
    id_rol: ROL.gerente,
    ...pedida.gerente,
  });
  const cartera = carteraVacia({
    cobrador: unUsuario(pedida.cobrador),
    gerente,
    hoy: presente(ahora).hoy,
    ...(negocio ? { negocio } : {}),
  });
  contar((pedida.creditos ?? []).flatMap((credito, i) => pasosDelCredito(cartera, credito, i + 1)));
  for (const [i, gasto] of (pedida.gastos ?? []).entries()) {
    pedirGasto(cartera, { id_gasto: `gas-${i + 1}`, ...gasto, en: ahora });
  }
  olvidarDiasViejos(cartera);
  const documentos = [documentoDeNegocio(negocio), ...documentosDeUsuario(gerente), ...documentosDe(cartera)];
  return { cartera, documentos };
}
