// Valid requests of what a collector registers and asks for, to be sent as they are or over a bad line.
import type { NombreLlamada } from '@leal/contract';
import { idPago } from '@leal/domain';
import type { CreditoDeCartera, Invocacion } from '@leal/seed';
import { pagado } from './pagado.ts';
import { vistoDelCastigo } from './visto-del-castigo.ts';

export type Ejemplo = { readonly nombre: NombreLlamada; readonly buena: Invocacion };

const PRESTAMO = { monto_solicitado: 3000, dias_pago: 30 };
const FICHA = {
  nombre: 'Ana',
  negocio: 'x',
  direccion: 'x',
  calle: 'x',
  colonia: 'x',
  telefono: '6181234567',
};
const UN_TOKEN = 'AAAAAAAAAAAAAAAAAAAAAA';
const pagoDe = (uid: string) => idPago(`${uid}-cre-1`, 'pago-2026-11-09');

type Alta = {
  readonly titulo: string;
  readonly cuerpo: (uid: string) => Record<string, unknown>;
  readonly creditos?: readonly CreditoDeCartera[];
};

/** Each example is one change, on a portfolio of these credits (default: two fresh ones). */
const ALTAS = {
  registrarCliente: {
    titulo: 'a new client',
    cuerpo: (id_cobrador) => ({ ...FICHA, ...PRESTAMO, interes: 20, id_cobrador }),
  },
  duplicarCliente: {
    titulo: 'a duplicate',
    cuerpo: (uid) => ({ id_cliente_original: `${uid}-cli-1`, ...PRESTAMO }),
    // Nobody of this name is deleted, or written off.
    creditos: [{ persona: { nombre: 'Dora Dos Veces' } }],
  },
  solicitarEdicionPago: {
    titulo: 'a request to edit a payment',
    cuerpo: (uid) => ({ id_pago: pagoDe(uid), monto_nuevo: 100, motivo: 'x', solicitante: uid }),
    creditos: [pagado(120)],
  },
  solicitarEliminacionPago: {
    titulo: 'a request to delete a payment',
    cuerpo: (uid) => ({ id_pago: pagoDe(uid), motivo: 'x' }),
    creditos: [pagado(120)],
  },
  crearGasto: {
    titulo: 'an expense',
    cuerpo: (id_cobrador) => ({ monto: 150, motivo: 'x', id_cobrador }),
  },
  crearTraspaso: {
    titulo: 'a float asked for',
    cuerpo: (id_cobrador) => ({ monto: 150, nota: 'x', id_cobrador, pedido: true }),
  },
} satisfies { readonly [N in NombreLlamada]?: Alta };

export const CAMBIOS_DE_ALTA = Object.entries(ALTAS) as [keyof typeof ALTAS, Alta][];

