import { ElegirVista } from '../../ui/lista/ElegirVista.tsx';
import type { ArchivoLeido } from './lectura/leer-archivo.ts';

type Props = { archivo: ArchivoLeido; cual: string; alElegir: (cual: string) => void };

/** Which sheet of the file, by its place from 0; nothing to choose where there is one. */
export const ElegirHoja = ({ archivo: { hojas }, cual, alElegir }: Props) =>
  hojas.length > 1 && (
    <ElegirVista
      nombre="Hoja del archivo"
      opciones={hojas.map(({ nombre }, i) => ({ value: String(i), label: nombre }))}
      vista={cual}
      alElegir={alElegir}
      corredizas
    />
  );
