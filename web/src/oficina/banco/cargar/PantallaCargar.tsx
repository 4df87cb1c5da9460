import { buscarEncabezadoDeBanco, proponerColumnasDeBanco } from '@leal/domain';
import { Alert, Button, Input } from 'antd';
import { useId, useState } from 'react';
import { Encabezado } from '../../../ui/encabezado/Encabezado.tsx';
import { ElegirColumnas } from '../../archivo/ElegirColumnas.tsx';
import { ElegirHoja } from '../../archivo/ElegirHoja.tsx';
import { PanelArchivo } from '../../archivo/PanelArchivo.tsx';
import type { ArchivoLeido } from '../../archivo/lectura/leer-archivo.ts';
import type { HojaLeida } from '../../archivo/lectura/hoja-leida.ts';
import { useArchivo } from '../../archivo/use-archivo.ts';
import { CONSEJOS, DE_BANCO, recordadas } from './de-banco.ts';
import { PanelDepositos } from './PanelDepositos.tsx';

const PEGADO = 'Pegado';

/** Rows copied from the bank's page: their cells come with tabs between them, as a file of their own. */
function Pegar({ alPegar }: { alPegar: (archivo: File) => Promise<void> }) {
  const id = useId();
  const [texto, setTexto] = useState('');
  return (
    <details>
      <summary className="tenue alto-dedo">O pega aquí los renglones</summary>
      <div className="pila aire-8">
        <label htmlFor={id}>Con sus títulos, como se ven en la página de tu banco</label>
        <Input.TextArea id={id} rows={5} value={texto} onChange={(e) => setTexto(e.target.value)} />
        <div>
          <Button disabled={texto.trim() === ''} onClick={() => void alPegar(new File([texto], PEGADO))}>
            Leer lo pegado
          </Button>
        </div>
      </div>
    </details>
  );
}

type PropsHoja = { archivo: string; leida: HojaLeida };

function DeLaHoja({ archivo, leida }: PropsHoja) {
  const proponer = (encabezado: number) => ({
    filas: leida.filas,
    encabezado,
    columnas: proponerColumnasDeBanco(leida.filas[encabezado] ?? [], recordadas.leer()),
  });
  const [hoja, setHoja] = useState(() =>
    proponer(Math.max(buscarEncabezadoDeBanco(leida.filas, recordadas.leer()), 0)),
  );
  return (
    <>
      <ElegirColumnas clase={DE_BANCO} leida={leida} hoja={hoja} alCambiar={setHoja} proponer={proponer} />
      {DE_BANCO.faltan(hoja.columnas).length === 0 ? (
        <PanelDepositos hoja={hoja} archivo={archivo} />
      ) : (
        <Alert type="warning" title="Elige las columnas que faltan: la fecha, y el abono o el importe." />
      )}
    </>
  );
}

function DelArchivo({ archivo }: { archivo: ArchivoLeido }) {
  const [cual, setCual] = useState('0');
  const leida = archivo.hojas[Number(cual)] ?? archivo.hojas[0];
  return (
    <>
      <ElegirHoja archivo={archivo} cual={cual} alElegir={setCual} />
      {leida && <DeLaHoja key={cual} archivo={archivo.nombre} leida={leida} />}
    </>
  );
}

/** What the bank tells, from its own file: its columns are found, its deposits looked at, and only then loaded. */
export function PantallaCargar() {
  const archivo = useArchivo(CONSEJOS);
  const { elegido, elegir } = archivo;
  return (
    <div className="pila">
      <Encabezado
        titulo="Cargar movimientos del banco"
        nota="Los depósitos de tu cuenta, desde tu banca en línea"
      />
      <PanelArchivo {...archivo} subtitulo="El .csv o .xlsx que da tu banco" nombre="Archivo del banco">
        <Pegar alPegar={elegir} />
      </PanelArchivo>
      {elegido.estado === 'leido' && (
        <DelArchivo key={elegido.archivo.nombre + elegido.archivo.bytes.length} archivo={elegido.archivo} />
      )}
    </div>
  );
}
