import { centavos, sumarDias } from '@leal/domain';
import { pedirGasto, resolverGasto } from './gastos.ts';
import type { Contexto, Paso } from './guion.ts';
import { aLas } from './tiempo.ts';

type PlanGasto = {
  readonly motivo: string;
  readonly pesos: number;
  /** Days ago; what was asked yesterday and is decided, was decided today. */
  readonly hace: number;
  readonly desenlace: 'pendiente' | 'aprobada' | 'rechazada';
};

const GASTOS: readonly PlanGasto[] = [
  { motivo: 'Gasolina de la motocicleta', pesos: 350, hace: 12, desenlace: 'aprobada' },
  { motivo: 'Reparación de llanta', pesos: 180, hace: 8, desenlace: 'aprobada' },
  { motivo: 'Comida fuera de zona', pesos: 145.5, hace: 6, desenlace: 'rechazada' },
  { motivo: 'Recarga de datos del teléfono', pesos: 100, hace: 4, desenlace: 'aprobada' },
  { motivo: 'Gasolina de la motocicleta', pesos: 320, hace: 1, desenlace: 'aprobada' },
  { motivo: 'Cambio de aceite', pesos: 450, hace: 1, desenlace: 'pendiente' },
  { motivo: 'Copias de contratos', pesos: 38.5, hace: 1, desenlace: 'pendiente' },
];

const RECHAZO = 'La comida no se reembolsa.';

/** Asked for in the evening, answered the next morning, or today as early as it can be. */
export function pasosDeGastos({ cartera, presente }: Contexto): Paso[] {
  return GASTOS.flatMap(({ motivo, pesos, hace, desenlace }, i) => {
    const id_gasto = `gas-${cartera.cobrador.id_usuario}-${i + 1}`;
    const pedido_en = aLas(sumarDias(presente.hoy, -hace), 18 * 60 + 30 + i);
    const pedido = { id_gasto, motivo, monto: centavos(Math.round(pesos * 100)), en: pedido_en };
    const pedir: Paso = { en: pedido_en, hacer: () => pedirGasto(cartera, pedido) };
    if (desenlace === 'pendiente') return [pedir];
    const en = hace === 1 ? presente.hoyAntes(0.4) : aLas(sumarDias(presente.hoy, 1 - hace), 9 * 60 + 40);
    const rechazo = desenlace === 'rechazada' ? { motivo_rechazo: RECHAZO } : {};
    return [pedir, { en, hacer: () => resolverGasto(cartera, { id_gasto, en, ...rechazo }) }];
  });
}
