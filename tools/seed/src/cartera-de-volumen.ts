import { centavos, PLAZO_POR_DEFECTO, PLAZOS, type Plazo, sumarDias } from '@leal/domain';
import { decidirCredito, registrarCliente } from './altas.ts';
import { type Azar, crearAzar } from './azar.ts';
import { type Cartera, carteraVacia } from './cartera.ts';
import { pedirGasto } from './gastos.ts';
import { registrarGestion } from './gestiones.ts';
import { contar, montoAlAzar, type Paso } from './guion.ts';
import type { Persona } from './personas.ts';
import { resolver } from './resolver.ts';
import { guardarRuta } from './ruta.ts';
import { pedirEdicionCliente } from './solicitudes-de-credito.ts';
import { pedirEdicion, pedirEliminacion, pedirMultiple, ultimoPagoDe } from './solicitudes-de-pago.ts';
import { olvidarDiasViejos } from './sumas.ts';
import { aLas, diasCobrables, type Presente } from './tiempo.ts';
import { type Cuenta, usuarioDe } from './usuarios.ts';

export type DatosDeVolumen = {
  readonly clave: string;
  readonly cobrador: Cuenta;
  readonly gerente: Cuenta;
  readonly personas: readonly Persona[];
  readonly presente: Presente;
};

const FILAS = 3;

type Caso = {
  readonly cartera: Cartera;
  readonly azar: Azar;
  readonly presente: Presente;
  readonly id_credito: string;
  readonly plazo: Plazo;
};

/** Three regular payments on the last three collectable days. */
function pagos({ cartera, azar, presente, id_credito, plazo }: Caso): Paso[] {
  const minuto = azar.entero(605, 1070);
  return diasCobrables(sumarDias(presente.hoy, -1), FILAS, plazo).map((fecha) => {
    const en = aLas(fecha, minuto, azar.entero(0, 59));
    const gestion = {
      id_credito,
      tipo: 'pago' as const,
      fecha,
      capturado_en: en,
      sincronizado_en: en,
      abonos: 1,
    };
    return { en, hacer: () => registrarGestion(cartera, gestion) };
  });
}

/** Three approved payments of many abonos that pay the credit off. */
function liquidado({ cartera, presente, id_credito, plazo }: Caso): Paso[] {
  const abonos = Math.ceil(plazo / FILAS) + 1;
  return diasCobrables(sumarDias(presente.hoy, -2), FILAS, plazo).flatMap((fecha) => {
    const en = aLas(fecha, 765);
    const motivo = 'Terminó de pagar antes de tiempo.';
    const respuesta = aLas(sumarDias(fecha, 1), 575);
    let id_solicitud = '';
    const pedir = () => {
      id_solicitud = pedirMultiple(cartera, { id_credito, abonos, capturado_en: en, en, motivo });
    };
    const aprobar = () => resolver(cartera, { id_solicitud, estado: 'aprobada', en: respuesta });
    return [
      { en, hacer: pedir },
      { en: respuesta, hacer: aprobar },
    ];
  });
}

/** One pending request of the kind that the credit's number gives it, if any. */
function peticion({ cartera, presente, id_credito }: Caso, numero: number): Paso[] {
  const en = aLas(sumarDias(presente.hoy, -1), 1100);
  const pago = () => ultimoPagoDe(cartera, id_credito, presente.hoy);
  const base = { id_credito, en };
  const clases = [
    () => {
      const { id_movimiento, monto_centavos } = pago();
      const monto_nuevo = centavos(monto_centavos * 2);
      pedirEdicion(cartera, { ...base, id_movimiento, monto_nuevo, motivo: 'Se capturó de menos.' });
    },
    () => {
      const { id_movimiento } = pago();
      pedirEliminacion(cartera, { ...base, id_movimiento, motivo: 'Cliente equivocado.' });
    },
    () => void pedirEdicionCliente(cartera, { ...base, cambios: null, motivo: 'Cambió de teléfono.' }),
  ];
  const hacer = clases[numero];
  return hacer ? [{ en, hacer }] : [];
}

/** Of every fifty: one paid off, one that waits for approval, two overdue, three with requests. */
function pasosDelCredito(caso: Caso, numero: number): Paso[] {
  const { cartera, azar, presente, id_credito } = caso;
  const clase = numero % 50;
  if (clase === 49) return [];
  const hace = clase >= 46 && clase <= 47 ? azar.entero(90, 110) : azar.entero(8, 25);
  const en = aLas(sumarDias(presente.hoy, -hace), azar.entero(580, 1130));
  const aprobar: Paso = {
    en,
    hacer: () => decidirCredito(cartera, { id_credito, en, estado: 'Aprobado' }),
  };
  if (clase === 48) return [aprobar, ...liquidado(caso)];
  return [aprobar, ...pagos(caso), ...peticion(caso, clase)];
}

function pasoDeAlta(caso: Caso, persona: Persona, id_cliente: string): Paso {
  const { cartera, azar, presente, id_credito, plazo } = caso;
  const en = aLas(sumarDias(presente.hoy, -120), azar.entero(600, 1079));
  const alta = { id_cliente, id_credito, persona, monto_solicitado: montoAlAzar(azar), plazo, en };
  return { en, hacer: () => registrarCliente(cartera, alta) };
}

const pasosDeTodos = (cartera: Cartera, azar: Azar, datos: DatosDeVolumen): Paso[] =>
  datos.personas.flatMap((persona, i) => {
    const clave = `${datos.clave}-${String(i + 1).padStart(3, '0')}`;
    const plazo = PLAZOS[i % PLAZOS.length] ?? PLAZO_POR_DEFECTO;
    const caso = { cartera, azar, presente: datos.presente, id_credito: `cre-${clave}`, plazo };
    return [pasoDeAlta(caso, persona, `cli-${clave}`), ...pasosDelCredito(caso, i)];
  });

/** A portfolio for measuring: many credits of three rows each, consistent like any other. */
export function carteraDeVolumen(datos: DatosDeVolumen): Cartera {
  const { clave, presente } = datos;
  const azar = crearAzar(`volumen ${clave}`);
  const fundacion = aLas(sumarDias(presente.hoy, -200), 540);
  const cartera = carteraVacia({
    cobrador: usuarioDe(datos.cobrador, fundacion),
    gerente: usuarioDe(datos.gerente, fundacion),
    hoy: presente.hoy,
    auditada: false,
  });
  const ayer = aLas(sumarDias(presente.hoy, -1), 1110);
  const gasto = { id_gasto: `gas-${clave}-1`, monto: centavos(30_000), motivo: 'Gasolina', en: ayer };
  contar([
    ...pasosDeTodos(cartera, azar, datos),
    { en: ayer, hacer: () => pedirGasto(cartera, gasto) },
    { en: ayer, hacer: () => guardarRuta(cartera, azar, ayer) },
  ]);
  olvidarDiasViejos(cartera);
  return cartera;
}
