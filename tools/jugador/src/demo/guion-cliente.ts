// The story of one client, from the first request to today.
import {
  aPesos,
  centavos,
  type DatosCliente,
  diaSemana,
  diasEntre,
  DOMINGO,
  type Fecha,
  fechaLocal,
  minimo,
  MOTIVOS_VISITA,
  sumarDias,
} from '@leal/domain';
import { aLas, diasCobrables, montoAlAzar } from '@leal/seed';
import { type Contexto, creditoDe, mandar, montoDeAbonos, type Paso, type Tramo } from './escena.ts';
import { pasosDeEntrega } from './guion-entregas.ts';
import { pasosDeHoy } from './guion-hoy.ts';
import { pasosDeSolicitudes } from './guion-solicitudes.ts';
import { type Hecho, historia } from './historia.ts';
import { type PlanCredito, porRenovar } from './plan.ts';

/** Offices decide on working days: a start is never on a Sunday unless it is today's. */
const vispera = (dia: Fecha): Fecha => {
  const anterior = sumarDias(dia, -1);
  return diaSemana(anterior) === DOMINGO ? sumarDias(anterior, -1) : anterior;
};

function tramoDe({ azar, presente }: Contexto, plan: PlanCredito): Tramo {
  const base = { id_cliente: '', id_credito: '', plan };
  const dias = diasCobrables(sumarDias(presente.hoy, -plan.termina_hace), plan.dias, plan.plazo);
  const [primero] = dias;
  if (primero === undefined) {
    return { ...base, dias, inicio: presente.hoy, aprobado_en: presente.hoyAntes(azar.siguiente()) };
  }
  const inicio = vispera(primero);
  return { ...base, dias, inicio, aprobado_en: aLas(inicio, azar.entero(580, 1130)) };
}

/** The credit that `t` renewed, if any: it ended the day before `t` started. */
function tramoAnterior(ctx: Contexto, t: Tramo): Tramo | null {
  if (!t.plan.renueva) return null;
  const termina_hace = diasEntre(t.inicio, ctx.presente.hoy) + 1;
  return tramoDe(ctx, porRenovar(ctx.azar, t.plan.renueva.plazo, { termina_hace }));
}

/** The collector registers the client with a loan request; a duplicate takes its data from the original. */
function pasoDeAlta(ctx: Contexto, t: Tramo, persona: DatosCliente, original: Tramo | undefined): Paso {
  const { azar, cobrador } = ctx;
  const en = aLas(sumarDias(t.inicio, -1), azar.entero(600, 1079));
  const prestamo = { monto_solicitado: aPesos(montoAlAzar(azar)), dias_pago: t.plan.plazo };
  const pedir = () =>
    original
      ? mandar(cobrador, 'duplicarCliente', {
          cuerpo: { id_cliente_original: original.id_cliente, ...prestamo },
        })
      : mandar(cobrador, 'registrarCliente', {
          cuerpo: { ...persona, ...prestamo },
        });
  const hacer = async () => {
    const { id_cliente, id_credito } = await pedir();
    Object.assign(t, { id_cliente, id_credito });
  };
  return { en, hacer };
}

function pasosDeDecision(ctx: Contexto, t: Tramo): Paso[] {
  const { gerente } = ctx;
  const { plan, aprobado_en: en } = t;
  if (plan.fin === 'Pendiente') return [];
  const rechaza = plan.fin === 'Rechazado';
  const comentario = 'No comprueba ingresos suficientes para el monto.';
  const hacer = () =>
    mandar(gerente, rechaza ? 'rechazarCredito' : 'aprobarCredito', {
      cuerpo: { id_credito: t.id_credito, ...(rechaza && { comentario }) },
    });
  return [{ en, hacer }, ...(rechaza ? [] : pasosDeEntrega(ctx, t))];
}

const SIN_SENAL_MS = 60_000;

/** Now and then what comes the next morning was only made then, with the clock set back: the marks find it. */
const esInventado = ({ fecha, capturado_en, sincronizado_en: llega }: Hecho): boolean =>
  fechaLocal(llega) > fecha && capturado_en.getSeconds() % 2 === 0;

