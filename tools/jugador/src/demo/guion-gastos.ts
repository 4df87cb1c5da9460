import { sumarDias } from '@leal/domain';
import { aLas } from '@leal/seed';
import { type Contexto, mandar, type Paso } from './escena.ts';

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

/** An expense is asked for in the evening and answered the next morning, or today as early as it can be. */
export function pasosDeGastos({ cobrador, gerente, presente }: Contexto): Paso[] {
  return GASTOS.flatMap(({ motivo, pesos: monto, hace, desenlace }, i) => {
    const pedido_en = aLas(sumarDias(presente.hoy, -hace), 18 * 60 + 30 + i);
    let id_gasto = '';
    const pedir = async () => {
      const hecho = await mandar(cobrador, 'crearGasto', { cuerpo: { monto, motivo } });
      id_gasto = String(hecho['id_gasto']);
    };
    if (desenlace === 'pendiente') return [{ en: pedido_en, hacer: pedir }];
    const en = hace === 1 ? presente.hoyAntes(0.4) : aLas(sumarDias(presente.hoy, 1 - hace), 9 * 60 + 40);
    const rechaza = desenlace === 'rechazada';
    const responder = () =>
      mandar(gerente, rechaza ? 'rechazarGasto' : 'aprobarGasto', {
        parametros: { id_gasto },
        cuerpo: rechaza ? { motivo_rechazo: RECHAZO } : {},
      });
    return [
      { en: pedido_en, hacer: pedir },
      { en, hacer: responder },
    ];
  });
}
