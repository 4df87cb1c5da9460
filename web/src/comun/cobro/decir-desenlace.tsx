import './abono.css';
import { CERO, TITULO_FUERA_DE_HORARIO } from '@leal/domain';
import { negocio } from '../../lib/negocio.ts';
import type { SinVer } from './sin-ver.ts';
import type { Retencion } from '../../lib/salida/retencion.ts';
import { anunciar, anunciarAlPie, type Paso } from '../../ui/anunciar.tsx';
import { cuantasCapas } from '../../ui/capas/pila.ts';
import { alertar } from '../../ui/dialogos/almacen.ts';
import {
  type Aprobacion,
  type Desenlace,
  TEXTO_REGISTRADO,
  TEXTO_SIN_PROMESA,
  textoLoQueQuedo,
  textoYaRegistrado,
} from '../../acciones/desenlace.ts';

/** Spec §8, 'Approval required'; that it counts later is said in the form, and goes on being said on the payment screen. */
const APROBACION = {
  titulo: 'Pago requiere aprobación',
  detalle: (abonos: number) =>
    `Este pago representa ${abonos} o más abonos. Se ha enviado una solicitud de aprobación al gerente...`,
  /** The words when these are few by themselves; what arrived on the day counts too. */
  conLoDeHoy: (abonos: number) =>
    `Con lo que llegó hoy son ${abonos} o más abonos. Se ha enviado una solicitud de aprobación al gerente...`,
  billetes: 'Guarda estos billetes aparte hasta que el gerente decida.',
};

/** The time that 'Guardado' stays when it is on its way and nothing comes back; the top bar counts it then. */
const SIN_RESPUESTA_MS = 3_000;

/** The other things that may be done with a payment, from the one message that says how it ended. */
export type DesdeElAviso = {
  /** Absent for a visit: there is no receipt of nothing. */
  readonly alComprobante?: (() => void) | undefined;
  /** The renewal, offered when the payment has paid off its loan. */
  readonly alRenovar?: (() => void) | undefined;
  /** It was held, and the collector has gone on since. */
  readonly retenido?: boolean;
  /** Nobody holds cash of it. */
  readonly sinEfectivo?: boolean;
  /** What of a loan that it pays off nobody has seen in the bank. */
  readonly sinVer?: SinVer;
};

const pasosDe = ({ alComprobante, alRenovar }: DesdeElAviso): readonly Paso[] => [
  ...(alComprobante ? [{ texto: 'Comprobante', hacer: alComprobante }] : []),
  ...(alRenovar ? [{ texto: 'Solicitar Renovación', hacer: alRenovar }] : []),
];

/** The time after its outcome in which a payment's receipt is one tap away. */
const COMPROBANTE_MS = 8_000;

/** One message: at the foot with what can still be done, until the person goes on; above a layer it can only pass by. */
function decirHecho(texto: string, detalle: string, pasos: readonly Paso[]): void {
  if (pasos.length === 0 || cuantasCapas() > 0) return anunciar.exito(texto, detalle);
  const quitar = () => cambiar(null);
  const cambiar = anunciarAlPie({ texto, detalle, mas: pasos, alSeguir: () => quitar() });
  setTimeout(quitar, COMPROBANTE_MS);
}

/** 'Guardado', and the way back as long as there is one. Returns how to take it away, once its outcome is known. */
export function decirRetenido(
  { deshacer, soltar, fin }: Retencion,
  de: string,
  alComprobante?: () => void,
): () => void {
  const guardado = { texto: 'Guardado', detalle: de, alSeguir: soltar, mas: pasosDe({ alComprobante }) };
  const intentar = async () => {
    if (await deshacer()) anunciar.info('Deshecho: no se registró.', de);
    else anunciar.atencion('Ya se envió: no se puede deshacer.', de);
  };
  const cambiar = anunciarAlPie({ ...guardado, alDeshacer: () => void intentar() });
  const alSaber = (como: Awaited<typeof fin>): void => {
    cambiar(como === 'deshecho' ? null : guardado);
    setTimeout(() => cambiar(null), SIN_RESPUESTA_MS);
  };
  void fin.then(alSaber);
  return () => cambiar(null);
}

