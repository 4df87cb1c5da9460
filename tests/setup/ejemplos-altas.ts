// Valid requests of what a collector registers and asks for, to be sent as they are or over a bad line.
import { idPago } from '@leal/domain';
import { vistoDelCastigo } from './visto-del-castigo.ts';

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

export const ejemplosDeAltas = (uid: string) => ({
  registrarCliente: { cuerpo: { ...FICHA, ...PRESTAMO, interes: 20, id_cobrador: uid } },
  duplicarCliente: { cuerpo: { id_cliente_original: `${uid}-cli-1`, ...PRESTAMO } },
  solicitarEdicionPago: { cuerpo: { id_pago: pagoDe(uid), monto_nuevo: 100, motivo: 'x', solicitante: uid } },
  solicitarEliminacionPago: { cuerpo: { id_pago: pagoDe(uid), motivo: 'x' } },
  crearGasto: { cuerpo: { monto: 150, motivo: 'x', id_cobrador: uid } },
  crearTraspaso: { cuerpo: { monto: 150, nota: 'x', id_cobrador: uid, pedido: true } },
  cerrarTareaMultiple: { parametros: { id: 'x' }, cuerpo: { hecho: 'devuelto' } },
  decidirTraspasoDe: {
    parametros: { id_traspaso: 'x' },
    cuerpo: { decision: 'cancelar', motivo: 'x', monto: 150 },
  },
  pedirSerie: { cuerpo: { dispositivo: 'tel-1' } },
  crearComprobante: {
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
  revocarComprobante: { cuerpo: { token: UN_TOKEN, motivo: 'x' } },
  verComprobante: { parametros: { token: UN_TOKEN } },
  porEntregar: { consulta: { id_cobrador: uid, limite: 5 } },
  entregarCredito: {
    cuerpo: {
      id_credito: `${uid}-cre-1`,
      monto: 3000,
      firma: '10,20 30,40;50,60',
      faltante: 3000,
      sin_linea: true,
    },
  },
  deshacerEntrega: { cuerpo: { id_credito: `${uid}-cre-1`, motivo: 'x', visto: { monto: 3000 } } },
  cancelarCredito: { cuerpo: { id_credito: `${uid}-cre-1`, motivo: 'x', visto: { monto: 3000 } } },
  castigados: { consulta: { id_cobrador: uid, busqueda: 'cliente nu', limite: 5 } },
  castigarCredito: {
    cuerpo: { id_credito: `${uid}-cre-1`, motivo: 'x', visto: { saldo: 3600, pedido_por: null } },
  },
  deshacerCastigo: { cuerpo: { id_credito: `${uid}-cre-1`, motivo: 'x', visto: vistoDelCastigo() } },
  levantarCastigo: { cuerpo: { id_credito: `${uid}-cre-1`, motivo: 'x', visto: { saldo: 3600 } } },
  registrarConvenio: {
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
  cancelarConvenio: { cuerpo: { id_credito: `${uid}-cre-1`, motivo: 'x', visto: { convenio: 'x' } } },
  abiertoDeCobrador: { parametros: { id_usuario: uid } },
  entregarCorte: {
    cuerpo: { numero: 1, conteo: { '100': 1, '0.50': 2 }, esperado: 101, nota: 'x', id_cobrador: uid },
  },
  entregarDevuelto: { parametros: { id_corte: 'x' }, cuerpo: { conteo: { '1': 1 }, esperado: 1, nota: 'x' } },
  listarCortes: { consulta: { id_cobrador: uid, estado: 'entregado', limite: 5 } },
  cerrarCaja: {
    cuerpo: { id_cobrador: uid, conteo: { '100': 1 }, nota: 'x', visto: { numero: 1, esperado: 101 } },
  },
  cortesSinEntregar: {},
  detalleCorte: { parametros: { id_corte: 'x' } },
  decidirCorte: {
    parametros: { id_corte: 'x' },
    cuerpo: { decision: 'devolver', motivo: 'x', visto: { esperado: 1, contado: 1, estado: 'entregado' } },
  },
  listarDiferencias: { consulta: { id_cobrador: uid, estado: 'abierta', limite: 5 } },
  resolverDiferencia: {
    parametros: { id_corte: 'x' },
    cuerpo: { como: 'saldada', motivo: 'x', visto: { monto: 1 } },
  },
  listarTraspasos: { consulta: { id_cobrador: uid, estado: 'pendiente', limite: 5 } },
  misSolicitudes: [
    { consulta: { tipo: 'credito', estado: 'pendiente,aprobada', limite: 5 } },
    { consulta: { ids: 'una,otra' } },
  ],
  gastosDeCobrador: { parametros: { id: uid }, consulta: { estado: 'pendiente', limite: 5 } },
});
