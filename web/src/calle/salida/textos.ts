import { CERO, centavos, desdePesos, formatearNumero, formatearPesos } from '@leal/domain';
import { conMayuscula, cuantos, textoInstante } from '../../piezas/textos/textos.ts';
import type { Apunte } from '../../lib/salida/apuntes.ts';
import type { EstadoRegistro, Registro } from '../../lib/salida/registro.ts';
import { cambioAPorAprobar, sinResolver, yaEstaba } from '../../lib/salida/registro.ts';
import type { Estado } from '../../ui/insignia/Insignia.tsx';

/** The calls that take a payment's place (`en-su-lugar.ts`), by the name of their action. */
export const AL_GERENTE = 'abono.al-gerente';
export const DESCARTE = 'abono.descartar';

export const vaAlGerente = ({ accion }: Registro): boolean => accion === AL_GERENTE;
export const esDescarte = ({ accion }: Registro): boolean => accion === DESCARTE;

export const ESTADO: { readonly [E in EstadoRegistro]: Estado } = {
  pendiente: { texto: 'POR ENVIAR', tono: 'espera' },
  enviando: { texto: 'ENVIANDO', tono: 'espera' },
  confirmado: { texto: 'REGISTRADO', tono: 'bien' },
  en_revision: { texto: 'EN REVISIÓN', tono: 'neutro' },
  rechazado: { texto: 'RECHAZADO', tono: 'mal' },
};

/** The meaning of each state, where the server has said nothing. */
const QUE_PASA: { readonly [E in EstadoRegistro]: string } = {
  pendiente: 'Está guardado en este teléfono. Se enviará solo cuando haya señal.',
  enviando: 'Se envió y falta la respuesta. No se registra dos veces.',
  confirmado: '',
  en_revision: 'Lo revisará el gerente.',
  rechazado: 'No se registró.',
};

/** The state of what was sent, as long as there is no line: nothing is on its way now. */
const SIN_LINEA: Estado = { texto: 'GUARDADO', tono: 'espera' };

export const estadoDe = ({ estado }: Registro, hayLinea: boolean): Estado =>
  estado === 'enviando' && !hayLinea ? SIN_LINEA : ESTADO[estado];

/** 'Número al confirmar', as long as it is not. */
export const loQueFalta = (registro: Registro): string =>
  sinResolver(registro) ? conMayuscula(registro.falta ?? '') : '';

export const YA_ESTABA: Estado = { texto: 'YA ESTABA', tono: 'espera' };

/** The payment that the day held when it came, and what its person has to say to that. */
export function loQueEstaba(registro: Registro): string | undefined {
  const previo = yaEstaba(registro);
  if (!previo) return undefined;
  const monto = formatearPesos(desdePesos(previo.monto) ?? CERO);
  return `Ese día ya tenía un pago de ${monto}, de las ${previo.hora}. Si es otro dinero, envíalo al gerente.`;
}

/** The server's words, or what is known without them. */
export function loQuePasa(registro: Registro, hayLinea = true): string {
  const { estado, mensaje } = registro;
  if (estado === 'enviando' && !hayLinea)
    return 'Está guardado en este teléfono. Se envió y falta la respuesta: se preguntará cuando haya señal. No se registra dos veces.';
  if (estado === 'pendiente' && vaAlGerente(registro)) return 'Se enviará solo al gerente cuando haya señal.';
  if (estado === 'en_revision' && vaAlGerente(registro)) return 'Lo enviaste al gerente. Él lo revisará.';
  if (estado !== 'en_revision') return loQueEstaba(registro) ?? mensaje ?? QUE_PASA[estado];
  const cambio = cambioAPorAprobar(registro) ? ['Cambió a por aprobar.'] : [];
  return [...cambio, mensaje ?? [], QUE_PASA[estado]].flat().join(' ');
}

const ORDEN: readonly EstadoRegistro[] = ['rechazado', 'confirmado', 'pendiente', 'enviando', 'en_revision'];
const lugar = ({ estado }: Registro): number => ORDEN.indexOf(estado);

