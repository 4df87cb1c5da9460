import { useState } from 'react';
import { Vacio } from '../../../ui/estados/Vacio.tsx';
import { type Columna, Tabla } from '../../../ui/tabla/Tabla.tsx';
import type { Revisado } from '../revision/revisar.ts';
import { Mendar } from './Mendar.tsx';
import { CLASES, porQue, type PropsRenglones } from './renglon.ts';

const texto = (campo: keyof Revisado['textos'], titulo: string, ancho: number): Columna<Revisado> => ({
  clave: campo,
  titulo,
  ancho,
  celda: ({ textos }) => <span translate="no">{textos[campo]}</span>,
});

const COLUMNAS: readonly Columna<Revisado>[] = [
  {
    clave: 'renglon',
    titulo: 'Renglón',
    ancho: 84,
    cifra: true,
    valor: ({ renglon }) => renglon,
    celda: ({ renglon }) => renglon,
  },
  {
    clave: 'clase',
    titulo: 'Estado',
    ancho: 90,
    valor: ({ clase }) => CLASES[clase],
    celda: ({ clase }) => <span className={clase === 'mal' ? 'mal' : undefined}>{CLASES[clase]}</span>,
  },
  { clave: 'porque', titulo: 'Por qué', ancho: 280, crece: true, celda: porQue },
  texto('nombre', 'Cliente', 180),
  texto('cobrador', 'Cobrador', 150),
  texto('monto_solicitado', 'Monto', 110),
  texto('dias_pago', 'Plazo', 80),
  texto('fecha_inicio', 'Inicio', 110),
  texto('total_pagado', 'Pagado', 110),
];

const claveDe = ({ renglon }: Revisado): string => String(renglon);

/** Every row of the file; one unfolds to its cells, to be mended, and its doubts, to be accepted. */
export function TablaRevision({ filas, alMendar, alAceptar }: PropsRenglones) {
  const [orden, setOrden] = useState('');
  const [abierto, setAbierto] = useState<string | null>(null);
  const ver = (fila: Revisado) => (
    <Mendar
      key={fila.renglon}
      fila={fila}
      alMendar={(campos) => alMendar(fila.renglon, campos)}
      alAceptar={(duda, si) => alAceptar([fila.renglon], duda, si)}
    />
  );
  return (
    <Tabla
      nombre="Renglones del archivo"
      columnas={COLUMNAS}
      filas={filas}
      clave={claveDe}
      orden={orden}
      alOrdenar={setOrden}
      vacia={<Vacio texto="Ningún renglón es así" />}
      tono={({ clase }) => (clase === 'mal' ? 'mal' : clase === 'importada' ? 'tenue' : undefined)}
      detalle={{
        abierto,
        alCambiar: setAbierto,
        ver,
      }}
    />
  );
}
