import { crearAzar } from './azar.ts';
import { carterasCompletas, oficina } from './demo.ts';
import type { Documento } from './documentos.ts';
import { crearMolde, estampar, type Molde } from './molde.ts';
import { nombreDePersona } from './nombres.ts';
import type { PlanCredito } from './plan.ts';
import { planDemo } from './plan-demo.ts';
import type { Presente } from './tiempo.ts';
import { COBRADORES, type Cuenta, cuentaDeCobrador, GERENTE, SUPERVISOR } from './usuarios.ts';

const CREDITOS_POR_COBRADOR = 100;

/** Collectors with an account to sign in with; the others exist as users only. */
const COBRADORES_CON_CUENTA = 50;

const creditosDe = (plan: PlanCredito): number => (plan.renueva ? 2 : 1);

/** The first plans that make exactly `cupo` credits, or all of them. */
function recortar(planes: readonly PlanCredito[], cupo: number): PlanCredito[] {
  let quedan = cupo;
  return planes.filter((plan) => {
    if (creditosDe(plan) > quedan) return false;
    quedan -= creditosDe(plan);
    return true;
  });
}

const CREDITOS_DEL_PLAN = planDemo(crearAzar('tamano')).reduce((n, plan) => n + creditosDe(plan), 0);

type Reparto = {
  /** Credits of each of the full portfolios. */
  readonly completas: readonly number[];
  /** The other collectors, and how many credits the i-th of them has. */
  readonly otros: number;
  readonly deOtro: (i: number) => number;
};

function repartir(creditos: number): Reparto {
  const completas = COBRADORES.map((_, i) =>
    Math.min(Math.floor((creditos + i) / COBRADORES.length), CREDITOS_DEL_PLAN),
  );
  const restantes = creditos - completas.reduce((a, b) => a + b, 0);
  const otros = Math.ceil(restantes / CREDITOS_POR_COBRADOR);
  return { completas, otros, deOtro: (i) => Math.floor((restantes + i) / otros) };
}

function cuentaDeVolumen(indice: number): Cuenta {
  const numero = COBRADORES.length + indice + 1;
  return cuentaDeCobrador(numero, nombreDePersona(crearAzar(`cobrador ${numero}`)));
}

export function cuentasGrande(creditos: number): Cuenta[] {
  const otros = Math.min(repartir(creditos).otros, COBRADORES_CON_CUENTA - COBRADORES.length);
  const suyas = Array.from({ length: otros }, (_, i) => cuentaDeVolumen(i));
  return [GERENTE, SUPERVISOR, ...COBRADORES, ...suyas];
}

/** N credits: three collectors with their whole ledger, the others with three rows per credit. */
export function* documentosGrande(creditos: number, presente: Presente): Generator<Documento> {
  const { completas, otros, deOtro } = repartir(creditos);
  yield* oficina(presente, [GERENTE, SUPERVISOR]);
  yield* carterasCompletas(presente, (azar, i) => recortar(planDemo(azar), completas[i] ?? 0));
  const moldes = new Map<number, Molde>();
  for (let i = 0; i < otros; i += 1) {
    const cuantos = deOtro(i);
    const molde = moldes.get(cuantos) ?? crearMolde(cuantos, presente);
    moldes.set(cuantos, molde);
    yield* estampar(molde, COBRADORES.length + i + 1, cuentaDeVolumen(i));
  }
}
