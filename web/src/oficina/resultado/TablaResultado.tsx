import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { Monto } from '../../ui/Monto.tsx';
import { type ColumnaSencilla, TablaSencilla } from '../../ui/tabla/TablaSencilla.tsx';
import { type Fila, hayCastigos, hayPerdidas, type Lineas } from './resultado.ts';

const esTotal = ({ id }: Fila): boolean => id === '';

const linea = (
  clave: keyof Lineas,
  titulo: string,
  lado?: 'izquierda',
): ColumnaSencilla<Fila> & { titulo: string } => ({
  clave,
  titulo,
  cifra: true,
  nombre: true,
  ...(lado && { lado }),
  celda: (fila) => {
    const monto = <Monto valor={fila[clave]} />;
    return esTotal(fila) || clave === 'resultado' ? <strong>{monto}</strong> : monto;
  },
});

type Con = { conPerdidas: boolean; conCastigos: boolean };

const columnasDe = (base: string, { conPerdidas, conCastigos }: Con): readonly ColumnaSencilla<Fila>[] => [
  {
    clave: 'nombre',
    titulo: 'Cobrador',
    principal: true,
    celda: (fila) =>
      esTotal(fila) ? (
        <strong>{fila.nombre}</strong>
      ) : (
        <Link to={`${base}/rutas/${fila.id}/reportes`}>{fila.nombre}</Link>
      ),
  },
  linea('resultado', 'Resultado'),
  linea('interes', 'Interés', 'izquierda'),
  linea('gastos', 'Gastos'),
  linea('condonado', 'Diferencias', 'izquierda'),
  ...(conPerdidas ? [linea('perdido', 'No llegaron')] : []),
  ...(conCastigos ? [linea('castigado', 'Castigos', 'izquierda'), linea('recuperado', 'Recuperado')] : []),
];

type Props = { base: string; filas: readonly Fila[]; ocupada: boolean };

/** Every collector is there, and the office last, so that paper and clipboard have them all. */
export function TablaResultado({ base, filas, ocupada }: Props) {
  const conPerdidas = hayPerdidas(filas);
  const conCastigos = hayCastigos(filas);
  return (
    <TablaSencilla
      nombre="Por cobrador"
      clase="resultado-cobradores"
      areas={`'nombre resultado' 'interes gastos' 'condonado ${conPerdidas ? 'perdido' : 'condonado'}'${conCastigos ? " 'castigado recuperado'" : ''}`}
      columnas={useMemo(
        () => columnasDe(base, { conPerdidas, conCastigos }),
        [base, conPerdidas, conCastigos],
      )}
      filas={filas}
      clave={({ id }) => id}
      ocupada={ocupada}
    />
  );
}