/** Most collectors say why there was no payment. */
const porque = ({ capturado_en }: Hecho) => ({
  motivo_visita: [...MOTIVOS_VISITA, undefined][capturado_en.getSeconds() % (MOTIVOS_VISITA.length + 1)],
});

/** Every fourth client then promises a daily payment for the next day of the plan. */
function promesaDe(ctx: Contexto, t: Tramo, { fecha, capturado_en }: Hecho) {
  const dia = t.dias.find((candidato) => candidato > fecha);
  if (dia === undefined || capturado_en.getSeconds() % 4 !== 0) return {};
  const { monto_diario_centavos, saldo_centavos } = creditoDe(ctx, t);
  return { promesa: { fecha: dia, monto: aPesos(minimo(monto_diario_centavos, saldo_centavos)) } };
}

/** The middle of Durango; every third phone says where it is. */
const CENTRO = { latitud: 24.0277, longitud: -104.6532 };
const GRADOS_POR_CALLE = 0.0009;

type Posicion = { readonly latitud: number; readonly longitud: number; readonly precision_m: number };

const CALLES = 60;
/** A phone is wrong by some metres, each time by others. */
const GRADOS_DE_ERROR = 0.000004;

const conPosicion = ({ capturado_en }: Hecho): boolean => capturado_en.getSeconds() % 3 === 0;

/** The streets of a client's door, to the north and to the east: the same at each visit. */
function callesDe(id_cliente: string): readonly [number, number] {
  let suma = 7;
  for (const letra of id_cliente) suma = (suma * 31 + letra.charCodeAt(0)) % 1_000_003;
  return [(suma % CALLES) - CALLES / 2, (Math.floor(suma / CALLES) % CALLES) - CALLES / 2];
}

function posicionDe(
  { id_cliente }: Pick<Tramo, 'id_cliente'>,
  hecho: Hecho,
): { readonly posicion?: Posicion } {
  if (!conPosicion(hecho)) return {};
  const minutos = hecho.capturado_en.getMinutes();
  const calles = callesDe(id_cliente);
  const [latitud, longitud] = [CENTRO.latitud, CENTRO.longitud].map((centro, i) => {
    const grados = centro + (calles[i] ?? 0) * GRADOS_POR_CALLE + (minutos - 30) * GRADOS_DE_ERROR;
    return Math.round(grados * 1e6) / 1e6;
  }) as [number, number];
  return { posicion: { latitud, longitud, precision_m: 5 + minutos } };
}

/** The step of a deed: sent at the door at once; or captured there, and sent when the phone found its signal again. */
function pasoDeHecho(ctx: Contexto, t: Tramo, hecho: Hecho): Paso {
  const { capturado_en, sincronizado_en: llega, tipo, abonos } = hecho;
  const tarde = llega.getTime() - capturado_en.getTime() > SIN_SENAL_MS;
  const { dispositivo, desfase_ms, tocar } = ctx.telefono;
  const numero = tocar(esInventado(hecho) ? llega : capturado_en);
  const hacer = async () => {
    const { id_credito } = t;
    const captura = {
      dispositivo,
      desfase_ms,
      secuencia: numero(),
      ...posicionDe(t, hecho),
      ...(tarde && { capturado_en: capturado_en.toISOString() }),
    };
    if (tipo === 'atraso')
      return mandar(ctx.cobrador, 'registrarAtraso', {
        cuerpo: { id_credito, ...porque(hecho), ...promesaDe(ctx, t, hecho), ...captura },
      });
    const monto = tipo === 'pago' ? montoDeAbonos(creditoDe(ctx, t), abonos) : 0;
    const cuerpo = {
      id_credito,
      monto,
      ...(monto === 0 && { ...porque(hecho), ...promesaDe(ctx, t, hecho) }),
      ...captura,
    };
    const hecha = await mandar(ctx.cobrador, 'registrarAbono', { cuerpo });
    if (hecha['requiereAprobacion'] === true)
      throw new Error(`The story pays too much at once: ${id_credito}`);
    return hecha;
  };
  return { en: tarde ? llega : capturado_en, hacer };
}

