// The deeds of collectors, on the street and at night.
import {
  aPesos,
  type Centavos,
  CERO,
  centavos,
  fechaLocal,
  instanteLocal,
  MOTIVOS_VISITA,
  PLAZOS,
  porResolver,
  sumarDias,
} from '@leal/domain';
import { type CreditoDoc, retenidoDe } from '@leal/contract/documentos';
import { aVeces, recuperar } from './castigos.ts';
import { convenir } from './convenios.ts';
import { darComprobante, pedirSerie, revocarComprobante } from './comprobantes.ts';
import { pedirEdicion, pedirEliminacion } from './correcciones.ts';
import { entregarCorte, entregarDevuelto } from './cortes.ts';
import { entregarCredito } from './entregas.ts';
import { fichaAlAzar, prestamoAlAzar } from './ficha.ts';
import type { Momento, Operacion } from './momento.ts';
import { guardarNota } from './notas.ts';
import { decidirTraspaso, entregarParcial } from './traspasos.ts';

const MS_POR_HORA = 3_600_000;
/** Some clients pay by transfer: today, some days ago, or so they say. */
const porTransferencia = ({ azar, oficina }: Momento) =>
  azar.ocurre(0.15) && {
    transferencia: {
      fecha: sumarDias(oficina.hoy(), -azar.entero(-1, 32)),
      ...(azar.ocurre(0.7) && { referencia: `MX${azar.entero(1, 200)}` }),
    },
  };

const telefono = ({ azar }: Momento) => ({ dispositivo: 'tel-1', secuencia: azar.entero(1, 999) });

/** When it was done, for a phone that was out of reach; some too long ago, some outside of the hours. */
function captura(m: Momento) {
  const { azar, oficina } = m;
  const dia = sumarDias(oficina.hoy(), -azar.entero(0, 4));
  const hora = `${azar.elegir(['09', '10', '11', '13', '15', '17', '18'])}:${azar.elegir(['00', '29', '59'])}`;
  const ahora = new Date(oficina.ahora());
  const capturado_en = new Date(Math.min(instanteLocal(dia, hora).getTime(), ahora.getTime()));
  return { capturado_en: capturado_en.toISOString(), ...telefono(m) };
}

/** A phone that was out of reach for days, or whose clock runs ahead: whatever became of the credit meanwhile. */
const abonarTarde: Operacion = (m) => {
  const { azar, oficina } = m;
  const credito = m.credito('Aprobado', 'Aprobado', 'Finalizado', 'Renovado', 'Cancelado');
  if (!credito) return undefined;
  const { id_credito, id_cobrador, monto_diario_centavos } = credito;
  const horas = azar.elegir([73, 96, 120, 200, -1]);
  const cuerpo = {
    id_credito,
    monto: aPesos(centavos(monto_diario_centavos * azar.entero(1, 3))),
    capturado_en: new Date(oficina.ahora().getTime() - horas * MS_POR_HORA).toISOString(),
    ...porTransferencia(m),
    ...telefono(m),
  };
  return { quien: m.quienCobra(id_cobrador), nombre: 'registrarAbono', invocacion: { cuerpo } };
};

/** A payment that did not get through goes to the manager, or is discarded, as its phone says. */
const dejar =
  (nombre: 'enviarAbonoAlGerente' | 'descartarAbono'): Operacion =>
  (m) => {
    const credito = m.credito('Aprobado', 'Aprobado', 'Finalizado', 'Cancelado');
    if (!credito) return undefined;
    const { id_credito, id_cobrador } = credito;
    const clave = `rechazada-${m.azar.entero(1, 1e6)}`;
    const cuerpo = { id_credito, monto: m.abonos(credito, m.azar.entero(1, 7)), clave, ...captura(m) };
    return { quien: m.quienCobra(id_cobrador), nombre, invocacion: { cuerpo } };
  };

/** The reason is said with payments too, which keep none. */
const porque = ({ atrasos }: CreditoDoc) => ({
  motivo_visita: MOTIVOS_VISITA[atrasos % MOTIVOS_VISITA.length],
});

