import { Radio } from 'antd';
import { useState } from 'react';
import { elegirTema, leerTema, type Tema, TEMAS } from '../../lib/tema.ts';

const NOMBRE: Record<Tema, string> = { sistema: 'Automático', claro: 'Claro', oscuro: 'Oscuro' };

/** Seen as soon as it is chosen; 'Automático' follows the device. */
export function ElegirTema() {
  const [tema, setTema] = useState(leerTema);
  const elegir = (nuevo: Tema) => {
    elegirTema(nuevo);
    setTema(nuevo);
  };
  return (
    <Radio.Group
      block
      optionType="button"
      buttonStyle="solid"
      aria-label="Tema"
      value={tema}
      onChange={(e) => elegir(e.target.value as Tema)}
      options={TEMAS.map((value) => ({ value, label: NOMBRE[value] }))}
    />
  );
}
