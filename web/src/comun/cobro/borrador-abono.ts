import {
  abonosSinAprobacion,
  CERO,
  type Centavos,
  type ClasePropuesta,
  contarAbonos,
  type DecisionGestion,
  decisionSinLugar,
  ERRORES,
  type Fecha,
  fechaLocal,
  formaDe,
  formatearPesos,
  mensajeExcedeSaldo,
  minimo,
  type Parametros,
  propuestasDeAbono,
  restar,
  saldoAbierto,
  sugerenciaAbono,
  sumar,
  type Transferencia,
  type YaRegistrado,
} from '@leal/domain';
import { useState } from 'react';
import type { ClaseSinPago } from '../../acciones/atraso.ts';
import type { CreditoCobrable } from '../../acciones/toque.ts';
import {
  type Hecha,
  llegadoEn,
  type Momento,
  pronosticar,
  sinLugarParaAtraso,
} from '../../piezas/credito/pronostico.ts';
import { cuantos } from '../../piezas/textos/textos.ts';
import { useSobrepuestos } from '../../lib/acciones/sobrepuestos.ts';
import { escribirMonto, excedeMaximo, leerMonto, malEscrito } from '../../lib/leer-monto.ts';
import { useNegocio } from '../../lib/negocio.ts';
import { ahora, useAhora } from '../../lib/reloj.ts';
import { sinResolver } from '../../lib/salida/registro.ts';

/** The task of cash that was taken before and is registered now, and how much of it remains. */
export type TareaDeAbono = { readonly id_solicitud: string; readonly resta: Centavos };

/** Spec §5. */
export const MENSAJE_MONTO = 'Ingrese un monto válido (puede ser 0 para registrar visita sin pago)';

/** Spec §8: said while it is typed, and on the payment screen as long as it waits. */
export const MENSAJE_APROBACION =
  'Se requiere aprobación del gerente para este pago. El pago se reflejará una vez que sea aprobado.';

export type AbonoLeido =
  | {
      readonly valido: false;
      readonly mensaje: string;
      /** It is more than this, which is all that may be taken. */
      readonly maximo?: Centavos;
    }
  | {
      readonly valido: true;
      readonly monto: Centavos;
      /** 0 for a visit. */
      readonly abonos: number;
      /** The abonos with what arrived today already. */
      readonly abonosDeHoy: number;
      /** The server's outcome, as far as this phone knows; the server has the last word. */
      readonly pronostico: DecisionGestion;
      /** True from 6 abonos on, with what arrived today (spec §9); a manager is not asked about cash of a task. */
      readonly requiereAprobacion: boolean;
    };

export type AbonoValido = Extract<AbonoLeido, { valido: true }>;

/** Cash of a task must be a payment, for no more than remains of it, and of so few abonos that no manager is needed. */
function errorDeTarea(leido: AbonoValido, { resta }: TareaDeAbono, parametros: Parametros): string | null {
  if (leido.monto === CERO) return 'Escribe cuánto de este efectivo se registra.';
  if (leido.monto > resta) return `De este efectivo quedan ${formatearPesos(resta)}.`;
  if (leido.abonos < parametros.abonos_requieren_aprobacion) return null;
  return `Desde una tarea se registran hasta ${abonosSinAprobacion(parametros)} abonos al día.`;
}

/** The data that the form is about to send, or why it cannot. */
export function leerAbono(
  texto: string,
  credito: CreditoCobrable,
  momento: Momento,
  tarea?: TareaDeAbono,
): AbonoLeido {
  const leido = leer(texto, credito, momento);
  if (!tarea || !leido.valido) return leido;
  const mensaje = errorDeTarea(leido, tarea, momento.negocio.parametros);
  return mensaje === null ? { ...leido, requiereAprobacion: false } : { valido: false, mensaje };
}

