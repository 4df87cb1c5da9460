import type { Caminante } from '../puerta.ts';
import { type Contexto, mandar, type Paso } from './escena.ts';

/** A hand-over of today, and whether the other side has confirmed it. */
type Entrega = { readonly pesos: number; readonly nota?: string; readonly confirmada?: true };

const FONDOS: readonly Entrega[] = [
  { pesos: 1000, nota: 'Cambio para la ruta', confirmada: true },
  { pesos: 500 },
];
const PARCIALES: readonly Entrega[] = [{ pesos: 350, nota: 'Lo dejé con Adriana' }];

/** Cash that one hands to the other; gives its id. */
export async function darEfectivo(da: Caminante, cuerpo: object): Promise<string> {
  const { traspaso } = await mandar(da, 'crearTraspaso', { cuerpo });
  return (traspaso as { id_traspaso: string }).id_traspaso;
}

export const confirmarEfectivo = (recibe: Caminante, id_traspaso: string) =>
  mandar(recibe, 'decidirTraspasoDe', { parametros: { id_traspaso }, cuerpo: { decision: 'confirmar' } });

/** Cash between the office and the collector, today before noon. */
export function pasosDeCaja({ cobrador, gerente, presente }: Contexto): Paso[] {
  const pasosDe = (da: Caminante, recibe: Caminante, entregas: readonly Entrega[], desde: number) =>
    entregas.flatMap(({ pesos, nota, confirmada }, i) => {
      let id_traspaso = '';
      const dar = async () => {
        const cuerpo = {
          monto: pesos,
          ...(da === gerente && { id_cobrador: cobrador.uid }),
          ...(nota !== undefined && { nota }),
        };
        id_traspaso = await darEfectivo(da, cuerpo);
      };
      const confirmar = () => confirmarEfectivo(recibe, id_traspaso);
      return [
        { en: presente.hoyAntes(desde + i / 10), hacer: dar },
        ...(confirmada ? [{ en: presente.hoyAntes(desde + 0.05 + i / 10), hacer: confirmar }] : []),
      ];
    });
  // Nobody hands in what they do not have yet.
  return [...pasosDe(gerente, cobrador, FONDOS, 0.2), ...pasosDe(cobrador, gerente, PARCIALES, 0.27)];
}
