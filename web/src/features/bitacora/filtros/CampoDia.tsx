import type { Fecha } from '@leal/domain';
import { Input } from 'antd';
import { useState } from 'react';
import { leerDia } from '../datos/filtro.ts';

type Props = {
  nombre: string;
  dia: Fecha | undefined;
  desde?: Fecha | undefined;
  hasta?: Fecha | undefined;
  alElegir: (dia: Fecha | undefined) => void;
};

/** A day by the device's own calendar; what is half typed filters nothing yet. */
export function CampoDia({ nombre, dia, desde, hasta, alElegir }: Props) {
  const [texto, setTexto] = useState<string>(dia ?? '');
  const [anterior, setAnterior] = useState(dia);
  // The filter was changed elsewhere (cleared, or 'back').
  if (dia !== anterior) {
    setAnterior(dia);
    if (leerDia(texto) !== dia) setTexto(dia ?? '');
  }
  const escribir = (nuevo: string) => {
    setTexto(nuevo);
    const leido = leerDia(nuevo);
    if (leido !== undefined || nuevo === '') alElegir(leido);
  };
  return (
    <label className="bitacora-dia">
      <span>{nombre}</span>
      <Input type="date" min={desde} max={hasta} value={texto} onChange={(e) => escribir(e.target.value)} />
    </label>
  );
}
