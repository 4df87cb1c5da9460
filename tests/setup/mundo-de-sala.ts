// The same in a room of this process: the server's own code over a store of its own, without a port. Accounts and tokens
// are played there (`@leal/jugador`, puerta.ts); where these matter, a test asks a suite.
import { type CodigoError, type IdRol, ROL } from '@leal/domain';
import { type Caminante, caminante, porHttp, porNombre, PRIMERA_SESION, type Sala } from '@leal/jugador';
import { paraCargar } from '@leal/seed';
import { resumen } from '../../functions/src/data/resumen.ts';
import { firestore } from '../../functions/src/platform/firebase.ts';
import { llevarCalendario } from '../../functions/src/trabajos/calendario.ts';
import { conciliarSaldos } from '../../functions/src/trabajos/conciliar-saldos.ts';
import { guardarMarcas } from '../../functions/src/trabajos/marcas.ts';
import { buscarParecidos } from '../../functions/src/trabajos/parecidos.ts';
import { olvidarPosiciones } from '../../functions/src/trabajos/posiciones.ts';
import {
  compilarReportesSemanales,
  recompilarReportes,
} from '../../functions/src/trabajos/reportes-semana.ts';
import { resumirOficina } from '../../functions/src/trabajos/resumen.ts';
import { guardarSenales } from '../../functions/src/trabajos/senales.ts';
import { type LlamaPorNombre, palabraDe } from './callable.ts';
import { type CarteraNueva, cobradorNuevo, gerenteNuevo } from './gente-nueva.ts';
import type { Mundo, Persona } from './mundo.ts';
import type { Trabajo } from './trabajo.ts';

const TRABAJOS = {
  compilarReportesSemanales,
  recompilarReportes,
  conciliarSaldos,
  guardarMarcas,
  guardarSenales,
  llevarCalendario,
  buscarParecidos,
  olvidarPosiciones,
  resumirOficina,
} satisfies Record<Trabajo, unknown>;

export const comoPersona = (quien: Caminante): Persona => ({ ...quien, email: `${quien.uid}@leal.demo` });

/** A callable's door, by the protocol in which it travels. */
export const llamarPorNombre: LlamaPorNombre = async (token = '', nombre, data) => {
  const { estado, cuerpo } = await porNombre(token, nombre, data);
  if (estado < 300) return { estado, result: cuerpo as never };
  const { message, ...details } = cuerpo as { message: string; code: CodigoError };
  return { estado, error: { message, status: palabraDe(details.code), details } };
};

/** Everybody's first session is of the same second; these are of others, the later ones of after this very second. */
let altas = 0;
function otraSesion(quien: Persona, cuando: 'antes' | 'despues'): Persona {
  altas += 1;
  const [, papel = ''] = quien.token.split('.');
  const desde = cuando === 'antes' ? PRIMERA_SESION : Math.floor(Date.now() / 1000) + 60;
  const id_rol = Number.parseInt(papel, 10) as IdRol;
  return { ...caminante(quien.uid, id_rol, quien.email, desde + altas), email: quien.email };
}

/** The office that is in the room already; `cuentas` are its people, by the address under which tests ask for them. */
export function mundoDe(sala: Sala, cuentas: Iterable<[string, Persona]>, ahora: () => Date): Mundo {
  const gente = new Map(cuentas);
  const alta = async ({ documentos, uid, email }: CarteraNueva, id_rol: IdRol): Promise<Persona> => {
    sala.motor.load(paraCargar(documentos));
    // The documents came past the log: what the office has added up is of before them, and nobody can look back beyond.
    await resumen().delete();
    const persona = { ...caminante(uid, id_rol, email), email };
    gente.set(email, persona);
    return persona;
  };
  return {
    db: firestore(),
    ahora: () => Promise.resolve(ahora()),
    otraSesion: (quien, cuando = 'antes') => Promise.resolve(otraSesion(quien, cuando)),
    uidDe: (email) => gente.get(email)?.uid ?? '',
    cuenta: (email) => {
      const persona = gente.get(email);
      return persona ? Promise.resolve(persona) : Promise.reject(new Error(`Nobody is ${email}`));
    },
    gerente: () => alta(gerenteNuevo(ahora()), ROL.gerente),
    cobrador: async (creditos, resto) => {
      const nuevo = cobradorNuevo(ahora(), creditos, resto);
      return { ...(await alta(nuevo, ROL.cobrador)), prefijo: nuevo.uid };
    },
    pedir: porHttp,
    porNombre: llamarPorNombre,
    disparar: async (trabajo) => TRABAJOS[trabajo].run({} as never),
  };
}