function leer(texto: string, credito: CreditoCobrable, momento: Momento): AbonoLeido {
  const monto = leerMonto(texto);
  const enEspera = credito.pendiente_multiple?.monto ?? CERO;
  const maximo = saldoAbierto(credito.saldo, enEspera);
  if (excedeMaximo(texto) || (monto !== null && monto > maximo)) {
    const { mensaje } = ERRORES.MONTO_EXCEDE_SALDO;
    return {
      valido: false,
      maximo,
      mensaje: enEspera === CERO ? mensaje : mensajeExcedeSaldo(credito.saldo, enEspera),
    };
  }
  if (monto === null) return { valido: false, mensaje: malEscrito(texto) ?? MENSAJE_MONTO };
  const pronostico = pronosticar(credito, monto, momento);
  return {
    valido: true,
    monto,
    abonos: contarAbonos({ ...credito, monto }),
    abonosDeHoy: contarAbonos({ ...credito, monto: sumar(llegadoEn(credito, momento.instante), monto) }),
    pronostico,
    requiereAprobacion: pronostico.tipo === 'requiere_aprobacion',
  };
}

const enAbonos = (abonos: number): string => cuantos(abonos, 'abono', 'abonos');

const textoSon = ({ abonos, abonosDeHoy }: AbonoValido): string =>
  `Son ${enAbonos(abonosDeHoy)}${abonosDeHoy > abonos ? ' con lo que llegó hoy' : ''}`;

function textoYaHay({ tipo, monto, hora }: YaRegistrado): string {
  if (tipo !== 'pago') return `Ya hay una visita a las ${hora}.`;
  return `Ya hay un pago de ${formatearPesos(monto)} a las ${hora}.`;
}

/** `entero`, in centavos: an abono, or the balance that is less. Abonos are rounded up (spec §9), a part of one is none. */
function textoEquivale(monto: Centavos, abonos: number, entero: Centavos): string {
  return monto < entero
    ? `Parcial: faltan ${formatearPesos(restar(entero, monto))}.`
    : `Equivale a ${enAbonos(abonos)}.`;
}

/** Cash that has no place on the day is left to the manager; that of a task is refused. */
const conGerente = (texto: string, lugar: boolean, tarea: TareaDeAbono | undefined): string =>
  lugar || tarea ? texto : `${texto} Este pago lo revisará el gerente.`;

/** The server's outcome in a few words; nothing is forbidden by it. */
export function pista(
  leido: AbonoLeido,
  credito: CreditoCobrable,
  { tarea, clase = 'visita' }: Partial<Pick<BorradorAbono, 'tarea' | 'clase'>> = {},
): string {
  if (!leido.valido) return leido.maximo === undefined ? '' : `Máximo ${formatearPesos(leido.maximo)}`;
  const { monto, abonos, pronostico } = leido;
  if (monto === CERO && clase === 'atraso') return 'Se registra un atraso.';
  const conLugar = decisionSinLugar(pronostico, monto) === null || monto === CERO;
  switch (pronostico.tipo) {
    case 'requiere_aprobacion':
      return `${textoSon(leido)}: ${tarea ? 'son demasiados' : 'requiere aprobación'}.`;
    case 'aprobacion_pendiente':
      return conGerente(
        `Espera la aprobación de ${formatearPesos(pronostico.monto_total)}.`,
        conLugar,
        tarea,
      );
    case 'solicitud_pendiente':
      return conGerente(
        `Espera la aprobación de ${formatearPesos(credito.pendiente_multiple?.monto ?? CERO)}.`,
        conLugar,
        tarea,
      );
    case 'ya_registrado':
      return conGerente(textoYaHay(pronostico.registrado), conLugar, tarea);
    default:
      if (monto === CERO) return 'Se registra una visita sin pago.';
      return textoEquivale(monto, abonos, minimo(credito.monto_diario, credito.saldo));
  }
}

/** The usual amount, but no more than is still owed, or than remains of the task. */
export function sugerido(credito: CreditoCobrable, parametros: Parametros, tarea?: TareaDeAbono) {
  const { monto_diario, saldo, pendiente_multiple } = credito;
  const usual = sugerenciaAbono({ monto_diario, saldo, en_espera: pendiente_multiple?.monto }, parametros);
  return tarea ? minimo(usual, tarea.resta) : usual;
}

export type AtajoDeMonto = {
  readonly clase: ClasePropuesta | 'todo';
  readonly monto: Centavos;
  /** With what arrived today a manager is asked. */
  readonly requiereAprobacion: boolean;
};

