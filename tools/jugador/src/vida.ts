// The random life of an office: people do things one after the other, and the rules accept or refuse them.
import {
  type Fecha,
  fechaLocal,
  type IdRol,
  instanteLocal,
  type Negocio,
  PLAZOS,
  ROL,
  sumarDias,
} from '@leal/domain';
import {
  type Azar,
  type Documento,
  documentosDeUsuario,
  llamarPorContrato,
  type Respuesta,
  unaCartera,
  unUsuario,
} from '@leal/seed';
import { DEL_COBRADOR } from './cobrador.ts';
import { DEL_GERENTE } from './gerente.ts';
import { type Intento, type Mesa, Momento, type Operacion } from './momento.ts';
import { type Caminante, caminante } from './puerta.ts';
import type { Sala } from './sala.ts';

const MS_POR_MINUTO = 60_000;
const ABREN = '09:50';
const CIERRAN = '18:20';

/** A clock that only goes forward; each request has a later instant, so that no two share one. */
export function crearTiempo(inicio: Fecha) {
  let ms = instanteLocal(inicio, ABREN).getTime();
  const ahora = () => new Date((ms += 1));
  const hoy = () => fechaLocal(new Date(ms));
  const amanecer = (dias: number) => (ms = instanteLocal(sumarDias(hoy(), dias), ABREN).getTime());
  return {
    ahora,
    hoy,
    /** Some minutes later, or the next morning when the day is over; rarely after days in which nobody came. */
    avanzar: (azar: Azar): void => {
      ms += azar.entero(1, 60) * MS_POR_MINUTO;
      if (azar.ocurre(0.005)) amanecer(azar.entero(3, 12));
      else if (ms > instanteLocal(hoy(), CIERRAN).getTime() && azar.ocurre(0.8)) amanecer(1);
    },
  };
}

type Gente = Pick<Mesa, 'cobradores' | 'gerentes' | 'supervisores'>;

/** People with these prefixes in their names, so that offices of one process share nobody. */
export function gente(nombre: string, cobradores: number, gerentes: number, supervisores = 0): Gente {
  const varios = (letra: string, cuantos: number, id_rol: IdRol) =>
    Array.from({ length: cuantos }, (_, i) => caminante(`${nombre}-${letra}${i + 1}`, id_rol));
  return {
    cobradores: varios('c', cobradores, ROL.cobrador),
    gerentes: varios('g', gerentes, ROL.gerente),
    supervisores: varios('s', supervisores, ROL.supervisor),
  };
}

/** The office at its start: each collector has a client of each term. */
export function alEmpezar(
  { cobradores, gerentes, supervisores }: Gente,
  negocio: Negocio,
  ahora: Date,
): Documento[] {
  const registroDe = ({ uid }: Caminante) => ({
    id_usuario: uid,
    email: `${uid}@leal.demo`,
    creado_en: ahora,
  });
  const deCobradores = cobradores.flatMap((quien) => {
    const creditos = PLAZOS.map((plazo) => ({
      id_cliente: `${quien.uid}-cli-${plazo}`,
      id_credito: `${quien.uid}-cre-${plazo}`,
      plazo,
    }));
    const cobrador = { ...registroDe(quien), nombre: `Cobrador ${quien.uid}` };
    return unaCartera({ ahora, cobrador, negocio, creditos }).documentos;
  });
  const deOficina = [...gerentes, ...supervisores].flatMap((quien) => {
    const { uid, id_rol } = quien;
    return documentosDeUsuario(unUsuario({ ...registroDe(quien), nombre: `Persona ${uid}`, id_rol }));
  });
  return [...deCobradores, ...deOficina];
}

const BOLSA: readonly Operacion[] = [...DEL_COBRADOR, ...DEL_GERENTE].flatMap(([operacion, veces]) =>
  Array.from({ length: veces }, () => operacion),
);
const INTENTOS = 20;

/** The next thing that somebody can do; early on there is little. */
export function siguiente(m: Momento): Intento {
  for (let i = 0; i < INTENTOS; i += 1) {
    const intento = m.azar.elegir(BOLSA)(m);
    if (intento) return intento;
  }
  return siguiente(new Momento(m.oficina, m.azar));
}

/** The attempt is sent as a page would send it; returns its answer. */
export const hacer = (intento: Intento): Promise<Respuesta> =>
  'callable' in intento
    ? intento.quien.porNombre(intento.callable, intento.datos)
    : llamarPorContrato(intento.quien, intento.nombre, intento.invocacion);

export type Vida = Mesa & ReturnType<typeof crearTiempo>;

/** A new office in that room, from that day on. */
export function nacer(sala: Sala, quienes: Gente, inicio: Fecha, negocio: Negocio): Vida {
  const tiempo = crearTiempo(inicio);
  sala.ponerReloj(tiempo.ahora);
  const espejo = sala.vaciar(alEmpezar(quienes, negocio, tiempo.ahora()));
  return { ...quienes, ...tiempo, espejo };
}

/** So many more things are done, one after the other. */
export async function vivir(vida: Vida, azar: Azar, pasos: number): Promise<void> {
  for (let i = 0; i < pasos; i += 1) {
    vida.avanzar(azar);
    await hacer(siguiente(new Momento(vida, azar)));
  }
}
