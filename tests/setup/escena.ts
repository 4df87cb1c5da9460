// One collector with one credit, and what the collector asks of a manager about it.
import type { NombreLlamada } from '@leal/contract';
import { fecha, idPago } from '@leal/domain';
import type { CreditoDeCartera } from '@leal/seed';
import { comprobantesDeEscena } from './comprobantes.ts';
import { convenir } from './convenio.ts';
import { cortesDeEscena } from './cortes.ts';
import { deposito, idDelDeposito } from './deposito.ts';
import { cajaDe, darFondo } from './fondo.ts';
import { invocar } from './invocar.ts';
import { libroCuadrado } from './libro.ts';
import type { Mundo } from './mundo.ts';
import { prestar } from './prestar.ts';
import { empezar } from './reasignar.ts';
import { senalada } from './senalada.ts';

type Cuerpo = Record<string, unknown>;
const TELEFONO = { dispositivo: 'tel-1', secuencia: 1, desfase_ms: 0 };
type Cobrador = Awaited<ReturnType<Mundo['cobrador']>>;

/** 3,000 lent at 30 days: 3,600 to pay, 120 a day. */
export const escena = async (mundo: Mundo, credito: CreditoDeCartera = {}) =>
  escenaDe(mundo, await mundo.cobrador([credito]));

