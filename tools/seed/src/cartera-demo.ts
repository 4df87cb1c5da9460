import { sumarDias } from '@leal/domain';
import { type Azar, crearAzar } from './azar.ts';
import { type Cartera, carteraVacia } from './cartera.ts';
import type { Ciudad } from './colonias.ts';
import { contar, type Contexto, type Paso } from './guion.ts';
import { pasosDelCliente, personaDuplicada } from './guion-cliente.ts';
import { pasosDeGastos } from './guion-gastos.ts';
import { nombreNuevo } from './nombres.ts';
import { inventarPersona, type Persona } from './personas.ts';
import type { PlanCredito } from './plan.ts';
import { guardarRuta } from './ruta.ts';
import { olvidarDiasViejos } from './sumas.ts';
import { aLas, type Presente } from './tiempo.ts';
import { type Cuenta, usuarioDe } from './usuarios.ts';

export type DatosDeCartera = {
  /** Short and unique: it is part of the ids. */
  readonly clave: string;
  readonly cobrador: Cuenta;
  readonly gerente: Cuenta;
  readonly ciudad: Ciudad;
  readonly plan: (azar: Azar) => readonly PlanCredito[];
  readonly presente: Presente;
};

/** Everybody's name, business and address; some share a name, one is a duplicate of the one before. */
function inventarPersonas(azar: Azar, ciudad: Ciudad, planes: readonly PlanCredito[]): Persona[] {
  const usados = new Set<string>();
  const personas: Persona[] = [];
  for (const plan of planes) {
    const anterior = personas.at(-1);
    if (anterior && plan.nombre === 'duplicado') personas.push(personaDuplicada(anterior));
    else if (anterior && plan.nombre === 'igual')
      personas.push(inventarPersona(azar, ciudad, anterior.nombre));
    else personas.push(inventarPersona(azar, ciudad, nombreNuevo(azar, usados)));
  }
  return personas;
}

const dosCifras = (n: number): string => String(n).padStart(2, '0');

function pasosDeClientes(ctx: Contexto, clave: string, planes: readonly PlanCredito[]): Paso[] {
  const personas = inventarPersonas(ctx.azar, ctx.ciudad, planes);
  return planes.flatMap((plan, i) => {
    const persona = personas[i];
    return persona ? pasosDelCliente(ctx, `${clave}-${dosCifras(i + 1)}`, plan, persona) : [];
  });
}

/** A portfolio with its whole ledger: every story told day by day. */
export function carteraConHistoria(datos: DatosDeCartera): Cartera {
  const { clave, ciudad, presente } = datos;
  const azar = crearAzar(`cartera ${clave}`);
  const fundacion = aLas(sumarDias(presente.hoy, -200), 9 * 60);
  const cartera = carteraVacia({
    cobrador: usuarioDe(datos.cobrador, fundacion),
    gerente: usuarioDe(datos.gerente, fundacion),
    hoy: presente.hoy,
  });
  const ctx: Contexto = { cartera, azar, ciudad, presente };
  const planes = datos.plan(azar);
  const rutaGuardada = aLas(sumarDias(presente.hoy, -3), 9 * 60 + 50);
  contar([
    ...pasosDeClientes(ctx, clave, planes),
    ...pasosDeGastos(ctx),
    { en: rutaGuardada, hacer: () => guardarRuta(cartera, azar, rutaGuardada) },
  ]);
  olvidarDiasViejos(cartera);
  return cartera;
}
