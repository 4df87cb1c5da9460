import { type KeyboardEvent, type ReactNode, useMemo } from 'react';
import { useSoloLectura } from '../../lib/sesion/solo-lectura.ts';
import { Tabla } from '../../ui/tabla/Tabla.tsx';
import { columnasDeTodas } from '../listas/columnas.tsx';
import type { Fila } from '../listas/fila.ts';
import { useMarca } from './aparte.ts';
import { CajonDeFila, enfocarElCajon } from './CajonDeFila.tsx';
import { useAbierta } from './use-abierta.ts';

const claveDe = ({ clave }: Fila): string => clave;
const nombreDe = ({ propio, cliente, cobrador }: Fila): string =>
  `${propio.nombre} de ${cliente || cobrador}`;

/** On its own the cell knows when the owner's settings change what it says. */
function Cambia({ fila }: { fila: Fila }) {
  const marca = useMarca(fila);
  return (
    <>
      <span>{fila.cambia}</span>
      {marca !== null && <span className="nota en-bloque">{marca}</span>}
    </>
  );
}

const verCambia = (fila: Fila) => <Cambia fila={fila} />;

type Props = {
  filas: readonly Fila[] | undefined;
  /** All rows, also those that are filtered out. */
  todas: readonly Fila[] | undefined;
  ahora: Date;
  orden: string;
  alOrdenar: (orden: string) => void;
  vacia: ReactNode;
  elegidas: ReadonlySet<string>;
  alElegir: (elegidas: ReadonlySet<string>) => void;
  /** Keys of the inbox's own; `abierta`: the row is open in the drawer. */
  alTeclear: (tecla: string, fila: Fila | undefined, abierta: boolean) => boolean;
};

/**
 * The inbox at a desk; a row opens beside the table, and whoever goes on to another one sees that there. A supervisor,
 * who only reads, chooses nothing.
 */
export function TablaBandeja({ filas, todas, ahora, elegidas, alElegir, alTeclear, ...resto }: Props) {
  const soloLee = useSoloLectura();
  const columnas = useMemo(() => columnasDeTodas(ahora, verCambia), [ahora]);
  const { abierta, alternar, seguir, cerrar, escucha } = useAbierta(filas, todas);
  const teclear = (suceso: KeyboardEvent, fila: Fila | undefined) => {
    const { key, ctrlKey, metaKey, altKey, repeat, shiftKey } = suceso;
    if (ctrlKey || metaKey || altKey || repeat || !escucha()) return;
    if (key === 'Tab' && !shiftKey && abierta) {
      // The drawer that is open comes next, and not the head of the table.
      if (enfocarElCajon()) suceso.preventDefault();
    } else if (!soloLee && alTeclear(key, fila, abierta !== null)) suceso.preventDefault();
  };
  return (
    <>
      <Tabla<Fila>
        nombre="Por decidir"
        columnas={columnas}
        filas={filas}
        clave={claveDe}
        alAbrir={alternar}
        alMoverse={seguir}
        escucha={escucha}
        {...(!soloLee && { seleccion: { elegidas, alElegir, nombreDe } })}
        alTeclear={teclear}
        {...resto}
      />
      <CajonDeFila abierta={abierta} alCerrar={cerrar} />
    </>
  );
}