/** The register that needs a person comes first, and in each state the oldest. */
export const enLista = (registros: readonly Registro[]): Registro[] =>
  registros
    .filter((registro) => registro.estado !== 'confirmado' || yaEstaba(registro) !== undefined)
    .toSorted((a, b) => lugar(a) - lugar(b) || a.secuencia - b.secuencia);

/** '3 por sincronizar · $360.00 sin confirmar'. */
export function resumenDe(registros: readonly Registro[]): string {
  const abiertos = registros.filter(sinResolver);
  if (abiertos.length > 0) {
    const suma = abiertos.reduce((total, { monto = 0 }) => total + monto, 0);
    const cuenta = `${formatearNumero(abiertos.length)} por sincronizar`;
    return suma === 0 ? cuenta : `${cuenta} · ${formatearPesos(centavos(suma))} sin confirmar`;
  }
  const rechazados = registros.filter(({ estado }) => estado === 'rechazado').length;
  if (rechazados > 0) return cuantos(rechazados, 'registro rechazado', 'registros rechazados');
  const dudosos = registros.filter((registro) => yaEstaba(registro) !== undefined).length;
  return dudosos === 0
    ? 'Todo lo que registraste llegó al servidor'
    : cuantos(dudosos, 'registro por revisar', 'registros por revisar');
}

type Pregunta = { readonly titulo: string; readonly contenido: string };

/** The question before it is forgotten. `avisa`: it holds money, and the server is told. */
export function preguntaDeDescarte({ que, forma }: Registro, avisa: boolean): Pregunta {
  const titulo = '¿Descartar este registro?';
  if (!avisa) return { titulo, contenido: `Se borrará de este teléfono y no se registrará ${que}.` };
  const siLoHay = forma
    ? 'Si tu cliente sí la hizo, envíasela a tu gerente en vez de descartarla.'
    : 'Si tienes ese dinero, envíaselo a tu gerente en vez de descartarlo.';
  return { titulo, contenido: `No se registrará ${que}, y tu gerente verá que lo descartaste. ${siLoHay}` };
}

export const preguntaDeEnvio = ({ que, forma }: Registro): Pregunta => ({
  titulo: '¿Enviar al gerente?',
  contenido: forma
    ? `Tu gerente decidirá si se registra ${que}.`
    : `Tu gerente decidirá si se registra ${que}, o si devuelves el dinero. Mientras, cuenta en tu efectivo.`,
});

/** The server answers what it knows under its key, and nothing happens. */
export const PREGUNTA_DE_REENVIO: Pregunta = {
  titulo: '¿Volver a enviar los últimos 7 días?',
  contenido:
    'Solo si tu gerente te lo pide, después de restaurar un respaldo. Lo que ya está registrado no se registra otra vez.',
};

export const textoDeReenvio = (n: number): string =>
  n === 0
    ? 'No hay nada que volver a enviar.'
    : `${cuantos(n, 'registro se vuelve', 'registros se vuelven')} a enviar.`;

/** 'del 18/11/2026 10:05 al 18/11/2026 14:10'. */
function textoCuando(instantes: readonly string[]): string {
  const [primero, ultimo] = [instantes.at(0), instantes.at(-1)].map((iso) => textoInstante(iso ?? null));
  return primero === ultimo ? `del ${primero}` : `del ${primero} al ${ultimo}`;
}

/** The registers that the browser has thrown away, as far as it is known. */
export function textoPerdidos(perdidos: readonly Apunte[]): { titulo: string; contenido: string } {
  const suma = perdidos.reduce((total, { monto = 0 }) => total + monto, 0);
  const dinero = suma === 0 ? '' : ` con ${formatearPesos(centavos(suma))} en pagos`;
  const cuando = textoCuando(perdidos.map(({ capturado_en }) => capturado_en).toSorted());
  return {
    titulo: `Este teléfono perdió ${cuantos(perdidos.length, 'registro', 'registros')} sin enviar`,
    contenido: `El navegador borró lo que Leal guardaba aquí: ${cuantos(perdidos.length, 'registro', 'registros')} ${cuando}${dinero}. Revisa en tu ruta quién sigue sin registro, vuelve a registrarlo y avísale a tu gerente.`,
  };
}

/** The register's person was slower than the line, or than another tab. */
export const YA_CAMBIO = 'Ese registro ya se está enviando o ya cambió: no se hizo nada.';
