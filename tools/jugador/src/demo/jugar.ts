// The demo, played: three collectors and their manager live their weeks through the server's own code.
import { type DatosCliente, lunesDe, sumarDias } from '@leal/domain';
import { conciliarSaldos } from '../../../../functions/src/use-cases/conciliacion/conciliar-saldos.ts';
import {
  compilarReportes,
  recompilarReportes,
} from '../../../../functions/src/use-cases/reportes/compilar-reportes.ts';
import { guardarJornadas } from '../../../../functions/src/use-cases/reportes/guardar-jornadas.ts';
import { guardarMarcas } from '../../../../functions/src/use-cases/reportes/guardar-marcas.ts';
import { guardarSenales } from '../../../../functions/src/use-cases/reportes/guardar-senales.ts';
import {
  aLas,
  type Azar,
  type Ciudad,
  COBRADORES,
  crearAzar,
  CUENTAS_DEMO,
  type Documento,
  DURANGO,
  GERENTE,
  inventarPersona,
  MONTERREY,
  nombreNuevo,
  oficina,
  type Presente,
  presente as presenteDe,
} from '@leal/seed';
import { caminante } from '../puerta.ts';
import { abrirSala, type Sala } from '../sala.ts';
import { type Contexto, mandar, type Paso, type Tramo } from './escena.ts';
import { pasosDeCaja } from './guion-caja.ts';
import { pasosDeCortes } from './guion-cortes.ts';
import { historiaDelCliente } from './guion-cliente.ts';
import { pasosDeComprobantes } from './guion-comprobantes.ts';
import { pasosDeGastos } from './guion-gastos.ts';
import type { PlanCredito } from './plan.ts';
import { telefonoNuevo } from './telefono.ts';
import { planDemo } from './plan-demo.ts';

const CIUDADES = [DURANGO, MONTERREY, DURANGO] as const;

/** Everybody's name, business and address; some share a name with the client before. */
function inventarPersonas(azar: Azar, ciudad: Ciudad, planes: readonly PlanCredito[]): DatosCliente[] {
  const usados = new Set<string>();
  const personas: DatosCliente[] = [];
  for (const { nombre } of planes) {
    const igual = nombre === 'igual' ? personas.at(-1)?.nombre : undefined;
    personas.push(inventarPersona(azar, ciudad, igual ?? nombreNuevo(azar, usados)));
  }
  return personas;
}

/** The collector saved an order; the credits that came later have no place in it yet. */
function pasoDeRuta({ azar, cobrador, espejo, presente }: Contexto): Paso {
  const hacer = () => {
    const activos = espejo
      .de('creditos')
      .filter(
        ({ estado_credito, id_cobrador }) => estado_credito === 'Aprobado' && id_cobrador === cobrador.uid,
      )
      .map(({ id_credito: id }) => ({ id, lugar: azar.siguiente() }))
      .sort((a, b) => a.lugar - b.lugar);
    return mandar(cobrador, 'guardarOrden', { cuerpo: { ordenClientes: activos.map(({ id }) => id) } });
  };
  return { en: aLas(sumarDias(presente.hoy, -3), 9 * 60 + 50), hacer };
}

function pasosDeCobrador(ctx: Contexto): Paso[] {
  const planes = planDemo(ctx.azar);
  const personas = inventarPersonas(ctx.azar, ctx.ciudad, planes);
  const tramos: Tramo[] = [];
  const pasos = planes.flatMap((plan, i) => {
    const { tramo, pasos: pasosDelCliente } = historiaDelCliente(
      ctx,
      plan,
      personas[i] as DatosCliente,
      tramos.at(-1),
    );
    tramos.push(tramo);
    return pasosDelCliente;
  });
  const deCaja = [...pasosDeCaja(ctx), ...pasosDeCortes(ctx), ...pasosDeComprobantes(ctx)];
  return [...pasos, ...pasosDeGastos(ctx), ...deCaja, pasoDeRuta(ctx)];
}

