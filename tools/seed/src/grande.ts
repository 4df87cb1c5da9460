// Portfolios for measuring: as many credits as are asked for, put in bulk.
import { centavos, PLAZO_POR_DEFECTO, PLAZOS, sumarDias } from '@leal/domain';
import { type Azar, crearAzar } from './azar.ts';
import { documentosDe } from './cartera.ts';
import { DURANGO, MONTERREY } from './colonias.ts';
import { type Documento, oficina } from './documentos.ts';
import { nombreDePersona, nombreNuevo } from './nombres.ts';
import { inventarPersona } from './personas.ts';
import { aLas, diasCobrables, montoAlAzar, type Presente } from './tiempo.ts';
import { armarCartera, type CreditoDeCartera } from './una-cartera.ts';
import { COBRADORES, type Cuenta, cuentaDeCobrador, GERENTE, SUPERVISOR, usuarioDe } from './usuarios.ts';

const CREDITOS_POR_COBRADOR = 100;
/** Collectors with an account to sign in with; the others exist as users only. */
const COBRADORES_CON_CUENTA = 50;
const FILAS = 3;

/** The demo's three, however few the credits are. */
const cuantosCobradores = (creditos: number): number =>
  Math.max(Math.ceil(creditos / CREDITOS_POR_COBRADOR), COBRADORES.length);

const cobradorNumero = (numero: number): Cuenta =>
  cuentaDeCobrador(numero, nombreDePersona(crearAzar(`cobrador ${numero}`)));

export function cuentasGrande(creditos: number): Cuenta[] {
  const cuantos = Math.min(cuantosCobradores(creditos), COBRADORES_CON_CUENTA);
  return [GERENTE, SUPERVISOR, ...Array.from({ length: cuantos }, (_, i) => cobradorNumero(i + 1))];
}

/** One credit of fifty waits for approval, one is paid off, two are overdue. */
function creditoDe(
  azar: Azar,
  { hoy }: Presente,
  i: number,
): Omit<CreditoDeCartera, 'id_cliente' | 'persona'> {
  const clase = i % 50;
  const monto_solicitado = montoAlAzar(azar);
  const plazo = clase === 48 ? PLAZOS[0] : (PLAZOS[i % PLAZOS.length] ?? PLAZO_POR_DEFECTO);
  if (clase === 49) return { estado: 'Pendiente', monto_solicitado, plazo, fecha_inicio: hoy };
  const dias = diasCobrables(sumarDias(hoy, -1), clase === 48 ? plazo : FILAS, plazo);
  const hace = clase === 48 ? 60 : clase >= 46 ? azar.entero(90, 110) : azar.entero(8, 25);
  const minuto = azar.entero(605, 1070);
  return {
    monto_solicitado,
    plazo,
    fecha_inicio: sumarDias(hoy, -hace),
    movimientos: dias.map((fecha) => ({ tipo: 'pago', fecha, minuto })),
  };
}

function documentosDeCobrador(numero: number, creditos: number, presente: Presente): Iterable<Documento> {
  const cuenta = cobradorNumero(numero);
  const azar = crearAzar(`volumen ${numero}`);
  const usados = new Set<string>();
  const ciudad = numero % 2 === 0 ? DURANGO : MONTERREY;
  const pedidos = Array.from({ length: creditos }, (_, i) => ({
    ...creditoDe(azar, presente, i),
    id_cliente: `cli-c${numero}-${i + 1}`,
    id_credito: `cre-c${numero}-${i + 1}`,
    persona: inventarPersona(azar, ciudad, nombreNuevo(azar, usados)),
  }));
  const ayer = aLas(sumarDias(presente.hoy, -1), 1110);
  const cartera = armarCartera({
    ahora: ayer,
    cobrador: usuarioDe(cuenta, aLas(sumarDias(presente.hoy, -200), 540)),
    gerente: { id_usuario: GERENTE.uid, nombre: GERENTE.nombre },
    creditos: pedidos,
    gastos: [{ id_gasto: `gas-c${numero}-1`, monto: centavos(30_000), motivo: 'Gasolina' }],
  });
  return documentosDe(cartera);
}

/** N credits, in equal parts. */
export function* documentosGrande(creditos: number, presente: Presente): Generator<Documento> {
  yield* oficina(aLas(sumarDias(presente.hoy, -200), 540), [GERENTE, SUPERVISOR]);
  const cobradores = cuantosCobradores(creditos);
  for (let i = 0; i < cobradores; i += 1)
    yield* documentosDeCobrador(i + 1, Math.floor((creditos + i) / cobradores), presente);
}