/** The same with a collector who is there already: about the first credit, or another one. */
export function escenaDe(mundo: Mundo, cobrador: Cobrador, numero = 1) {
  const id_credito = `${cobrador.prefijo}-cre-${numero}`;
  const id_cliente = `${cobrador.prefijo}-cli-${numero}`;
  const enviar = async (nombre: NombreLlamada, cuerpo: Cuerpo): Promise<Record<string, string>> => {
    const respuesta = await invocar(cobrador, nombre, { cuerpo });
    if (respuesta.estado >= 300) throw new Error(`${nombre}: ${JSON.stringify(respuesta.cuerpo)}`);
    return respuesta.cuerpo as unknown as Record<string, string>;
  };
  const pedir = async (nombre: NombreLlamada, cuerpo: Cuerpo) =>
    String((await enviar(nombre, cuerpo))['id_solicitud']);
  const pago = (dia: string) => idPago(id_credito, `pago-2026-11-${dia}`);
  const libro = () => libroCuadrado(mundo.db, cobrador.uid);
  const abonar = (monto: number) => enviar('registrarAbono', { id_credito, monto });
  const gerente = () => mundo.cuenta('gerente@leal.demo');
  const aprobado = async () => {
    await invocar(await gerente(), 'aprobarCredito', { cuerpo: { id_credito } });
    return id_credito;
  };
  const pedirMultiple = (monto_total = 720) =>
    pedir('solicitarAbonosMultiples', { id_credito, monto_total, motivo: 'Adelanta' });
  /** A transfer that came late, and what a manager said of it. */
  const decidirTransferencia = async (estado: 'aprobada' | 'rechazada') => {
    const id = await pedir('registrarAbono', {
      id_credito,
      monto: 240,
      capturado_en: '2026-11-10T12:00:00-06:00',
      transferencia: { fecha: '2026-11-10' },
      ...TELEFONO,
    });
    await invocar(await gerente(), 'resolverCapturaTardia', { parametros: { id }, cuerpo: { estado } });
    return id;
  };
  return {
    mundo,
    cobrador,
    gerente,
    id_credito,
    id_cliente,
    pago,
    libro,
    elCredito: async () => (await libro()).creditos.find((credito) => credito.id_credito === id_credito),
    elCliente: async () => (await libro()).clientes.find((cliente) => cliente.id_cliente === id_cliente),
    abonar,
    ...comprobantesDeEscena(cobrador, id_credito),
    /** A manager approves it: its cash is to be handed over. */
    aprobado,
    /** A manager turns the collector off. */
    apagar: async () => {
      const cuerpo = { activo: false, deja_clientes: true };
      const parametros = { id_usuario: cobrador.uid };
      return invocar(await gerente(), 'cambiarUsuario', { parametros, cuerpo });
    },
    /** A manager takes it out as lost. */
    castigado: async (motivo = 'No se localiza', quien?: Parameters<typeof invocar>[0]) => {
      const saldo =
        ((await libro()).creditos.find((c) => c.id_credito === id_credito)?.saldo_centavos ?? 0) / 100;
      const cuerpo = { id_credito, motivo, visto: { saldo, pedido_por: null } };
      const { estado } = await invocar(quien ?? (await gerente()), 'castigarCredito', { cuerpo });
      if (estado !== 200) throw new Error(`castigarCredito: ${estado}`);
      return id_credito;
    },
    /** Its client promises a new plan: the convenio's id. */
    conConvenio: async () => {
      const { estado, cuerpo } = await convenir(cobrador, { id_credito });
      if (estado !== 200) throw new Error(`registrarConvenio: ${estado}`);
      return cuerpo.convenio.id;
    },
    /** The approval as if it had been then, and not at this minute. */
    aprobadoDesde: (instante: string) =>
      mundo.db.doc(`creditos/${id_credito}`).update({ 'decision.fecha': new Date(instante) }),
    /** The loan with its cash handed over, with a signature. */
    entregado: async () => {
      await aprobado();
      await darFondo(mundo, cobrador, 3000);
      const cuerpo = { id_credito, monto: 3000, firma: '10,20 300,200;400,50 500,60' };
      await invocar(cobrador, 'entregarCredito', { cuerpo });
      return id_credito;
    },
    ...cortesDeEscena(mundo, cobrador, abonar),
    /** The phone says what it holds: its name. */
    avisar: async (sin_enviar = 3) => {
      const [dispositivo, monto_sin_enviar] = [TELEFONO.dispositivo, 80 * sin_enviar];
      await enviar('avisarContacto', { dispositivo, version: '1.0.0', sin_enviar, monto_sin_enviar });
      return dispositivo;
    },
    atrasar: () => enviar('registrarAtraso', { id_credito }),
    pedirEdicion: (dia: string, monto_nuevo: number) =>
      pedir('solicitarEdicionPago', { id_pago: pago(dia), monto_nuevo, motivo: 'Se capturó mal' }),
    pedirEliminacion: (dia: string) =>
      pedir('solicitarEliminacionPago', { id_pago: pago(dia), motivo: 'Era de otro cliente' }),
    pedirMultiple,
    /** Rejected by a manager, who says what becomes of the cash. */
    multipleRechazado: async (efectivo: 'devolver' | 'registrar' = 'devolver') => {
      const id = await pedirMultiple();
      const cuerpo = { estado: 'rechazada', efectivo, comentario: 'De 5 en 5' };
      await invocar(await gerente(), 'resolverAbonosMultiples', { parametros: { id }, cuerpo });
      return id;
    },
    /** A payment of that day that a phone sends too late for it to be booked by itself. */
    pedirTardia: (monto = 240, dia = '10', telefono: Cuerpo = TELEFONO) =>
      pedir('registrarAbono', {
        id_credito,
        monto,
        motivo: 'El teléfono estuvo varios días sin señal.',
        capturado_en: `2026-11-${dia}T12:00:00-06:00`,
        ...telefono,
      }),
    /** A transfer that was booked: it came late, and a manager took it. */
    transferencia: () => decidirTransferencia('aprobada'),
    /** The same, rejected: no payment stands for it. */
    transferenciaRechazada: () => decidirTransferencia('rechazada'),
    /** A deposit that the bank tells of. */
    deposito: async (monto = 240) => {
      const cuerpo = deposito(monto);
      await invocar(await gerente(), 'cargarRenglones', { cuerpo });
      return idDelDeposito(cuerpo);
    },
    /** A signal of one of its days, as a night has left it. */
    senal: async () => {
      const doc = senalada(cobrador.uid, fecha('2026-11-17'));
      await mundo.db.doc(`senales/${doc.id}`).set(doc);
      return doc.id;
    },
    /** Cash of the office in the box. */
    conFondo: (monto: number) => darFondo(mundo, cobrador, monto),
    /** A part of the cash, handed in and not confirmed yet; where there is none, of a float. */
    entregarParcial: async (monto = 200) => {
      if ((await cajaDe(cobrador)).disponible < monto) await darFondo(mundo, cobrador, monto);
      const { traspaso } = (await enviar('crearTraspaso', { monto })) as unknown as {
        traspaso: { id_traspaso: string };
      };
      return traspaso.id_traspaso;
    },
    pedirCambios: (cambios?: Cuerpo) =>
      pedir('solicitarEdicionCliente', { id_cliente, motivo: 'Se mudó', ...(cambios && { cambios }) }),
    pedirRenovacion: (monto_solicitado = 4000, dias_pago = 40) =>
      pedir('solicitarRenovacion', { id_credito_anterior: id_credito, monto_solicitado, dias_pago }),
    otroCobrador: async () => (await mundo.cobrador([{}])).uid,
    /** The route is somebody else's to work from now on: the loan's id. */
    prestar: async () => {
      const a = (await mundo.cobrador([{}])).uid;
      const { cuerpo } = await prestar(await gerente(), cobrador.uid, { a });
      return cuerpo.prestada.id_prestada;
    },
    /** All the clients are on their way to somebody else; none has gone yet. */
    empezarReasignacion: async () => {
      const seleccion = { de: cobrador.uid, a: [(await mundo.cobrador([{}])).uid] };
      return (await empezar(await gerente(), seleccion)).cuerpo.id_reasignacion;
    },
    enLaRuta: async () => {
      const parametros = { id_usuario: cobrador.uid };
      const { cuerpo } = await invocar(cobrador, 'activosSinPagoHoy', { parametros });
      return cuerpo.datos.map((credito) => credito.id_credito);
    },
  };
}
export type Escena = ReturnType<typeof escenaDe>;
