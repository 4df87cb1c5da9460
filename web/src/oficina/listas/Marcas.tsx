import './marcas.css';
import type { Marca } from '@leal/domain';

/** The words of each mark, for a manager. */
const DICE: Record<Marca, string> = {
  secuencia_repetida: 'Tiene el mismo número que otra captura de ese teléfono.',
  fuera_de_orden: 'Se hizo después de otra captura, pero dice una hora anterior.',
  anterior_en_linea: 'Dice una hora anterior a algo que el teléfono ya había enviado con señal.',
  reloj_atrasado: 'El reloj del teléfono se atrasó justo antes.',
  reloj_movido: 'El reloj del teléfono se movió entre una conexión y otra.',
  telefono_nuevo: 'A esa hora nadie había usado ese teléfono.',
};

/** The points in which a capture does not fit the others of its phone, a sentence each; nothing when all fits. */
export const Marcas = ({ marcas }: { marcas: readonly Marca[] }) =>
  marcas.length === 0 ? null : (
    <ul className="marcas" aria-label="Marcas">
      {marcas.map((marca) => (
        <li key={marca}>{DICE[marca]}</li>
      ))}
    </ul>
  );
