import {
  avisoValido,
  conParametros,
  type DatosLegales,
  datosLegalesDe,
  deAntesValidos,
  esFecha,
  horariosValidos,
  motivosValidos,
  NEGOCIO_POR_DEFECTO,
  type Negocio,
  negocioEn,
  porVenirValidos,
} from '@leal/domain';
import { useSyncExternalStore } from 'react';
import { almacenLocal } from './almacen-local.ts';
import { crearOyentes } from './oyentes.ts';
import { ahora } from './reloj.ts';

/**
 * The owner's settings (hours, holidays, thresholds), as the server last told them on this device. Every check and
 * every text of the browser asks here; the spec's numbers are used only until the first answer.
 */
type Vigente = { readonly version: string; readonly negocio: Negocio };

const CLAVE = 'leal_negocio';
const SIN_OIR: Vigente = { version: '', negocio: NEGOCIO_POR_DEFECTO };

type Crudo = { readonly [K in keyof Negocio | keyof DatosLegales | 'version']?: unknown };
const crudoDe = (valor: unknown): Crudo => (typeof valor === 'object' && valor !== null ? valor : {});

const esFestivo = (valor: unknown): valor is Negocio['festivos'][number] => {
  const { fecha, nombre } = crudoDe(valor) as { fecha?: unknown; nombre?: unknown };
  return esFecha(fecha) && typeof nombre === 'string';
};

/** Only the server writes it; what is not its shape is as good as none. */
const esCalendario = (valor: unknown): valor is NonNullable<Negocio['calendario']> => {
  const { vigente, versiones } = crudoDe(valor) as { vigente?: unknown; versiones?: unknown };
  return typeof vigente === 'number' && Array.isArray(versiones);
};

/** Settings that another version of the app stored, or somebody changed, are read as far as they can be understood. */
function leer(valor: unknown): Vigente {
  const { version, festivos, calendario, ...resto } = crudoDe(valor);
  const { hubo_transferencias, exigir_segundo_gerente, parametros, horarios, de_antes, por_venir } = resto;
  const { motivos_visita, aviso_cobro, legales } = resto;
  if (typeof version !== 'string') return SIN_OIR;
  return {
    version,
    negocio: {
      festivos: Array.isArray(festivos) ? festivos.filter(esFestivo) : [],
      ...(esCalendario(calendario) && { calendario }),
      ...(hubo_transferencias === true && { hubo_transferencias }),
      exigir_segundo_gerente: exigir_segundo_gerente === true,
      parametros: conParametros(crudoDe(parametros)),
      ...(horarios !== undefined && { horarios: horariosValidos(horarios) }),
      ...(de_antes !== undefined && { de_antes: deAntesValidos(de_antes) }),
      ...(por_venir !== undefined && { por_venir: porVenirValidos(por_venir) }),
      ...(motivos_visita !== undefined && { motivos_visita: motivosValidos(motivos_visita) }),
      ...(aviso_cobro !== undefined && { aviso_cobro: avisoValido(aviso_cobro) }),
      ...(legales !== undefined && { legales: datosLegalesDe(crudoDe(legales)) }),
    },
  };
}

function leerGuardado(): Vigente {
  try {
    return leer(JSON.parse(almacenLocal.leer(CLAVE) ?? 'null'));
  } catch {
    return SIN_OIR;
  }
}

let vigente: Vigente | undefined;
const actual = (): Vigente => (vigente ??= leerGuardado());
const oyentes = crearOyentes();
let alAtrasarse: () => void = () => undefined;

/** The settings in force now, for what a tap decides: those that were saved for a day come into force without a line, too. */
export const negocio = (): Negocio => negocioEn(actual().negocio, ahora());

/** Takes the server's answer: the parts of the screen that depend on it render again. */
export function recibirNegocio(respuesta: unknown): void {
  const recibido = leer(respuesta);
  if (recibido.version === actual().version) return;
  vigente = recibido;
  almacenLocal.guardar(CLAVE, JSON.stringify({ version: recibido.version, ...recibido.negocio }));
  oyentes.despertar();
}

/** Called with `X-Leal-Negocio` of every answer: when it names another version than ours, the settings are read. */
export function anotarVersionNegocio(version: string | null): void {
  if (version !== null && version !== actual().version) alAtrasarse();
}

/** Sets what fetches the settings when ours are old. */
export function cuandoSeAtrase(pedir: () => void): () => void {
  alAtrasarse = pedir;
  return () => (alAtrasarse = () => undefined);
}

/** The settings in force, for what a screen says; renders again when they change. */
export const useNegocio = (): Negocio =>
  useSyncExternalStore(oyentes.suscribir, negocio, () => SIN_OIR.negocio);
