import { listarImportaciones } from '@leal/contract';
import {
  buscarEncabezado,
  COLUMNAS_IMPORTADAS,
  COLUMNAS_NECESARIAS,
  type Correspondencia,
} from '@leal/domain';
import { Alert } from 'antd';
import { useEffect, useState } from 'react';
import { useLlamada } from '../../../lib/api/consultas.ts';
import type { ArchivoLeido } from '../../archivo/lectura/leer-archivo.ts';
import { huellaDe } from '../../archivo/lectura/leer-archivo.ts';
import type { HojaLeida } from '../../archivo/lectura/hoja-leida.ts';
import type { Cobrador } from '../revision/armar.ts';
import { ElegirColumnas } from '../../archivo/ElegirColumnas.tsx';
import { ElegirHoja } from '../../archivo/ElegirHoja.tsx';
import { COLUMNAS } from '../revision/palabras.ts';
import { PanelRevision } from './PanelRevision.tsx';
import { recordadas } from './recordadas.ts';
import { propuestaDe } from './use-revision.ts';

const CARTERA = {
  columnas: COLUMNAS_IMPORTADAS,
  palabras: COLUMNAS,
  faltan: (columnas: Correspondencia) =>
    COLUMNAS_NECESARIAS.filter((columna) => columnas[columna] === undefined),
  recordadas,
};

type PropsHoja = { archivo: ArchivoLeido; leida: HojaLeida; huella: string; cobradores: readonly Cobrador[] };

function DeLaHoja({ archivo, leida, huella, cobradores }: PropsHoja) {
  const proponer = (fila: number) => propuestaDe(leida, fila);
  const [hoja, setHoja] = useState(() =>
    proponer(Math.max(buscarEncabezado(leida.filas, recordadas.leer()), 0)),
  );
  const { data } = useLlamada(listarImportaciones, { consulta: { huella } });
  const completa = CARTERA.faltan(hoja.columnas).length === 0;
  const importacion = data?.datos[0];
  const antes = importacion && importacion.creditos > 0 ? importacion : null;
  const nombre = leida.nombre === '' ? archivo.nombre : `${archivo.nombre} · ${leida.nombre}`;
  return (
    <>
      <ElegirColumnas clase={CARTERA} leida={leida} hoja={hoja} alCambiar={setHoja} proponer={proponer} />
      {completa ? (
        <PanelRevision hoja={hoja} huella={huella} archivo={nombre} cobradores={cobradores} antes={antes} />
      ) : (
        <Alert type="warning" title="Elige las columnas que faltan para revisar los renglones." />
      )}
    </>
  );
}

type Props = { archivo: ArchivoLeido; cobradores: readonly Cobrador[] };

/** What a file holds: one of its sheets, its columns, and their dry run. Each sheet is an import of its own. */
export function DelArchivo({ archivo, cobradores }: Props) {
  const [cual, setCual] = useState('0');
  const leida = archivo.hojas[Number(cual)] ?? archivo.hojas[0];
  const [huella, setHuella] = useState<string | null>(null);
  useEffect(() => {
    let vigente = true;
    void huellaDe(archivo.bytes, leida?.nombre ?? '').then((nueva) => vigente && setHuella(nueva));
    return () => {
      vigente = false;
    };
  }, [archivo, leida]);
  const elegir = (lugar: string) => {
    setHuella(null);
    setCual(lugar);
  };
  return (
    <>
      <ElegirHoja archivo={archivo} cual={cual} alElegir={elegir} />
      {leida && huella && (
        <DeLaHoja key={huella} archivo={archivo} leida={leida} huella={huella} cobradores={cobradores} />
      )}
    </>
  );
}
