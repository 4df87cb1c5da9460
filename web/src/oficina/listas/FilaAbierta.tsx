import { reglasDe } from '@leal/domain';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ErrorApi } from '../../lib/api/error-api.ts';
import { type Lectura, lecturaDeCredito, lecturaDeSolicitud, type Leido } from '../../lib/visto/lecturas.ts';
import { FalloConsulta } from '../../ui/estados/FalloConsulta.tsx';
import { HuecoDeDatos } from '../../ui/estados/Huecos.tsx';
import { Antecedentes } from '../pregunta/Antecedentes.tsx';
import type { Dato } from './fila.ts';

/** Facts stay true for a while: what is decided is read again by its question. */
const FRESCOS_MS = 60_000;
const NADA = {};

/** The reading of a request that has facts; they come with the answer that its question reads. */
function lecturaDe({ clase, item }: Dato): Lectura<'credito'> | null {
  if (clase === 'creditos') return lecturaDeCredito(item.id_credito);
  if (clase === 'gastos' || reglasDe(clase).hechos === null) return null;
  return lecturaDeSolicitud(clase, item, {}) as unknown as Lectura<'credito'>;
}

function DeLaFila({ lectura: { clase, clave, leer } }: { lectura: Lectura<'credito'> }) {
  const consulta = useQuery<Leido<'credito'>, ErrorApi>({
    queryKey: [...clave, 'antecedentes'],
    queryFn: ({ signal }) => leer(signal),
    staleTime: FRESCOS_MS,
  });
  const { data, error } = consulta;
  return (
    <aside className="fila-hechos" aria-label="Para decidir">
      <FalloConsulta consulta={consulta} mensaje="Error al cargar los datos" />
      {data && <Antecedentes clase={clase} de={data.antecedentes} visto={NADA} />}
      {!data && !error && <HuecoDeDatos />}
    </aside>
  );
}

/** The detail of a desk's row: its card, and the facts for deciding it, read once it is open. */
export function FilaAbierta({ dato, children }: { dato: Dato; children: ReactNode }) {
  const lectura = lecturaDe(dato);
  return (
    <div className="fila-abierta">
      {children}
      {lectura && <DeLaFila lectura={lectura} />}
    </div>
  );
}