/** A collector who has gone on to another client must read whose payment it was. */
const deQuien = (de: string, ...renglones: readonly (string | null)[]) => (
  <div className="pila">
    <p>
      <strong>{de}</strong>
    </p>
    {renglones.map((renglon) => renglon && <p key={renglon}>{renglon}</p>)}
  </div>
);

/** The payment could not be booked, for a reason that the server gives; the cash is in hand until a manager decides. */
const decirEnRevision = (de: string, motivo: string, paso: Paso | undefined, sinEfectivo = false) =>
  alertar({
    tipo: 'aviso',
    titulo: 'Lo revisará el gerente',
    contenido: deQuien(
      de,
      motivo,
      sinEfectivo ? null : 'Conserva el efectivo: el gerente lo registra o te pide devolverlo.',
    ),
    ...(paso && { paso }),
  });

function decirAprobacion(
  de: string,
  { cantidad_abonos = Infinity }: Aprobacion,
  paso: Paso | undefined,
  sinEfectivo = false,
) {
  const tope = negocio().parametros.abonos_requieren_aprobacion;
  const detalle = cantidad_abonos < tope ? APROBACION.conLoDeHoy(tope) : APROBACION.detalle(tope);
  return alertar({
    tipo: 'aviso',
    titulo: APROBACION.titulo,
    contenido: deQuien(de, detalle, sinEfectivo ? null : APROBACION.billetes),
    ...(paso && { paso }),
  });
}

/** '$120.00 de Ana López cambió a por aprobar.', when the screen had said that it would be booked. */
const conCambio = ({ cambio }: { readonly cambio?: true }, de: string): string =>
  cambio ? `${de} cambió a por aprobar.` : de;

const QUEDO = 'Quedó en Por sincronizar: ahí puedes reintentarlo o descartarlo.';

/** The payment that pays off the loan says so, and what can follow it. */
function decirRegistrado(
  { tipo, resumen, promesa_rechazada }: Extract<Desenlace, { clase: 'registrado' }>,
  de: string,
  despues: DesdeElAviso,
): void {
  if (promesa_rechazada !== undefined)
    return anunciar.atencion(TEXTO_SIN_PROMESA[tipo], `${de}. ${promesa_rechazada}`);
  const liquido = tipo === 'pago' && resumen.montoRestante === CERO;
  const { texto: porVer, seRenueva = true } = (liquido && despues.sinVer) || {};
  const texto = liquido ? '¡Liquidó su crédito!' : TEXTO_REGISTRADO[tipo];
  const alRenovar = liquido && seRenueva ? despues.alRenovar : undefined;
  decirHecho(texto, porVer === undefined ? de : `${de}. ${porVer}`, pasosDe({ ...despues, alRenovar }));
}

/**
 * Tells the collector how it ended (spec §5, §8): of whom and how much, `de`; `textoFallo` is the screen's own
 * sentence.
 */
export async function decirDesenlace(
  d: Desenlace,
  de: string,
  textoFallo: string,
  despues: DesdeElAviso = {},
): Promise<void> {
  const queda = despues.retenido ? QUEDO : null;
  const pasos = pasosDe({ alComprobante: despues.alComprobante });
  switch (d.clase) {
    case 'registrado':
      return decirRegistrado(d, de, despues);
    case 'ya_registrado':
      return alertar({
        tipo: 'info',
        titulo: textoYaRegistrado(d),
        contenido: deQuien(de, textoLoQueQuedo(d.registrado)),
      });
    case 'requiere_aprobacion':
      return decirAprobacion(conCambio(d, de), d.aprobacion, pasos[0], despues.sinEfectivo);
    case 'fuera_de_horario':
      return alertar({
        tipo: 'aviso',
        titulo: TITULO_FUERA_DE_HORARIO,
        contenido: deQuien(de, d.mensaje, queda),
      });
    case 'fallo':
      return alertar({ tipo: 'error', titulo: textoFallo, contenido: deQuien(de, d.mensaje, queda) });
    case 'en_duda':
      return anunciar.atencion(d.mensaje);
    case 'guardado':
      // A payment that was held has said so already.
      if (despues.retenido && (pasos.length === 0 || cuantasCapas() > 0)) return;
      return decirHecho('Guardado', de, pasos);
    case 'en_revision':
      return decirEnRevision(conCambio(d, de), d.mensaje, pasos[0], despues.sinEfectivo);
    case 'cancelado':
      return;
  }
}