export const ejemplosDeAltas = (uid: string): Ejemplo[] => [
  ...CAMBIOS_DE_ALTA.map(([nombre, { cuerpo }]) => ({ nombre, buena: { cuerpo: cuerpo(uid) } })),
  { nombre: 'cerrarTareaMultiple', buena: { parametros: { id: 'x' }, cuerpo: { hecho: 'devuelto' } } },
  {
    nombre: 'decidirTraspasoDe',
    buena: {
      parametros: { id_traspaso: 'x' },
      cuerpo: { decision: 'cancelar', motivo: 'x', monto: 150 },
    },
  },
  { nombre: 'pedirSerie', buena: { cuerpo: { dispositivo: 'tel-1' } } },
  {
    nombre: 'crearComprobante',
    buena: {
      cuerpo: {
        token: UN_TOKEN,
        serie: 'K7MQ2',
        numero: 1,
        id_credito: `${uid}-cre-1`,
        clave_pago: 'una',
        monto: 120,
        fecha: '2026-11-18',
      },
    },
  },
  { nombre: 'revocarComprobante', buena: { cuerpo: { token: UN_TOKEN, motivo: 'x' } } },
  { nombre: 'verComprobante', buena: { parametros: { token: UN_TOKEN } } },
  { nombre: 'porEntregar', buena: { consulta: { id_cobrador: uid, limite: 5 } } },
  {
    nombre: 'entregarCredito',
    buena: {
      cuerpo: {
        id_credito: `${uid}-cre-1`,
        monto: 3000,
        firma: '10,20 30,40;50,60',
        faltante: 3000,
        sin_linea: true,
      },
    },
  },
  {
    nombre: 'deshacerEntrega',
    buena: { cuerpo: { id_credito: `${uid}-cre-1`, motivo: 'x', visto: { monto: 3000 } } },
  },
  {
    nombre: 'cancelarCredito',
    buena: { cuerpo: { id_credito: `${uid}-cre-1`, motivo: 'x', visto: { monto: 3000 } } },
  },
  { nombre: 'castigados', buena: { consulta: { id_cobrador: uid, busqueda: 'cliente nu', limite: 5 } } },
  {
    nombre: 'castigarCredito',
    buena: {
      cuerpo: { id_credito: `${uid}-cre-1`, motivo: 'x', visto: { saldo: 3600, pedido_por: null } },
    },
  },
  {
    nombre: 'deshacerCastigo',
    buena: { cuerpo: { id_credito: `${uid}-cre-1`, motivo: 'x', visto: vistoDelCastigo() } },
  },
  {
    nombre: 'levantarCastigo',
    buena: { cuerpo: { id_credito: `${uid}-cre-1`, motivo: 'x', visto: { saldo: 3600 } } },
  },
  {
    nombre: 'registrarConvenio',
    buena: {
      cuerpo: {
        id_credito: `${uid}-cre-1`,
        renglones: [
          { fecha: '2026-11-25', monto: 200 },
          { fecha: '2026-12-02', monto: 100.5 },
        ],
        nota: 'x',
        visto: { saldo: 3600, convenio: null },
      },
    },
  },
  {
    nombre: 'cancelarConvenio',
    buena: { cuerpo: { id_credito: `${uid}-cre-1`, motivo: 'x', visto: { convenio: 'x' } } },
  },
  { nombre: 'abiertoDeCobrador', buena: { parametros: { id_usuario: uid } } },
  {
    nombre: 'entregarCorte',
    buena: {
      cuerpo: { numero: 1, conteo: { '100': 1, '0.50': 2 }, esperado: 101, nota: 'x', id_cobrador: uid },
    },
  },
  {
    nombre: 'entregarDevuelto',
    buena: { parametros: { id_corte: 'x' }, cuerpo: { conteo: { '1': 1 }, esperado: 1, nota: 'x' } },
  },
  { nombre: 'listarCortes', buena: { consulta: { id_cobrador: uid, estado: 'entregado', limite: 5 } } },
  {
    nombre: 'cerrarCaja',
    buena: {
      cuerpo: { id_cobrador: uid, conteo: { '100': 1 }, nota: 'x', visto: { numero: 1, esperado: 101 } },
    },
  },
  { nombre: 'cortesSinEntregar', buena: {} },
  { nombre: 'detalleCorte', buena: { parametros: { id_corte: 'x' } } },
  {
    nombre: 'decidirCorte',
    buena: {
      parametros: { id_corte: 'x' },
      cuerpo: { decision: 'devolver', motivo: 'x', visto: { esperado: 1, contado: 1, estado: 'entregado' } },
    },
  },
  { nombre: 'listarDiferencias', buena: { consulta: { id_cobrador: uid, estado: 'abierta', limite: 5 } } },
  {
    nombre: 'resolverDiferencia',
    buena: {
      parametros: { id_corte: 'x' },
      cuerpo: { como: 'saldada', motivo: 'x', visto: { monto: 1 } },
    },
  },
  { nombre: 'listarTraspasos', buena: { consulta: { id_cobrador: uid, estado: 'pendiente', limite: 5 } } },
  {
    nombre: 'misSolicitudes',
    buena: { consulta: { tipo: 'credito', estado: 'pendiente,aprobada', limite: 5 } },
  },
  { nombre: 'misSolicitudes', buena: { consulta: { ids: 'una,otra' } } },
  {
    nombre: 'gastosDeCobrador',
    buena: { parametros: { id: uid }, consulta: { estado: 'pendiente', limite: 5 } },
  },
];