/** A daily payment for a day that is mostly one that may be promised. */
const promesa = (m: Momento, credito: CreditoDoc) =>
  m.azar.ocurre(0.2) && {
    promesa: {
      fecha: sumarDias(fechaLocal(m.oficina.ahora()), m.azar.entero(0, 31)),
      monto: m.abonos(credito, 1),
    },
  };

const cuandoFue = (m: Momento) => (m.azar.ocurre(0.25) ? captura(m) : {});

/** An amount from a visit to the whole balance, the payments that need a manager among them. */
function monto(m: Momento, credito: CreditoDoc): number {
  const { azar } = m;
  const cuantos = azar.elegir([0, 0.5, 1, 1, 1, 2, 3, 5, 5, 6, 8, 25, 30, 1000]);
  return cuantos === 0 ? 0 : m.abonos(credito, cuantos);
}

const registrarCliente: Operacion = (m) => {
  const id_cobrador = m.cobrador().uid;
  const quien = m.azar.ocurre(0.3) ? m.gerente() : m.cobrador(id_cobrador);
  const cuerpo = { ...fichaAlAzar(m), ...prestamoAlAzar(m), id_cobrador };
  return { quien, nombre: 'registrarCliente', invocacion: { cuerpo } };
};

const duplicarCliente: Operacion = (m) => {
  const cliente = m.cliente();
  const cuerpo = { id_cliente_original: cliente?.id_cliente, ...prestamoAlAzar(m) };
  return (
    cliente && { quien: m.cobrador(cliente.id_cobrador), nombre: 'duplicarCliente', invocacion: { cuerpo } }
  );
};

const abonar: Operacion = (m) => {
  const credito = m.credito('Aprobado');
  if (!credito) return undefined;
  const { id_credito, id_cobrador } = credito;
  const cuerpo = {
    id_credito,
    monto: monto(m, credito),
    ...porque(credito),
    ...promesa(m, credito),
    ...porTransferencia(m),
    ...cuandoFue(m),
  };
  return { quien: m.quienCobra(id_cobrador), nombre: 'registrarAbono', invocacion: { cuerpo } };
};

const atrasar: Operacion = (m) => {
  const credito = m.credito('Aprobado');
  if (!credito) return undefined;
  const cuerpo = {
    id_credito: credito.id_credito,
    ...porque(credito),
    ...promesa(m, credito),
    ...cuandoFue(m),
  };
  return { quien: m.quienCobra(credito.id_cobrador), nombre: 'registrarAtraso', invocacion: { cuerpo } };
};

const pedirMultiple: Operacion = (m) => {
  const credito = m.credito('Aprobado');
  if (!credito) return undefined;
  const { id_credito, id_cobrador } = credito;
  const cuerpo = {
    id_credito,
    monto_total: m.abonos(credito, m.azar.entero(6, 20)),
    motivo: 'Adelanta',
    ...cuandoFue(m),
  };
  return { quien: m.quienCobra(id_cobrador), nombre: 'solicitarAbonosMultiples', invocacion: { cuerpo } };
};

const cerrarTarea: Operacion = (m) => {
  const dejada = m.tarea();
  if (!dejada) return undefined;
  const parametros = { id: dejada.id_solicitud };
  const cuerpo = { hecho: m.azar.elegir(['devuelto', 'registrado']) };
  const quien = m.cobrador(dejada.id_cobrador);
  return { quien, nombre: 'cerrarTareaMultiple', invocacion: { parametros, cuerpo } };
};

/** All that remains, some of it, or a centavo too much. */
const abonarDeTarea: Operacion = (m) => {
  const tarea = m.tarea();
  if (!tarea) return undefined;
  const { id_solicitud: id_solicitud_tarea, id_credito, id_cobrador } = tarea;
  const retenido = retenidoDe(tarea);
  const resta = retenido ? porResolver(retenido) : CERO;
  const centavos = m.azar.elegir([resta, resta, resta / 2, resta / 3, resta + 1, 0]);
  const monto = aPesos(Math.round(centavos) as Centavos);
  const cuerpo = { id_credito, monto, id_solicitud_tarea, ...cuandoFue(m) };
  return { quien: m.cobrador(id_cobrador), nombre: 'registrarAbono', invocacion: { cuerpo } };
};

