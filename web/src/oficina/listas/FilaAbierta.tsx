import type { ReactNode } from 'react';
import { FalloConsulta } from '../../ui/estados/FalloConsulta.tsx';
import { HuecoDeDatos } from '../../ui/estados/Huecos.tsx';
import { Antecedentes } from '../pregunta/Antecedentes.tsx';
import type { Dato } from './fila.ts';
import { useHechos } from './hechos.ts';

const NADA = {};

type Props = {
  dato: Dato;
  /** The facts that stand elsewhere already. */
  dichos?: object;
  children: ReactNode;
};

/** An open row of a desk: its card, and the facts for deciding it, read once it is open. */
export function FilaAbierta({ dato, dichos = NADA, children }: Props) {
  const { clase, consulta } = useHechos(dato);
  const { data, error } = consulta;
  return (
    <div className="fila-abierta">
      {children}
      {clase && (
        <aside className="fila-hechos" aria-label="Para decidir">
          <FalloConsulta consulta={consulta} mensaje="Error al cargar los datos" />
          {data && <Antecedentes clase={clase} de={data.antecedentes} visto={dichos} />}
          {!data && !error && <HuecoDeDatos />}
        </aside>
      )}
    </div>
  );
}