/** The collector pins the door a minute after the phone first said where it is. */
function pasoDelPunto(ctx: Contexto, t: Tramo, hechos: readonly Hecho[]): Paso[] {
  const hecho = hechos.find(conPosicion);
  if (!hecho) return [];
  const en = new Date(hecho.sincronizado_en.getTime() + SIN_SENAL_MS);
  const hacer = () => {
    const { id_cliente } = t;
    const { posicion: punto } = posicionDe(t, hecho);
    return mandar(ctx.cobrador, 'registrarPunto', { parametros: { id_cliente }, cuerpo: { punto } });
  };
  return en > ctx.presente.ahora ? [] : [{ en, hacer }];
}

/** The steps of a credit from its approval on. */
function pasosDelTramo(ctx: Contexto, t: Tramo): Paso[] {
  const { azar, presente } = ctx;
  const hoy = pasosDeHoy(ctx, t, historia(azar, t.plan, t.dias, presente.ahora));
  const solicitudes = pasosDeSolicitudes(ctx, t, hoy.hechos);
  const hechos = solicitudes.hechos.map((hecho) => pasoDeHecho(ctx, t, hecho));
  return [...hechos, ...pasoDelPunto(ctx, t, solicitudes.hechos), ...solicitudes.pasos, ...hoy.pasos];
}

/** The earlier credit's story, its request and the approval that starts the new one. */
function pasosDeRenovacion(ctx: Contexto, anterior: Tramo, nuevo: Tramo): Paso[] {
  const pedida_en = aLas(sumarDias(nuevo.inicio, -1), 18 * 60 + 25);
  let id_solicitud: unknown;
  const pedir = async () => {
    const { id_credito, monto_solicitado_centavos } = creditoDe(ctx, anterior);
    const cuerpo = {
      id_credito_anterior: id_credito,
      monto_solicitado: aPesos(centavos(monto_solicitado_centavos + 100_000)),
      dias_pago: nuevo.plan.plazo,
    };
    ({ id_solicitud } = await mandar(ctx.cobrador, 'solicitarRenovacion', { cuerpo }));
  };
  const aprobar = async () => {
    const { id_credito } = await mandar(ctx.gerente, 'aprobarRenovacion', { cuerpo: { id_solicitud } });
    Object.assign(nuevo, { id_cliente: anterior.id_cliente, id_credito });
  };
  return [
    ...pasosDelTramo(ctx, anterior),
    { en: pedida_en, hacer: pedir },
    { en: nuevo.aprobado_en, hacer: aprobar },
    ...pasosDeEntrega(ctx, nuevo),
  ];
}

function pasosDeBaja(ctx: Contexto, t: Tramo): Paso[] {
  const { gerente, presente } = ctx;
  if (t.plan.fin !== 'Castigado') return [];
  const en = aLas(sumarDias(presente.hoy, 1 - t.plan.termina_hace), 19 * 60 + 5);
  const hacer = () => {
    const { id_cliente, id_credito, saldo_centavos } = creditoDe(ctx, t);
    const leido = { visto_credito: id_credito, visto_saldo: aPesos(saldo_centavos) };
    const consulta = { ...leido, motivo: 'Se mudó sin avisar' };
    return mandar(gerente, 'eliminarCliente', { parametros: { id_cliente }, consulta });
  };
  return [{ en, hacer }];
}

/** `original`: the client before it in the plan, for its duplicate. */
export function historiaDelCliente(
  ctx: Contexto,
  plan: PlanCredito,
  persona: DatosCliente,
  original: Tramo | undefined,
): { readonly tramo: Tramo; readonly pasos: readonly Paso[] } {
  const tramo = tramoDe(ctx, plan);
  const primero = tramoAnterior(ctx, tramo) ?? tramo;
  const pasos = [
    pasoDeAlta(ctx, primero, persona, plan.nombre === 'duplicado' ? original : undefined),
    ...pasosDeDecision(ctx, primero),
    ...(primero === tramo ? [] : pasosDeRenovacion(ctx, primero, tramo)),
    ...pasosDelTramo(ctx, tramo),
    ...pasosDeBaja(ctx, tramo),
  ];
  return { tramo, pasos };
}
