import { Radio } from 'antd';
import { useState } from 'react';
import { almacenLocal } from '../../lib/almacen-local.ts';

/** 'sistema' follows the device. */
const TEMAS = ['sistema', 'claro', 'oscuro'] as const;
type Tema = (typeof TEMAS)[number];

/** The key of the theme, which arranque.js reads and applies before the first paint. */
const CLAVE = 'leal_tema';

function leerTema(): Tema {
  const guardado = almacenLocal.leer(CLAVE);
  return TEMAS.find((tema) => tema === guardado) ?? 'sistema';
}

/** The theme is kept on this device, and seen at once. */
function elegirTema(tema: Tema): void {
  if (tema === 'sistema') almacenLocal.borrar(CLAVE);
  else almacenLocal.guardar(CLAVE, tema);
  globalThis.dispatchEvent(new Event('leal:tema'));
}

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
