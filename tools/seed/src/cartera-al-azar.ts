import type { UsuarioDoc } from '@leal/contract/documentos';
import { type Fecha, type Negocio, ROL, sumarDias } from '@leal/domain';
import type { DiaAlAzar } from './al-azar/contexto.ts';
import { pasosEnLaCalle } from './al-azar/en-la-calle.ts';
import { pasosEnLaOficina } from './al-azar/en-la-oficina.ts';
import { pasosDeAltas, pasosQueSePiden } from './al-azar/lo-que-se-pide.ts';
import { type Azar, crearAzar } from './azar.ts';
import { type Cartera, carteraVacia } from './cartera.ts';
import { unUsuario } from './constructores.ts';
import { type Documento, documentosDe } from './documentos.ts';
import { contar, type Paso } from './guion.ts';
import { olvidarDiasViejos } from './sumas.ts';
import { aLas, presente } from './tiempo.ts';

export type CarteraAlAzar = {
  /** The same text gives the same portfolio for the same instant. */
  readonly semilla: string;
  readonly ahora: Date;
  readonly cobrador: Partial<UsuarioDoc> & { readonly id_usuario: string };
  readonly negocio?: Negocio;
};

/** Some live long enough for the shortest loans to be overdue for more than a month. */
const vida = (azar: Azar): number => (azar.ocurre(0.15) ? azar.entero(60, 90) : azar.entero(1, 36));
const CLIENTES_AL_EMPEZAR = 4;

function pasosDelDia(dia: DiaAlAzar, esElPrimero: boolean): Paso[] {
  const altas = esElPrimero ? dia.azar.entero(0, CLIENTES_AL_EMPEZAR) : 0;
  return [
    ...pasosEnLaCalle(dia),
    ...pasosQueSePiden(dia),
    ...pasosEnLaOficina(dia),
    ...pasosDeAltas(dia, altas),
  ];
}

/** Day after day up to the instant; what arrives late waits for its turn, or never comes. */
function vivir(cartera: Cartera, desde: Fecha, { semilla, ahora }: CarteraAlAzar): void {
  const azar = crearAzar(semilla);
  let porVenir: Paso[] = [];
  for (let dia = desde; dia <= cartera.hoy; dia = sumarDias(dia, 1)) {
    const manana = aLas(sumarDias(dia, 1), 0);
    const hasta = ahora < manana ? ahora : manana;
    porVenir.push(...pasosDelDia({ cartera, azar, dia }, dia === desde));
    contar(porVenir.filter(({ en }) => en < hasta));
    porVenir = porVenir.filter(({ en }) => en >= hasta);
  }
}

/**
 * A collector's portfolio after a life of chance, driven by the domain's own decisions: credits in every state,
 * movements of every type, corrections, approvals of another day, renewals, expenses, deleted clients. Without
 * its audit and its route's order.
 */
export function carteraAlAzar(pedida: CarteraAlAzar): { cartera: Cartera; documentos: Documento[] } {
  const { semilla, ahora, cobrador, negocio } = pedida;
  const { hoy } = presente(ahora);
  const dias = vida(crearAzar(`${semilla} dias`));
  const cartera = carteraVacia({
    cobrador: unUsuario(cobrador),
    gerente: unUsuario({ id_usuario: 'gerente-1', nombre: 'Adriana Solís', id_rol: ROL.gerente }),
    hoy,
    auditada: false,
    ...(negocio ? { negocio } : {}),
  });
  vivir(cartera, sumarDias(hoy, -dias), pedida);
  olvidarDiasViejos(cartera);
  return { cartera, documentos: [...documentosDe(cartera)] };
}