const pedirCambios: Operacion = (m) => {
  const cliente = m.cliente();
  if (!cliente) return undefined;
  const { id_cliente, id_cobrador } = cliente;
  const cambios = { ...fichaAlAzar(m), ...(m.azar.ocurre(0.4) && { dias_pago: m.azar.elegir(PLAZOS) }) };
  const cuerpo = { id_cliente, motivo: 'Se mudó', ...(m.azar.ocurre(0.8) && { cambios }) };
  return { quien: m.quienCobra(id_cobrador), nombre: 'solicitarEdicionCliente', invocacion: { cuerpo } };
};

/** Here or there in the city, now or from before the line was back. */
const registrarPunto: Operacion = (m) => {
  const cliente = m.cliente();
  if (!cliente) return undefined;
  const { id_cliente, id_cobrador } = cliente;
  const alAzar = () => m.azar.entero(0, 40_000) / 1e6;
  const punto = { latitud: 24 + alAzar(), longitud: -104.6 - alAzar(), precision_m: m.azar.entero(3, 80) };
  const invocacion = { parametros: { id_cliente }, cuerpo: { punto, ...cuandoFue(m) } };
  return { quien: m.quienCobra(id_cobrador), nombre: 'registrarPunto', invocacion };
};

const pedirRenovacion: Operacion = (m) => {
  const creditos = m.oficina.espejo.de('creditos').filter(({ renovable }) => renovable);
  const deFoco = creditos.filter(({ id_cliente }) => m.foco === undefined || id_cliente === m.foco);
  const credito = m.uno(deFoco) ?? m.credito('Aprobado', 'Finalizado');
  if (!credito) return undefined;
  const cuerpo = { id_credito_anterior: credito.id_credito, ...prestamoAlAzar(m) };
  return { quien: m.quienCobra(credito.id_cobrador), nombre: 'solicitarRenovacion', invocacion: { cuerpo } };
};

const crearGasto: Operacion = (m) => {
  const cuerpo = { monto: m.azar.elegir([50, 120.5, 300]), motivo: 'Gasolina' };
  return { quien: m.cobrador(), nombre: 'crearGasto', invocacion: { cuerpo } };
};

const guardarOrden: Operacion = (m) => {
  const { uid: id_cobrador } = m.cobrador();
  const activos = m.oficina.espejo
    .de('creditos')
    .filter((credito) => credito.id_cobrador === id_cobrador && credito.estado_credito === 'Aprobado')
    .map(({ id_credito }) => id_credito);
  const ordenClientes = m.azar.muestra(activos, m.azar.entero(1, 8)).reverse();
  const quien = m.azar.ocurre(0.3) ? m.gerente() : m.cobrador(id_cobrador);
  return { quien, nombre: 'guardarOrden', invocacion: { cuerpo: { ordenClientes, id_cobrador } } };
};

/** The deeds, each with how often it is done. */
export const DEL_COBRADOR: readonly (readonly [Operacion, number])[] = [
  [registrarCliente, 3],
  [duplicarCliente, 1],
  [abonar, 40],
  [aVeces(recuperar, abonarTarde), 2],
  [dejar('enviarAbonoAlGerente'), 1],
  [dejar('descartarAbono'), 1],
  [atrasar, 6],
  [pedirMultiple, 6],
  [cerrarTarea, 6],
  [abonarDeTarea, 10],
  [pedirEdicion, 4],
  [pedirEliminacion, 4],
  [pedirCambios, 3],
  [pedirRenovacion, 8],
  [aVeces(convenir, crearGasto), 2],
  [aVeces(convenir, guardarOrden), 2],
  [aVeces(convenir, guardarNota), 2],
  [registrarPunto, 2],
  [entregarParcial, 2],
  [decidirTraspaso, 4],
  [pedirSerie, 1],
  [darComprobante, 8],
  [revocarComprobante, 1],
  [entregarCorte, 3],
  [entregarCredito, 6],
  [entregarDevuelto, 2],
];