/** The amounts of one tap; of a task's cash its rest alone, or the usual amount. */
function atajosDe(credito: CreditoCobrable, momento: Momento, tarea?: TareaDeAbono): readonly AtajoDeMonto[] {
  if (tarea) {
    const monto = sugerido(credito, momento.negocio.parametros, tarea);
    const clase = monto === credito.saldo ? 'liquidar' : monto === tarea.resta ? 'todo' : 'abono';
    return [{ clase, monto, requiereAprobacion: false }];
  }
  const en_espera = credito.pendiente_multiple?.monto;
  return propuestasDeAbono({ ...credito, en_espera }, fechaLocal(momento.instante), momento.negocio).map(
    ({ clase, monto }) => ({
      clase,
      monto,
      requiereAprobacion: pronosticar(credito, monto, momento).tipo === 'requiere_aprobacion',
    }),
  );
}

/** The registers that this phone had not sent when the form was opened: what the form itself sends, it tells itself. */
function useSinEnviar(): readonly Hecha[] {
  const [desde] = useState(() => ahora().getTime());
  return useSobrepuestos().filter(
    (sobrepuesto) => sinResolver(sobrepuesto) && Date.parse(sobrepuesto.capturado_en) < desde,
  );
}

/** The form of payment that the day has room for: cash, before the other. */
const transferenciaInicial = (
  { fecha_hoy, pago_hoy, transferencia_hoy }: CreditoCobrable,
  hoy: Fecha,
): Transferencia | undefined =>
  fecha_hoy === hoy && pago_hoy && !transferencia_hoy ? { fecha: hoy } : undefined;

/**
 * The collector's input so far; begins with the usual amount, so that two taps are enough. It is not kept as other
 * forms' drafts are: an amount of yesterday, one tap from being booked, would be a trap.
 */
export function useBorradorAbono(credito: CreditoCobrable, tarea?: TareaDeAbono) {
  const negocio = useNegocio();
  const { parametros } = negocio;
  const instante = useAhora();
  const hoy = fechaLocal(instante);
  // Cash of a task is cash.
  const diasTransferencia = tarea ? 0 : parametros.dias_transferencia;
  // What was chosen stays chosen, also where transfers are taken no more meanwhile: the server judges it by its tap.
  const [transferencia, setElegida] = useState(() =>
    diasTransferencia > 0 ? transferenciaInicial(credito, hoy) : undefined,
  );
  const [vuelta, setVuelta] = useState(0);
  const momento = { instante, negocio, sobrepuestos: useSinEnviar(), forma: formaDe({ transferencia }) };
  const [escrito, setEscrito] = useState<string | null>(null);
  const [motivo, setMotivo] = useState('');
  const [conError, setConError] = useState(false);
  const [clase, setClase] = useState<ClaseSinPago>('visita');
  const texto = escrito ?? escribirMonto(sugerido(credito, parametros, tarea));
  const leido = leerAbono(texto, credito, momento, tarea);
  const escribir = (nuevo: string) => {
    setEscrito(nuevo);
    setConError(false);
  };
  return {
    tarea,
    /** The kind of row that a 0 is registered as. */
    clase,
    elegirClase: setClase,
    /** The day has room for a late day. */
    conAtraso: !tarea && !sinLugarParaAtraso(credito, hoy),
    /** Days that a transfer may be old; 0: none is taken. */
    diasTransferencia,
    /** There is a form to choose, or one that was chosen. */
    conForma: diasTransferencia > 0 || transferencia !== undefined,
    transferencia,
    elegirForma: setElegida,
    /** Another one after each register: what was typed of the last is gone. */
    vuelta,
    atajos: atajosDe(credito, momento, tarea),
    texto,
    motivo,
    leido,
    error: conError && !leido.valido ? leido.mensaje : null,
    escribir,
    escribirMotivo: setMotivo,
    mostrarError: () => setConError(true),
    limpiar: () => {
      setEscrito(null);
      setMotivo('');
      setElegida(undefined);
      setVuelta(vuelta + 1);
      setClase('visita');
      setConError(false);
    },
  };
}

export type BorradorAbono = ReturnType<typeof useBorradorAbono>;