/** Nights before today's that are looked back on: the dashboard says what became of the portfolio of a week ago. */
const NOCHES_CONCILIADAS = 7;
/** Nights whose signals are looked for: so that it is said how usual each is. */
const NOCHES_MIRADAS = 30;

/**
 * The jobs of the clock: at midnight the day that is over, each night the reconciliation, on Mondays the week's reports, each night those of weeks that
 * moved since. Marks wait for the Monday too; those of the last days come each night, as a manager sees them.
 */
function pasosDelReloj(desde: Date, { hoy, ahora }: Presente): Paso[] {
  const pasos: Paso[] = [];
  for (let dia = hoy; aLas(dia, 0) > desde; dia = sumarDias(dia, -1)) {
    const medianoche = aLas(dia, 0);
    pasos.push({ en: medianoche, hacer: () => guardarJornadas({ ahora: () => medianoche }) });
    const [lunes, noche] = [aLas(dia, 15), aLas(dia, 45)];
    const esLunes = lunesDe(dia) === dia;
    if (esLunes) pasos.push({ en: lunes, hacer: () => compilarReportes(lunes) });
    pasos.push({ en: noche, hacer: () => recompilarReportes(noche) });
    const conciliada = aLas(dia, 3 * 60);
    if (dia < hoy && dia >= sumarDias(hoy, -NOCHES_CONCILIADAS))
      pasos.push({
        en: conciliada,
        hacer: () => conciliarSaldos({ reloj: { ahora: () => conciliada }, deNoche: true }),
      });
    if (esLunes || dia > sumarDias(hoy, -7)) pasos.push({ en: noche, hacer: () => guardarMarcas(noche) });
    const mirada = aLas(dia, 70);
    if (dia > sumarDias(hoy, -NOCHES_MIRADAS))
      pasos.push({ en: mirada, hacer: () => guardarSenales({ ahora: () => mirada }) });
  }
  return pasos.filter((paso) => paso.en <= ahora);
}

export type Jugada = { readonly documentos: readonly Documento[]; readonly pasos: number };

/** Keys that no phone holds: an answer that nobody will ask for again. */
const SIN_DUENO = /^idempotencia\//;

async function jugarEn(sala: Sala, presente: Presente): Promise<Jugada> {
  sala.ponerIds(crearAzar('ids del demo'));
  sala.callar((mensaje, causa) => {
    throw new Error(mensaje, { cause: causa });
  });
  const espejo = sala.vaciar([...oficina(aLas(sumarDias(presente.hoy, -200), 9 * 60), CUENTAS_DEMO)]);
  const gerente = caminante(GERENTE.uid, GERENTE.id_rol, GERENTE.email);
  const deCobradores = COBRADORES.flatMap(({ uid, id_rol, email }, i) => {
    const azar = crearAzar(`cartera c${i + 1}`);
    const ciudad = CIUDADES[i] ?? DURANGO;
    const cobrador = caminante(uid, id_rol, email);
    const telefono = telefonoNuevo(`tel-${uid}`);
    return pasosDeCobrador({ espejo, cobrador, telefono, gerente, azar, ciudad, presente });
  });
  const primero = new Date(Math.min(...deCobradores.map(({ en }) => en.getTime())));
  const pasos = [...deCobradores, ...pasosDelReloj(primero, presente)];
  pasos.sort((a, b) => a.en.getTime() - b.en.getTime());
  for (const { en, hacer } of pasos) {
    sala.ponerReloj(() => en);
    await hacer();
  }
  const documentos = espejo.todo().filter(({ ruta }) => !SIN_DUENO.test(ruta));
  return { documentos, pasos: pasos.length };
}

/** Everything up to that instant; nothing is later than it. The same instant gives the same documents. */
export async function jugarDemo(ahora: Date): Promise<Jugada> {
  const sala = await abrirSala('demo-jugado');
  try {
    return await jugarEn(sala, presenteDe(ahora));
  } finally {
    await sala.cerrar();
  }
}
