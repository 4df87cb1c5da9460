// The roles that may hand in cuts, see them, and decide over them.
import type { NombreLlamada } from '@leal/contract';
import { cuerpoDeConvenio } from '../convenio.ts';
import { escenaDe } from '../escena.ts';
import { vistoDelCastigo } from '../visto-del-castigo.ts';
import {
  type Datos,
  DE_COBRADOR,
  DE_GERENTE,
  DE_OFICINA,
  DE_TODOS_Y_SUPERVISOR,
  type Fila,
  nada,
  NADIE,
  PENDIENTE,
  porUsuario,
  SIN_SUPERVISOR,
} from './fila.ts';

const porCorte = ({ id_solicitud: id_corte }: Datos) => ({ parametros: { id_corte } });
const CONTADO = { conteo: { '100': 1 }, esperado: 120 };
const LISTA = {
  peticion: ({ id_usuario: id_cobrador }) => ({ consulta: { id_cobrador } }),
  cobrador: [200, 403, 403],
  gerente: [200, 200],
  supervisor: [200, 200],
} satisfies Fila;

export const CORTES = {
  abiertoDeCobrador: { ...SIN_SUPERVISOR, peticion: porUsuario },
  entregarCorte: {
    ...DE_COBRADOR,
    peticion: ({ id_usuario: id_cobrador }) => ({ cuerpo: { numero: 1, ...CONTADO, id_cobrador } }),
    preparar: async ({ abonar }) => (await abonar(120))['id_pago'] ?? '',
    cobrador: [201, 403, 403],
  },
  entregarDevuelto: {
    ...DE_COBRADOR,
    peticion: (datos) => ({ ...porCorte(datos), cuerpo: CONTADO }),
    preparar: ({ corteDevuelto }) => corteDevuelto(),
  },
  cerrarCaja: {
    ...DE_GERENTE,
    peticion: ({ id_usuario: id_cobrador }) => ({
      cuerpo: { id_cobrador, conteo: { '100': 1 }, visto: { numero: 1, esperado: 120 } },
    }),
    preparar: async ({ abonar }) => (await abonar(120))['id_pago'] ?? '',
    // A collector who works hands in their own cut.
    gerente: [422, 404],
  },
  cortesSinEntregar: { ...DE_TODOS_Y_SUPERVISOR, peticion: nada },
  listarCortes: LISTA,
  detalleCorte: {
    ...DE_OFICINA,
    peticion: porCorte,
    preparar: ({ entregarCorte }) => entregarCorte(),
  },
  decidirCorte: {
    ...DE_GERENTE,
    peticion: (datos) => ({
      ...porCorte(datos),
      cuerpo: { decision: 'confirmar', visto: { esperado: 120, contado: 100, estado: 'entregado' } },
    }),
    preparar: ({ entregarCorte }) => entregarCorte(),
  },
  listarDiferencias: LISTA,
  porEntregar: { ...LISTA, supervisor: NADIE },
  entregarCredito: {
    ...DE_COBRADOR,
    peticion: ({ id_credito }) => ({ cuerpo: { id_credito, monto: 3000, faltante: 3000 } }),
    creditos: PENDIENTE,
    preparar: ({ aprobado }) => aprobado(),
  },
  deshacerEntrega: {
    ...DE_GERENTE,
    peticion: ({ id_credito }) => ({ cuerpo: { id_credito, motivo: 'No fue', visto: { monto: 3000 } } }),
    creditos: PENDIENTE,
    preparar: ({ entregado }) => entregado(),
  },
  firmaDeEntrega: {
    ...DE_GERENTE,
    peticion: ({ id_credito }) => ({ parametros: { id_credito } }),
    creditos: PENDIENTE,
    preparar: ({ entregado }) => entregado(),
  },
  cancelarCredito: {
    ...DE_GERENTE,
    peticion: ({ id_credito }) => ({ cuerpo: { id_credito, motivo: 'No la quiso', visto: { monto: 3000 } } }),
    creditos: PENDIENTE,
    preparar: ({ aprobado }) => aprobado(),
  },
  castigados: { peticion: () => ({}), ...DE_GERENTE, gerente: [200, 200], supervisor: [200, 200] },
  castigarCredito: {
    ...DE_GERENTE,
    peticion: ({ id_credito }) => ({
      cuerpo: { id_credito, motivo: 'No paga', visto: { saldo: 3600, pedido_por: null } },
    }),
  },
  eliminarCliente: {
    ...DE_GERENTE,
    gerente: [204, 404],
    peticion: ({ id_cliente, id_credito }) => ({
      parametros: { id_cliente },
      consulta: { visto_credito: id_credito, visto_saldo: 3600, motivo: 'Se fue' },
    }),
  },
  deshacerCastigo: {
    ...DE_GERENTE,
    // Whose write-off it is, as whoever takes it back has read.
    peticion: ({ id_credito, id_solicitud: castigado_por }) => ({
      cuerpo: { id_credito, motivo: 'Sí paga', visto: { ...vistoDelCastigo(), castigado_por } },
    }),
    preparar: async ({ castigado, elCredito }) => {
      await castigado();
      return (await elCredito())?.castigo?.nombre ?? '';
    },
  },
  levantarCastigo: {
    ...DE_GERENTE,
    peticion: ({ id_credito }) => ({ cuerpo: { id_credito, motivo: 'Pagó', visto: { saldo: 3600 } } }),
    preparar: ({ castigado }) => castigado(),
  },
  registrarConvenio: {
    ...SIN_SUPERVISOR,
    creditos: [{}, {}],
    cadaQuienUno: true,
    peticion: ({ id_credito }) => ({ cuerpo: cuerpoDeConvenio({ id_credito }) }),
  },
  cancelarConvenio: {
    ...SIN_SUPERVISOR,
    creditos: [{}, {}],
    cadaQuienUno: true,
    // Of each of the two credits.
    preparar: async (escena) => {
      const otro = await escenaDe(escena.mundo, escena.cobrador, 2).conConvenio();
      return `${await escena.conConvenio()} ${otro}`;
    },
    peticion: ({ id_credito, id_solicitud }) => {
      const [primero = '', segundo = ''] = id_solicitud.split(' ');
      const convenio = id_credito.endsWith('-2') ? segundo : primero;
      return { cuerpo: { id_credito, motivo: 'No cumple', visto: { convenio } } };
    },
  },
  resolverDiferencia: {
    ...DE_GERENTE,
    peticion: (datos) => ({
      ...porCorte(datos),
      cuerpo: { como: 'saldada', motivo: 'La pagó', visto: { monto: 20 } },
    }),
    preparar: ({ corteConfirmado }) => corteConfirmado(),
  },
} satisfies { readonly [N in NombreLlamada]?: Fila };
