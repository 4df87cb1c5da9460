import { sumarDias } from '@leal/domain';
import type { Azar } from './azar.ts';
import { carteraConHistoria } from './cartera-demo.ts';
import { DURANGO, MONTERREY } from './colonias.ts';
import { type Documento, documentoDeNegocio, documentosDe, documentosDeUsuario } from './documentos.ts';
import type { PlanCredito } from './plan.ts';
import { planDemo } from './plan-demo.ts';
import { aLas, type Presente } from './tiempo.ts';
import { COBRADORES, type Cuenta, GERENTE, SUPERVISOR, usuarioDe } from './usuarios.ts';

const CIUDADES = [DURANGO, MONTERREY, DURANGO] as const;

type PlanDe = (azar: Azar, indice: number) => readonly PlanCredito[];

/** The people of the demo; everybody's password is the same. */
export const CUENTAS_DEMO: readonly Cuenta[] = [GERENTE, SUPERVISOR, ...COBRADORES];

/** The office: settings, manager and supervisor. Collectors come with their portfolios. */
export function* oficina(presente: Presente, cuentas: readonly Cuenta[]): Generator<Documento> {
  const fundacion = aLas(sumarDias(presente.hoy, -200), 9 * 60);
  yield documentoDeNegocio();
  for (const cuenta of cuentas) yield* documentosDeUsuario(usuarioDe(cuenta, fundacion));
}

/** The three collectors' portfolios, told day by day up to the present. */
export function* carterasCompletas(presente: Presente, planDe: PlanDe): Generator<Documento> {
  for (const [i, ciudad] of CIUDADES.entries()) {
    const cobrador = COBRADORES[i];
    if (!cobrador) continue;
    const clave = `c${i + 1}`;
    yield* documentosDe(
      carteraConHistoria({
        clave,
        cobrador,
        gerente: GERENTE,
        ciudad,
        plan: (azar) => planDe(azar, i),
        presente,
      }),
    );
  }
}

/** Three collectors with forty clients each. */
export function* documentosDemo(presente: Presente): Generator<Documento> {
  yield* oficina(presente, [GERENTE, SUPERVISOR]);
  yield* carterasCompletas(presente, planDemo);
}
