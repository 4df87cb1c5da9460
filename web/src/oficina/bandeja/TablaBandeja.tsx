import { type KeyboardEvent, type ReactNode, useMemo, useState } from 'react';
import { Tabla } from '../../ui/tabla/Tabla.tsx';
import { columnasDeTodas } from '../listas/columnas.tsx';
import type { Fila } from '../listas/fila.ts';
import { FilaAbierta } from '../listas/FilaAbierta.tsx';
import { TarjetaDe } from './por-clase.tsx';

const claveDe = ({ clave }: Fila): string => clave;
const verTarjeta = ({ dato }: Fila) => (
  <FilaAbierta dato={dato}>
    <TarjetaDe dato={dato} />
  </FilaAbierta>
);

type Props = {
  filas: readonly Fila[] | undefined;
  ahora: Date;
  orden: string;
  alOrdenar: (orden: string) => void;
  vacia: ReactNode;
  elegidas: ReadonlySet<string>;
  alElegir: (elegidas: ReadonlySet<string>) => void;
  /** Keys of the inbox's own, while the table has the focus. */
  alTeclear: (tecla: string, fila: Fila | undefined) => boolean;
};

/** The inbox at a desk; a row opens to the card of its own screen. */
export function TablaBandeja({ filas, ahora, elegidas, alElegir, alTeclear, ...resto }: Props) {
  const [abierto, setAbierto] = useState<string | null>(null);
  const columnas = useMemo(() => columnasDeTodas(ahora), [ahora]);
  const teclear = (suceso: KeyboardEvent, fila: Fila | undefined) => {
    if (suceso.ctrlKey || suceso.metaKey || suceso.altKey || suceso.repeat) return;
    if (alTeclear(suceso.key, fila)) suceso.preventDefault();
  };
  return (
    <Tabla<Fila>
      nombre="Por decidir"
      columnas={columnas}
      filas={filas}
      clave={claveDe}
      detalle={{ abierto, alCambiar: setAbierto, ver: verTarjeta }}
      seleccion={{
        elegidas,
        alElegir,
        nombreDe: ({ propio, cliente, cobrador }) => `${propio.nombre} de ${cliente || cobrador}`,
      }}
      alTeclear={teclear}
      {...resto}
    />
  );
}
